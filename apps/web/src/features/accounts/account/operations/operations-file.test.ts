import { expect, test } from 'vitest'
import { csvOfTable } from '../../../../lib/table-file/csv-file.ts'
import { accountOf } from '../../testing/account-builder.ts'
import { operationOf } from '../../testing/bank-answers.ts'
import type { ListPeriod } from '../account-search.ts'
import { operationsFile, operationsFileName } from './operations-file.ts'

const words = {
  date: 'Дата',
  number: 'Номер',
  counterparty: 'Контрагент',
  counterpartyAccount: 'Счёт',
  counterpartyBank: 'Банк',
  purpose: 'Назначение',
  debit: 'Расход',
  credit: 'Приход',
  balance: 'Остаток',
}

test('debit and credit stand in columns of their own, the day is the day of the bank', () => {
  const late = operationOf({ bookedDate: '2026-11-27T19:30:00.000Z', counterpartyBank: '124030' })
  const credit = operationOf({ direction: 'CREDIT', amount: '150.00', documentNumber: null })
  const lines = csvOfTable(operationsFile([late, credit], words, 'KGS')).split('\r\n')
  expect(lines[0]).toContain('"Расход, KGS";"Приход, KGS";"Остаток, KGS"')
  expect(lines[1]).toBe(
    '28.11.2026;"1042";"ОсОО «Ысык-Көл Сүт»";"1240120000100001";"124030";"Оплата по договору 12";86210,00;"";913790,00',
  )
  expect(lines[2]).toContain(';"";150,00;')
})

test('a purpose that a stranger wrote as a formula stays a text', () => {
  const operation = operationOf({ purpose: '=HYPERLINK("http://x")' })
  expect(csvOfTable(operationsFile([operation], words, 'KGS'))).toContain(
    '"\'=HYPERLINK(""http://x"")"',
  )
})

test('the file is named after the account and the period requested', () => {
  const nameOf = (period: ListPeriod) => operationsFileName(accountOf(), period, '2026-11-30')
  expect(nameOf({ kind: 'DATES', from: '2026-10-01', to: '2026-10-31' })).toBe(
    'operations-1091820100380142-2026-10-01-2026-10-31',
  )
  expect(nameOf({ kind: 'LAST', days: 30, from: '2026-11-01' })).toBe(
    'operations-1091820100380142-2026-11-01-2026-11-30',
  )
  expect(nameOf({ kind: 'ALL' })).toBe('operations-1091820100380142-2026-11-30')
})
