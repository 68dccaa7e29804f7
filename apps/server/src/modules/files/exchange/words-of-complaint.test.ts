import { placesOf } from '@tartip/domain/errors/catalogue'
import { importErrors } from '@tartip/domain/errors/import-errors'
import { languages } from '@tartip/domain/language'
import { expect, test } from 'vitest'

import { rowPlace, wordsInRow, wordsOfComplaint } from './words-of-complaint.ts'

test('words that fit any field name the one that is meant', () => {
  const tooLong = { code: 'FIELD_TOO_LONG', field: 'purpose', params: { max: 210 } }
  expect(wordsOfComplaint(tooLong, 'ru')).toBe('Назначение платежа: не больше 210 символов.')
  const empty = { code: 'FIELD_REQUIRED', field: 'purpose', params: { field: 'purpose' } }
  expect(wordsOfComplaint(empty, 'ru')).toBe('Укажите назначение платежа.')
})

test('words about the account that pays say which account they mean', () => {
  const complaint = { code: 'ACCOUNT_NOT_FOUND', field: 'payerAccount', params: {} }
  expect(wordsOfComplaint(complaint, 'ru')).toBe('Счёт списания: счёт не найден.')
  const recipient = { ...complaint, field: 'recipientAccount' }
  expect(wordsOfComplaint(recipient, 'ru')).toBe('Счёт не найден.')
})

test('the words of a rule of the bank stand as the bank has written them', () => {
  const message = { ru: 'Только латиница', ky: 'Латын тамгалары гана', en: 'Latin letters only' }
  const complaint = { code: 'FIELD_PATTERN', field: 'recipientName', params: {}, message }
  expect(wordsOfComplaint(complaint, 'ky')).toBe('Латын тамгалары гана')
  const ofPayer = { ...complaint, code: 'ACCOUNT_CLOSED_TO_PAYERS', field: 'payerAccount' }
  expect(wordsOfComplaint(ofPayer, 'en')).toBe('Latin letters only')
})

test('a complaint about the whole file has no field', () => {
  expect(wordsOfComplaint({ code: 'FILE_DAMAGED', params: {} }, 'en')).not.toMatch(/^\w+: /)
})

test('words in a row do not repeat its number', () => {
  const negative = { code: 'CELL_AMOUNT_NEGATIVE', row: 14, params: { row: 14, value: '-5' } }
  expect(wordsOfComplaint(negative, 'ru')).toMatch(/^Строка 14: сумма «-5» отрицательная/)
  expect(wordsInRow(negative, 'ru')).toMatch(/^Сумма «-5» отрицательная/)
  expect(wordsInRow(negative, 'ky')).toMatch(/^«-5» суммасы терс/)
  const likely = { code: 'PAYMENT_LIKELY_REPEATED', row: 3, params: { number: '7', score: 90 } }
  expect(wordsInRow(likely, 'en')).toBe(wordsOfComplaint(likely, 'en'))
})

test.each(languages)('every word of the reader about a row begins with its place: %s', language => {
  const ofRows = Object.values(importErrors).filter(texts => placesOf(texts.ru).includes('row'))
  expect(ofRows.length).toBeGreaterThan(0)
  for (const texts of ofRows) expect(texts[language].startsWith(rowPlace[language])).toBe(true)
})
