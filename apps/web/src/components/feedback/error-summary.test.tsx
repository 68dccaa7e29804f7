import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FieldError } from './error-summary.tsx'

const inn: FieldError = { fieldId: 'inn', label: 'ИНН', message: 'ИНН состоит из 14 цифр.' }
const amount: FieldError = { fieldId: 'amount', label: 'Сумма', message: 'Введите сумму.' }

const form = (errors: readonly FieldError[]) => (
  <>
    <ErrorSummary errors={errors} />
    <input id="inn" aria-label="ИНН" />
    <input id="amount" aria-label="Сумма" />
  </>
)

test('one mistake takes the focus to its field', async () => {
  await renderInApp(form([amount]))
  expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveFocus()
})

test('of several mistakes the first field takes the focus, and the list leads to each', async () => {
  const { user } = await renderInApp(form([inn, amount]))
  const summary = screen.getByRole('alert')
  expect(screen.getByRole('textbox', { name: 'ИНН' })).toHaveFocus()
  expect(summary).toHaveTextContent('Исправьте 2 поля')
  await user.click(screen.getByRole('link', { name: 'Введите сумму.' }))
  expect(screen.getByRole('textbox', { name: 'Сумма' })).toHaveFocus()
})

test('a mistake of a field that is not on the screen takes the focus to the list', async () => {
  await renderInApp(form([{ fieldId: 'elsewhere', label: 'БИК', message: 'Введите сумму.' }]))
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('the bank’s own sentence that begins with the name of the field is not named twice', async () => {
  const message = 'Сумма: не больше 1 000 000,00'
  await renderInApp(form([{ ...amount, message }]))
  expect(screen.getByRole('link')).toHaveTextContent(/^Сумма: не больше 1 000 000,00$/)
})

test('a form without mistakes has no summary', async () => {
  await renderInApp(form([]))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
