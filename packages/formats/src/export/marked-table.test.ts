import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPayrollRegister, type PayrollRegister } from '../import/payroll-register.ts'
import { readXlsx } from '../import/xlsx.ts'
import { markedTableOf } from './marked-table.ts'

const caseBytes = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../cases/payroll/${name}`, import.meta.url)))

async function read(bytes: Uint8Array): Promise<PayrollRegister> {
  const register = await readPayrollRegister(bytes, { accountPrefix: '109' })
  if (!register.ok) throw new Error(register.error.code)
  return register.value
}

const marksOf = ({ complaints, columns }: PayrollRegister) =>
  complaints.map(({ row = 0, field, code }) => ({
    row,
    column: columns[field as 'amount'] ?? 0,
    words: code,
    isWarning: false,
  }))

test.each([
  'p02_account_stored_as_number_15_digits.xlsx',
  'p09_zero_negative_parenthesis_over_limit.xlsx',
  'p10_date_serial_text_us.xlsx',
  'p12_duplicate_account.xlsx',
  'c01_semicolon_cp1251.csv',
])('%s with its faults marked is the same table with a column of words', async name => {
  const bytes = caseBytes(name)
  const before = await read(bytes)
  const table = { sheet: before.sheet, headingRow: before.headingRow, heading: 'Что исправить' }
  const marked = await markedTableOf(bytes, table, marksOf(before))
  const after = await read(marked)
  const valuesOf = ({ rows }: PayrollRegister) =>
    rows.map(({ fullName, account, amountMinor, date }) => [fullName, account, amountMinor, date])
  expect(valuesOf(after)).toEqual(valuesOf(before))
  expect(after.complaints.map(({ code, row }) => [code, row])).toEqual(
    before.complaints.map(({ code, row }) => [code, row]),
  )
  const [sheet] = await readXlsx(marked)
  const words = sheet?.rows.flatMap(({ row, cells }) => [[row, [...cells.values()].at(-1)?.text]])
  for (const { row, words: code } of marksOf(before)) expect(words).toContainEqual([row, code])
})

test('an old workbook is given back as a new one with its faults marked', async () => {
  const bytes = caseBytes('x01_biff8.xls')
  const before = await read(bytes)
  const table = { sheet: before.sheet, headingRow: before.headingRow, heading: 'Что исправить' }
  const mark = { row: 3, column: before.columns.amount ?? 0, words: 'Проверьте', isWarning: false }
  const marked = await markedTableOf(bytes, table, [mark])
  const after = await read(marked)
  const valuesOf = ({ rows }: PayrollRegister) =>
    rows.map(({ fullName, account, amountMinor }) => [fullName, account, amountMinor])
  expect(valuesOf(after)).toEqual(valuesOf(before))
  const [sheet] = await readXlsx(marked)
  const words = sheet?.rows.find(({ row }) => row === 3)?.cells
  expect([...(words?.values() ?? [])].at(-1)?.text).toBe('Проверьте')
})

test('a file that is marked twice has one column of words', async () => {
  const bytes = caseBytes('p12_duplicate_account.xlsx')
  const before = await read(bytes)
  const table = { sheet: before.sheet, headingRow: before.headingRow, heading: 'Что исправить' }
  const once = await markedTableOf(bytes, table, marksOf(before))
  const twice = await markedTableOf(once, table, marksOf(before))
  const [sheet] = await readXlsx(twice)
  const headings = [...(sheet?.rows[0]?.cells.values() ?? [])].map(({ text }) => text)
  expect(headings.filter(text => text === 'Что исправить')).toHaveLength(1)
})
