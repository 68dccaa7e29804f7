import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ErrorSummary } from './error-summary.tsx'
import type { FieldError } from './error-summary.tsx'

const inn: FieldError = { fieldId: 'inn', words: 'ИНН состоит из 14 цифр.' }
const amount: FieldError = { fieldId: 'amount', words: 'Введите сумму.' }

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
  await renderInApp(form([{ fieldId: 'elsewhere', words: 'Введите БИК.' }]))
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('a form without mistakes has no summary', async () => {
  await renderInApp(form([]))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
