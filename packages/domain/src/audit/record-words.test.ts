import { expect, test } from 'vitest'
import { auditDetailValue } from './record-words.ts'

test('the journal names the states of a card and the reason of its block in words', () => {
  expect(auditDetailValue('statusBefore', 'ACTIVE', 'ru')).toBe('Действует')
  expect(auditDetailValue('status', 'BLOCKED', 'ky')).toBe('Бөгөттөлгөн')
  expect(auditDetailValue('reason', 'TEMPORARY', 'en')).toBe('Temporary block')
})

test('a reason that the bank has written stays as it is', () => {
  expect(auditDetailValue('reason', 'Постановление суда № 17', 'en')).toBe(
    'Постановление суда № 17',
  )
})
