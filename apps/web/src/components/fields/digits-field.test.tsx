import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { AccountNumberField } from './account-number-field.tsx'
import { caretAfterDigits, groupDigits } from './digit-groups.ts'

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Счёт' })

function Field() {
  const [value, setValue] = useState('')
  return (
    <>
      <AccountNumberField label="Счёт" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

test('a pasted account number with spaces of any kind becomes plain digits, shown in groups', async () => {
  const { user } = await renderInApp(<Field />)
  await user.click(input())
  await user.paste('1091\u00A08201\u202F0038 \u200B0142')
  expect(screen.getByRole('status')).toHaveTextContent('1091820100380142')
  expect(input()).toHaveValue('1091\u00A08201\u00A00038\u00A00142')
})

test('a seventeenth digit is not accepted', async () => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), '10918201003801429')
  expect(screen.getByRole('status')).toHaveTextContent('1091820100380142')
})

test.each([
  [
    'with a seventeenth digit',
    '1091 8201 0038 0142 9',
    'Вставлено цифр: 17, а нужно: 16. Номер не вставлен.',
  ],
  [
    'with words',
    'р/с 1091820100380142',
    'Во вставленном тексте есть не только цифры. Номер не вставлен.',
  ],
  [
    'of two numbers',
    '1091820100380142, 1180',
    'Во вставленном тексте есть не только цифры. Номер не вставлен.',
  ],
])('a pasted text %s is refused by name and nothing is cut', async (_name, text, reason) => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), '12')
  await user.clear(input())
  await user.paste(text)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByText(reason)).toBeVisible()
  await user.paste('1091-8201-0038-0142')
  expect(screen.getByRole('status')).toHaveTextContent('1091820100380142')
  expect(screen.queryByText(reason)).toBeNull()
})

test('a pasted text that is refused leaves the number as it was', async () => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), '1091820100380142')
  await user.tripleClick(input())
  await user.paste('10918201003801429')
  expect(screen.getByRole('status')).toHaveTextContent('1091820100380142')
  expect(input()).toHaveValue('1091\u00A08201\u00A00038\u00A00142')
  expect(screen.getByText(/Вставлено цифр: 17/)).toBeVisible()
})

const putIn = (value: string, inputType: string, data = value) =>
  fireEvent.input(input(), { target: { value }, inputType, data })

test.each(['insertText', 'insertCompositionText'])(
  'a whole text that a phone keyboard or dictation puts in by %s is refused by name, not cut',
  async inputType => {
    await renderInApp(<Field />)
    putIn('1091820100380142 9', inputType)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByText(/Вставлено цифр: 17/)).toBeVisible()
    putIn('1091820100380142', inputType)
    expect(screen.getByRole('status')).toHaveTextContent('1091820100380142')
  },
)

test('a composition that grows by single characters is typed: letters are left out', async () => {
  await renderInApp(<Field />)
  for (const composed of ['1', '12', '12x']) putIn(composed, 'insertCompositionText')
  expect(screen.getByRole('status')).toHaveTextContent('12')
  expect(screen.queryByText(/Номер не вставлен/)).toBeNull()
})

test('the caret stays behind its digit when a group closes before it', () => {
  expect(groupDigits('12345', [4, 4])).toBe('1234\u00A05')
  expect(caretAfterDigits('1234\u00A05', 5)).toBe(6)
  expect(caretAfterDigits('1234\u00A05', 0)).toBe(0)
})
