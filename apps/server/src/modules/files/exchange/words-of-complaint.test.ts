import { expect, test } from 'vitest'

import { wordsOfComplaint } from './words-of-complaint.ts'

test('words that fit any field name the one that is meant', () => {
  const tooLong = { code: 'FIELD_TOO_LONG', field: 'purpose', params: { max: 210 } }
  expect(wordsOfComplaint(tooLong, 'ru')).toBe('Назначение платежа: не больше 210 символов.')
  const empty = { code: 'FIELD_REQUIRED', field: 'purpose', params: { field: 'purpose' } }
  expect(wordsOfComplaint(empty, 'ru')).toBe('Укажите назначение платежа.')
})

test('the words of a rule of the bank stand as the bank has written them', () => {
  const message = { ru: 'Только латиница', ky: 'Латын тамгалары гана', en: 'Latin letters only' }
  const complaint = { code: 'FIELD_PATTERN', field: 'recipientName', params: {}, message }
  expect(wordsOfComplaint(complaint, 'ky')).toBe('Латын тамгалары гана')
})

test('a complaint about the whole file has no field', () => {
  expect(wordsOfComplaint({ code: 'FILE_DAMAGED', params: {} }, 'en')).not.toMatch(/^\w+: /)
})
