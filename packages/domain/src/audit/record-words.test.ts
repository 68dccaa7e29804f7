import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { auditDetailName, auditDetailValue } from './record-words.ts'

const read = (action: string, name: string, value: string) =>
  languages.map(language => auditDetailValue({ action, name, value }, language))

test('the journal names the states of a card and the reason of its block in words', () => {
  const action = 'cardBlocked'
  expect(auditDetailValue({ action, name: 'statusBefore', value: 'ACTIVE' }, 'ru')).toBe(
    'Действует',
  )
  expect(auditDetailValue({ action, name: 'status', value: 'BLOCKED' }, 'ky')).toBe('Бөгөттөлгөн')
  expect(auditDetailValue({ action, name: 'reason', value: 'TEMPORARY' }, 'en')).toBe(
    'Temporary block',
  )
})

test('a reason that the bank has written stays as it is', () => {
  const reason = 'Постановление суда № 17'
  expect(read('ACCOUNT_ARRESTED', 'reason', reason)).toEqual([reason, reason, reason])
})

describe('the journal reads a changed contract in words', () => {
  test.each([
    ['signScheme', 'TWO_SIGNATORY', ['Две подписи', 'Эки кол тамга', 'Two signatures']],
    ['signType', 'TOTP', ['Код из приложения', 'Тиркемедеги код', 'Authenticator code']],
    ['isActive', 'true', ['Да', 'Ооба', 'Yes']],
    ['expirationDate', '2027-12-31', ['31.12.2027', '31.12.2027', '31.12.2027']],
    ['expirationDate', 'null', ['нет', 'жок', 'none']],
  ])('%s %s', (name, value, words) => {
    expect(read('CONTRACT_CHANGED', name, value)).toEqual(words)
    expect(languages.map(language => auditDetailName(name, language))).not.toContain(name)
  })
})

describe('the journal reads a changed limit of a card in words', () => {
  test.each([
    ['limitType', 'CASH_LIMIT', 'Снятие наличных'],
    ['maxAmount', '50000.00', '50\u00a0000,00\u00a0KGS'],
    ['maxNumber', '3', '3'],
    ['maxNumber', 'null', 'нет'],
    ['startDate', 'null', 'нет'],
    ['endDate', '2026-12-31', '31.12.2026'],
  ])('%s %s', (name, value, words) => {
    expect(read('cardLimitChanged', name, value)[0]).toBe(words)
  })
})

test('one detail is read by the action that it belongs to', () => {
  expect(read('statementOrdered', 'kind', 'POS')[0]).toBe('POS-терминалы')
  expect(read('loanClaimSent', 'kind', 'FULL_REPAYMENT')[0]).toBe('Полное досрочное погашение')
  expect(read('permissionsChanged', 'after', '["READ"]')[0]).not.toContain('READ')
  // The new name that somebody gave to an account is theirs.
  expect(read('accountRenamed', 'after', 'READ')[0]).toBe('READ')
})

test('a record number is called so, also that of a letter', () => {
  expect(languages.map(language => auditDetailName('letterId', language))).toEqual([
    'Письмо (номер записи)',
    'Кат (жазуунун номери)',
    'Letter (record number)',
  ])
})
