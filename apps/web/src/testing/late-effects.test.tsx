import { render, screen } from '@testing-library/react'
import { useEffect, useRef, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'

function Page({ answer }: { answer: Promise<void> }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    void answer.then(() => setIsShown(true))
  }, [answer])
  return isShown ? <Answer /> : null
}

function Answer() {
  const button = useRef<HTMLButtonElement>(null)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    button.current?.focus()
    setIsReady(true)
  }, [])
  return (
    <button ref={button} type="button">
      {isReady ? 'Готово' : 'Ответ'}
    </button>
  )
}

test('what a test has found has done what it does after it is shown', async () => {
  let giveAnswer = () => {}
  const answer = new Promise<void>(resolve => {
    giveAnswer = resolve
  })
  render(<Page answer={answer} />)
  // A busy machine: React does one thing a turn, and each turn takes a while.
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  const busy = new MutationObserver(() => {
    for (const end = Date.now() + 3; Date.now() < end;);
  })
  // The page is that of the next test too, which may have a clock that stands still.
  onTestFinished(() => busy.disconnect())
  busy.observe(document.body, { childList: true, subtree: true })
  // Outside of what the test awaits, as an answer of the bank.
  setTimeout(() => giveAnswer(), 0)
  const button = await screen.findByRole('button')
  expect(button).toHaveFocus()
  expect(button).toHaveTextContent('Готово')
})
