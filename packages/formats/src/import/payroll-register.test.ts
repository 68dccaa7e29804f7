import { readdirSync, readFileSync } from 'node:fs'
import { longestName, salaryAmountBounds } from '@tartip/domain/salary/register'
import { toDecimal } from '@tartip/domain/money/decimal'
import { processorMs } from '@tartip/testkit/process/processor-time'
import { expect, test } from 'vitest'
import { readPayrollRegister, type PayrollRegister } from './payroll-register.ts'

const caseBytes = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../cases/payroll/${name}`, import.meta.url)))

async function register(name: string): Promise<PayrollRegister> {
  const read = await readPayrollRegister(caseBytes(name), { accountPrefix: '109' })
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

/** Complaints as one line each: place, code, value. */
const linesOf = (list: PayrollRegister['complaints']) =>
  list.map(({ code, column, row, value }) => `${column}${row} ${code} ${value}`)

const clean = [
  { account: '1090160500001147', amountMinor: 100_050n, fullName: 'Тестов Пётр Петрович', row: 2 },
  { account: '1090160500001248', amountMinor: 200_000n, fullName: 'Өмүрбек кызы Айгүл', row: 3 },
  { account: '1090160500001349', amountMinor: 300_025n, fullName: "О'Хара-Ёлкина Анна", row: 4 },
]

test.each([
  ['p01_clean.xlsx', '600075'],
  ['p03_account_spaces_nbsp_zwsp_quoteprefix.xlsx', '600075'],
  ['p20_dimension_lies_A1_XFD1048576.xlsx', '600075'],
])('%s is read without a complaint', async (name, stated) => {
  const { rows, complaints, warnings, totals, ...source } = await register(name)
  expect(rows).toMatchObject(clean)
  expect([complaints, warnings]).toEqual([[], []])
  expect(totals).toEqual({
    rowCount: 3,
    currency: 'KGS',
    amountMinor: 600_075n,
    statedMinor: BigInt(stated),
  })
  expect(source).toMatchObject({ kind: 'XLSX', sheet: expect.any(String) })
})

test('a workbook of Excel 97 to 2003 is read like a new one', async () => {
  const { rows, complaints, kind, sheet, totals } = await register('x01_biff8.xls')
  expect([kind, sheet, complaints]).toEqual(['XLS', expect.any(String), []])
  expect(rows).toMatchObject([
    {
      row: 2,
      account: '1090160500001147',
      amountMinor: 100_050n,
      fullName: 'Тестов Пётр Петрович',
    },
    { row: 3, account: '1090160500001248', amountMinor: 200_000n, fullName: 'Өмүрбек кызы Айгүл' },
  ])
  expect(totals).toMatchObject({ amountMinor: 300_050n, statedMinor: 300_050n })
})

test('no change of one byte of an old workbook, and no shortening, keeps its reading from an answer', async () => {
  const bytes = caseBytes('x01_biff8.xls')
  const spentMs = processorMs()
  for (let at = 0; at < bytes.length; at += 16) {
    const changed = Uint8Array.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 0xff
    await readPayrollRegister(changed)
    await readPayrollRegister(bytes.slice(0, at + 1))
  }
  expect(spentMs()).toBeLessThan(10_000)
})

test('an old workbook whose table of sectors leads back to itself is damaged', async () => {
  const sectorBytes = 512
  const bytes = Buffer.from(caseBytes('x01_biff8.xls'))
  const sector = Buffer.alloc(sectorBytes, 0xff)
  const index = Math.ceil(bytes.length / sectorBytes) - 1
  sector.writeUInt32LE(index, sectorBytes - 4)
  bytes.writeUInt32LE(index, 0x44)
  const padding = Buffer.alloc((index + 1) * sectorBytes - bytes.length)
  const read = await readPayrollRegister(new Uint8Array(Buffer.concat([bytes, padding, sector])))
  expect(read).toMatchObject({ ok: false, error: { code: 'FILE_DAMAGED' } })
})

test('columns are found by their headings in any order and spelling', async () => {
  const { rows, complaints } = await register('p18_columns_reordered_header_variants.xlsx')
  expect(rows).toMatchObject(clean)
  expect(complaints).toEqual([])
})

test('an account stored as a number is a fault of its cell, not of the file', async () => {
  const { rows, complaints, totals } = await register('p02_account_stored_as_number_15_digits.xlsx')
  expect(linesOf(complaints)).toEqual([
    'C2 CELL_ACCOUNT_AS_NUMBER 1090160500001150',
    'C3 CELL_ACCOUNT_AS_NUMBER 1090160500001250',
    'C4 CELL_ACCOUNT_AS_NUMBER 1090160500001350',
  ])
  expect(rows.map(({ account }) => account)).toEqual([undefined, undefined, undefined])
  expect(totals.amountMinor).toBe(600_075n)
})

test('a formula total that was not computed again is a warning; the rows count', async () => {
  const { complaints, warnings, totals } = await register('p05_total_formula_stale_cache.xlsx')
  expect(complaints).toEqual([])
  expect(warnings).toMatchObject([
    {
      code: 'CELL_INVALID_FORMULA_TOTAL',
      row: 5,
      column: 'D',
      params: { value: '6000', expected: '6000.75' },
    },
  ])
  expect(totals).toMatchObject({ amountMinor: 600_075n, statedMinor: 600_000n })
})

test('amounts as people write them are read', async () => {
  const { rows, complaints, totals } = await register('p07_amounts_as_text_locale.xlsx')
  expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([1_234_567n, 1_234_567n, 100_050n])
  expect(complaints).toEqual([])
  expect(totals.statedMinor).toBe(2_569_184n)
})

test('zero, negative and too large amounts are refused in their cells', async () => {
  const { complaints } = await register('p09_zero_negative_parenthesis_over_limit.xlsx')
  expect(linesOf(complaints)).toEqual([
    'D2 CELL_AMOUNT_TOO_SMALL 0',
    'D3 CELL_AMOUNT_NEGATIVE -100',
    'D4 CELL_AMOUNT_NEGATIVE (100)',
    'D6 CELL_AMOUNT_TOO_LARGE 1000000000.01',
  ])
})

test('a date with two readings is refused, a serial and a dotted date are read', async () => {
  const { rows, complaints } = await register('p10_date_serial_text_us.xlsx')
  expect(rows.map(({ date }) => date)).toEqual(['2026-10-08', '2026-10-08', undefined])
  expect(linesOf(complaints)).toEqual(['F4 CELL_INVALID_VALUE_DATE 10/8/26'])
})

test('the second row of an account names the first one', async () => {
  const { complaints } = await register('p12_duplicate_account.xlsx')
  expect(complaints).toMatchObject([
    { code: 'CELL_DUPLICATE_ACCOUNT', row: 4, column: 'C', params: { other: 2 } },
  ])
})

test('error and boolean cells are faults of their cells', async () => {
  const { complaints } = await register('p16_error_and_boolean_cells.xlsx')
  expect(linesOf(complaints)).toEqual([
    'D2 CELL_ERROR_VALUE #N/A',
    'D3 CELL_ERROR_VALUE #REF!',
    'D4 CELL_INVALID_AMOUNT TRUE',
  ])
})

test('a name that looks like a formula is a text', async () => {
  const { rows, complaints } = await register('p24_formula_like_names_as_text.xlsx')
  expect(rows.map(({ fullName }) => fullName)).toEqual([
    "=cmd|'/C calc'!A0",
    '@SUM(1+1)',
    '+996700000001',
  ])
  expect(complaints).toEqual([])
})

test('five thousand rows add up exactly', async () => {
  const { rows, complaints, totals } = await register('p30_5000_rows.xlsx')
  expect(rows).toHaveLength(5_000)
  expect(complaints).toEqual([])
  expect(totals.amountMinor).toBe(
    rows.reduce((sum, { shown }) => sum + minorOf(shown.amount ?? ''), 0n),
  )
})

function minorOf(shown: string): bigint {
  const [whole = '', fraction = ''] = shown.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

test('a table in windows-1251 is read', async () => {
  const { rows, complaints, encoding } = await register('c01_semicolon_cp1251.csv')
  expect(encoding).toBe('windows-1251')
  expect(rows).toMatchObject([
    { fullName: 'Тестов Пётр Петрович', amountMinor: 100_050n },
    { fullName: "О'Хара-Ёлкина Анна", amountMinor: 300_025n },
  ])
  expect(complaints).toEqual([])
})

test('a name and an amount may be as large in a file as in a typed register', async () => {
  const row = (name: string, amount: string) => `${name};1090160500001147;${amount}\n`
  const complaintsOf = async (name: string, amount: string) => {
    const text = `ФИО;Счёт;Сумма\n${row(name, amount)}`
    const read = await readPayrollRegister(new TextEncoder().encode(text), { accountPrefix: '109' })
    if (!read.ok) throw new Error(read.error.code)
    return read.value.complaints.map(({ code }) => code)
  }
  const largest = toDecimal(salaryAmountBounds('KGS').largest, 'KGS')
  expect(await complaintsOf('я'.repeat(longestName), largest)).toEqual([])
  expect(await complaintsOf('я'.repeat(longestName + 1), largest)).toEqual(['CELL_TEXT_TOO_LONG'])
})

const template = '№;ФИО;Номер счёта;Сумма;Валюта\n'
const filled = '1;Тестов Пётр Петрович;1090160500001147;100,00;KGS\n'
const read = (text: string) =>
  readPayrollRegister(new TextEncoder().encode(text), { accountPrefix: '109' })

test('employees without an amount in the template of the bank are left out and counted', async () => {
  const untouched = '2;Өмүрбек кызы Айгүл;1090160500001248;;KGS\n3;Анна;1090160500001349; ;KGS\n'
  expect(await read(template + filled + untouched)).toMatchObject({
    ok: true,
    value: {
      rows: [{ row: 2, amountMinor: 10_000n }],
      complaints: [],
      warnings: [{ code: 'FILE_ROWS_LEFT_OUT', params: { count: 2 } }],
      totals: { rowCount: 1, amountMinor: 10_000n },
    },
  })
  expect(await read(template + untouched)).toMatchObject({
    ok: false,
    error: { code: 'FILE_NO_AMOUNTS' },
  })
})

test('a row of the template that somebody has changed is read, and its fault names the column', async () => {
  const withoutName = '2;;1090160500001248;;KGS\n'
  const withoutAccount = '3;Анна;;5,00;KGS\n'
  const answer = await read(template + filled + withoutName + withoutAccount)
  expect(answer.ok && answer.value.complaints).toMatchObject([
    { row: 3, column: 'B', code: 'CELL_EMPTY', params: { column: 'B (ФИО)' } },
    { row: 3, column: 'D', code: 'CELL_EMPTY', params: { column: 'D (Сумма)' } },
    { row: 4, column: 'C', code: 'CELL_EMPTY', params: { column: 'C (Номер счёта)' } },
  ])
})

test('in a list of the company a row without an amount is a fault', async () => {
  const answer = await read(
    `ФИО;Счёт;Сумма\nТестов Пётр;1090160500001147;1\nАнна;1090160500001248;\n`,
  )
  expect(answer.ok && linesOf(answer.value.complaints)).toEqual(['C3 CELL_EMPTY '])
})

test('line breaks and quotation marks inside a value are read', async () => {
  const { rows, encoding } = await register('c02_semicolon_utf8_bom_quoted_newline.csv')
  expect(encoding).toBe('UTF-8')
  expect(rows).toMatchObject([
    { fullName: 'Тестов; "младший" Пётр', account: '1090160500001147', amountMinor: 100_050n },
  ])
})

test.each([
  ['p22_zip_bomb_60MiB_sheet.xlsx', 'FILE_TOO_LARGE_INSIDE'],
  ['p26_xxe_shared_strings.xlsx', 'FILE_XML_UNSAFE'],
  ['p29_macro_enabled_renamed.xlsx', 'FILE_MACROS'],
  ['h01_html_table_renamed.xls', 'FILE_WEB_PAGE'],
  ['h02_text_renamed.xlsx', 'COLUMN_MISSING_NAME'],
])('%s is refused: %s', async (name, code) => {
  const spentMs = processorMs()
  expect(await readPayrollRegister(caseBytes(name))).toMatchObject({ ok: false, error: { code } })
  expect(spentMs()).toBeLessThan(2_000)
})

test('every file of the folder is a case of these tests', () => {
  const tests = readFileSync(new URL(import.meta.url), 'utf8')
  const files = readdirSync(new URL('../../cases/payroll', import.meta.url), {
    withFileTypes: true,
  })
  const names = files.filter(file => file.isFile()).map(({ name }) => name)
  expect(names.filter(name => !tests.includes(name))).toEqual([])
})
