import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { BlockingDialog } from './blocking-dialog.tsx'

function Page() {
  const [isAsked, setIsAsked] = useState(false)
  // As an answer of the bank does: React commits and runs its later effects in turns of their own.
  useEffect(() => {
    const timer = setTimeout(() => setIsAsked(true), 0)
    return () => clearTimeout(timer)
  }, [])
  if (!isAsked) return <button type="button">Оплатить</button>
  return (
    <BlockingDialog titleId="title" textId="text">
      <h2 id="title">Сеанс завершён</h2>
      <p id="text">Войдите снова</p>
      <button type="button" data-autofocus>
        Войти
      </button>
    </BlockingDialog>
  )
}

test('a dialog is open from the moment its text is on the page', async () => {
  render(<Page />)
  const opened = new Promise<boolean>(resolve => {
    const observer = new MutationObserver(() => {
      resolve(document.querySelector('dialog')?.open === true)
      observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  expect(await opened).toBe(true)
  await act(() => Promise.resolve())
  expect(screen.getByRole('button', { name: 'Войти' })).toHaveFocus()
})
