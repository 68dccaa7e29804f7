import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { CodeField } from './code-field.tsx'

const input = () => screen.getByRole('textbox', { name: 'Код' })

function Field({ onComplete, error }: { onComplete: (code: string) => void; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <CodeField
      label="Код"
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      error={error}
    />
  )
}

test('the sixth digit sends the code once', async () => {
  const onComplete = vi.fn()
  const { user } = await renderInApp(<Field onComplete={onComplete} />)
  await user.type(input(), '1234567')
  expect(input()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('a code pasted with a space in it is taken', async () => {
  const onComplete = vi.fn()
  const { user } = await renderInApp(<Field onComplete={onComplete} />)
  await user.click(input())
  await user.paste('123 456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('a corrected code is sent again', async () => {
  const onComplete = vi.fn()
  const { user } = await renderInApp(<Field onComplete={onComplete} />)
  await user.type(input(), '123456{Backspace}6')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

test('a refused code stays to be corrected, and phones may fill it in from a message', async () => {
  const { user } = await renderInApp(<Field onComplete={() => undefined} error="Неверный код." />)
  await user.type(input(), '123456')
  expect(input()).toHaveValue('123456')
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input()).toHaveAccessibleDescription('Неверный код.')
})
