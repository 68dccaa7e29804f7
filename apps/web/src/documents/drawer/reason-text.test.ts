import { expect, test } from 'vitest'
import { reasonText } from './reason-text.ts'

test('a reason in the words of its code is reported in the language of the reader', () => {
  const written = 'Счёт получателя закрыт'
  expect(reasonText(written, 'RECIPIENT_ACCOUNT_CLOSED', 'ky')).not.toMatch(/закрыт/)
  expect(reasonText(written, 'RECIPIENT_ACCOUNT_CLOSED', 'ru')).toBe('Счёт получателя закрыт.')
})

test('what a person wrote stays as it is', () => {
  const written = 'Проверьте номер акта: в договоре другой'
  expect(reasonText(written, 'RECIPIENT_ACCOUNT_CLOSED', 'en')).toBe(written)
  expect(reasonText(written, null, 'en')).toBe(written)
})
