import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { TextField } from './text-field.tsx'

function NameField({ start = '' }: { start?: string }) {
  const [name, setName] = useState(start)
  return <TextField label="Название" value={name} onChange={setName} maxLength={10} />
}

const field = () => screen.getByRole('textbox', { name: 'Название' })

test('a pasted text that is too long is refused and named, never cut', async () => {
  const { user } = await renderInApp(<NameField start="Склад" />)
  await user.clear(field())
  await user.type(field(), 'Касса')
  await user.paste(' на Ошском рынке')
  expect(field()).toHaveValue('Касса')
  expect(field()).toHaveAccessibleDescription('Не больше 10 символов.')
  await user.paste(' № 2')
  expect(field()).toHaveValue('Касса № 2')
  expect(field()).not.toHaveAccessibleDescription('Не больше 10 символов.')
})

test('a letter beyond the last one is not taken, and the field says why', async () => {
  const { user } = await renderInApp(<NameField />)
  await user.type(field(), 'Десять букв')
  expect(field()).toHaveValue('Десять бук')
  expect(field()).toHaveAccessibleDescription('Не больше 10 символов.')
})

test('a name that was too long before can be made shorter', async () => {
  const { user } = await renderInApp(<NameField start="Двенадцать б" />)
  await user.type(field(), '{Backspace}')
  expect(field()).toHaveValue('Двенадцать ')
})

test('the refusal ends when the field is left, and leaves the caret where it was', async () => {
  const { user } = await renderInApp(<NameField start="Десять бук" />)
  const input = field() as HTMLInputElement
  await user.type(input, 'х', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(input).toHaveAccessibleDescription('Не больше 10 символов.')
  expect(input.selectionStart).toBe(3)
  await user.tab()
  expect(input).not.toHaveAccessibleDescription('Не больше 10 символов.')
  expect(input).toHaveValue('Десять бук')
})

test('what the bank says of a text stands before the refusal of a longer one', async () => {
  const answer = 'Такое название уже есть.'
  const { user } = await renderInApp(
    <TextField
      label="Название"
      value="Склад"
      onChange={() => undefined}
      maxLength={5}
      error={answer}
    />,
  )
  await user.type(field(), 'ы')
  expect(field()).toHaveAccessibleDescription(answer)
})

test('the form learns that the field was left', async () => {
  const onBlur = vi.fn()
  const { user } = await renderInApp(
    <TextField label="Название" value="" onChange={() => undefined} onBlur={onBlur} />,
  )
  await user.click(field())
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})
