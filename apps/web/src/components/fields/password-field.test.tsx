import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { PasswordField } from './password-field.tsx'

function Bench() {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      label="Пароль"
      value={value}
      onChange={setValue}
      autoComplete="current-password"
    />
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('Пароль')

describe('a password', () => {
  test('is hidden while it is typed, and shown only to whoever requests it', async () => {
    const { user } = await renderInApp(<Bench />)
    expect(field().type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }))
    expect(field().type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
    expect(field().type).toBe('password')
  })

  test('may be pasted, as long as it is, and is reported to password managers', async () => {
    const { user } = await renderInApp(<Bench />)
    const long = `Очень длинный пароль ${'x'.repeat(200)} 🔑`
    await user.click(field())
    await user.paste(long)
    expect(field().value).toBe(long)
    expect(field().autocomplete).toBe('current-password')
    expect(field().maxLength).toBe(-1)
  })
})
