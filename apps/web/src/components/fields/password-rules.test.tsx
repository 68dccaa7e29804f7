import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { PasswordRules } from './password-rules.tsx'

test('each rule says in words whether the password keeps it', async () => {
  await renderInApp(<PasswordRules password="secret1!" />)
  expect(screen.getAllByRole('listitem').map(line => line.textContent)).toEqual([
    'Не меньше 8 символов: выполнено',
    'Заглавная латинская буква: не выполнено',
    'Строчная латинская буква: выполнено',
    'Цифра: выполнено',
    'Специальный символ, например ! или #: выполнено',
  ])
})
