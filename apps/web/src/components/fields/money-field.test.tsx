import { fireEvent, screen } from '@testing-library/react'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { MoneyField, typedTextOf } from './money-field.tsx'

const gap = '\u00A0'
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' })

function Field({ initial = '', currency = 'KGS' }: { initial?: string; currency?: CurrencyCode }) {
  const [value, setValue] = useState(initial)
  return <MoneyField label="Сумма" currency={currency} value={value} onChange={setValue} />
}

function paste(text: string): void {
  input().setSelectionRange(0, input().value.length)
  fireEvent.paste(input(), { clipboardData: { getData: () => text } })
}

test('digits group themselves while they are typed', async () => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), '1234567,8')
  expect(input()).toHaveValue(`1${gap}234${gap}567,8`)
})

test('the caret stays behind the digit that was typed in the middle', async () => {
  const { user } = await renderInApp(<Field initial={`1${gap}234,50`} />)
  await user.click(input())
  input().setSelectionRange(1, 1)
  await user.keyboard('9')
  expect(input()).toHaveValue(`19${gap}234,50`)
  expect(input().selectionStart).toBe(2)
})

test.each([
  ['1 234 567,89', `1${gap}234${gap}567,89`],
  ['1,234,567.89', `1${gap}234${gap}567,89`],
  ['1.234.567,89', `1${gap}234${gap}567,89`],
  ['100500 сом', `100${gap}500,00`],
  ['5,', '5,00'],
])('a pasted %s is read as the amount it is', async (pasted, shown) => {
  await renderInApp(<Field />)
  paste(pasted)
  expect(input()).toHaveValue(shown)
})

test('a pasted 1,234 needs a choice by the person, which is used', async () => {
  const { user } = await renderInApp(<Field />)
  paste('1,234')
  expect(input()).toHaveValue('')
  expect(screen.getByRole('alert')).toHaveTextContent('Какая сумма имеется в виду?')
  expect(screen.getByRole('button', { name: '1,234' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: `1${gap}234,00` }))
  expect(input()).toHaveValue(`1${gap}234,00`)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a pasted text that is no amount stays, for the form to explain', async () => {
  await renderInApp(<Field />)
  paste(' 1e3 ')
  expect(input()).toHaveValue('1e3')
})

test('the comma of a typed amount can be deleted', async () => {
  const { user } = await renderInApp(<Field initial="0,1" />)
  await user.click(input())
  input().setSelectionRange(3, 3)
  await user.keyboard('{Backspace}{Backspace}')
  expect(input()).toHaveValue('0')
})

test('a saved amount opens as it would have been typed, never a hundred times larger', () => {
  expect(typedTextOf('66888.99', 'KGS')).toBe(`66${gap}888,99`)
  expect(typedTextOf('100500.10', 'KGS')).toBe(`100${gap}500,10`)
  expect(typedTextOf('100', 'JPY')).toBe('100')
  expect(typedTextOf('', 'KGS')).toBe('')
})
