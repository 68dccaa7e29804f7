import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeField } from '../../components/fields/code-field.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { renderInApp } from '../../testing/render.tsx'
import { ConfirmationPlace, useReadyConfirmation } from './confirmation.tsx'

function Confirmation({ typedAhead }: { typedAhead: string }) {
  const [code, setCode] = useState(typedAhead)
  return <CodeField label="Код" value={code} autoFocus onChange={setCode} />
}

test('digits typed before the confirmation has come are in its field, which has the focus', async () => {
  let sendCode: (part: typeof Confirmation) => void = () => undefined
  const code = new Promise<typeof Confirmation>(resolve => (sendCode = resolve))
  const { Part } = lazyPart(() => code)
  const { user } = await renderInApp(
    <ConfirmationPlace>{typedAhead => <Part typedAhead={typedAhead} />}</ConfirmationPlace>,
  )
  await user.keyboard('129{Backspace}3')
  await act(async () => sendCode(Confirmation))
  const field = await screen.findByLabelText('Код')
  expect(field).toHaveValue('123')
  expect(field).toHaveFocus()
  await user.keyboard('456')
  expect(field).toHaveValue('123456')
})

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a movement of the pointer', () => fireEvent.pointerMove(document.body)],
  ['a touch', () => fireEvent.pointerDown(document.body)],
])('the desk loads the confirmation at the first input of the person: %s', (_name, giveInput) => {
  const preload = vi.fn<() => void>()
  function Desk() {
    useReadyConfirmation(preload)
    return null
  }
  render(<Desk />)
  expect(preload).not.toHaveBeenCalled()
  giveInput()
  giveInput()
  expect(preload).toHaveBeenCalledOnce()
})
