import { longestRowText } from '@tartip/domain/files/exchanged-files'
import { importLimits } from '@tartip/formats/import/limits'
import { expect, test } from 'vitest'

import { somAccount } from '../../payment/testing/fake-accounts.ts'
import {
  checkCall,
  correctCall,
  createCall,
  creator,
  fillCall,
  legalPartyId,
  oneC,
  useExchangeBank,
} from '../testing/imported-files.ts'

const exchange = useExchangeBank()
const { imported, fileOf, rowsOf } = exchange

const long = '9'.repeat(longestRowText + 1)
const tooLong = (field: string) => ({
  refusal: { code: 'FIELD_TOO_LONG', params: { field, max: longestRowText } },
})

test('a text that is longer than any field of a payment is written into no row', async () => {
  const fileId = await imported(oneC([{ number: '1', code: '' }]))
  const before = await rowsOf(fileId)
  const rows = { legalPartyId, fileId, fields: [{ field: 'paymentCode', text: long }] }
  expect(await exchange.bank.call(creator, fillCall, { rows })).toMatchObject(
    tooLong('paymentCode'),
  )
  expect(
    await exchange.bank.call(creator, correctCall, { rows: { ...rows, rowIds: [1] } }),
  ).toMatchObject(tooLong('paymentCode'))
  expect(await rowsOf(fileId)).toEqual(before)

  const purpose = [{ field: 'purpose', text: 'ю'.repeat(longestRowText) }]
  await exchange.bank.call(creator, correctCall, {
    rows: { legalPartyId, fileId, rowIds: [1], fields: purpose },
  })
  const [row] = await rowsOf(fileId)
  expect(row?.fields).toEqual(expect.arrayContaining(purpose))
  // What a complaint shows of the text is as short as in complaints of the reader.
  expect(row?.complaints.find(({ field }) => field === 'purpose')).toMatchObject({
    code: 'FIELD_TOO_LONG',
    value: 'ю'.repeat(100),
  })
})

test('the account that pays for all rows of an upload is as short as that of a row', async () => {
  const uploadId = await exchange.bank.upload(creator, oneC([{ number: '2' }]))
  const file = { legalPartyId, uploadId, kind: 'PAYMENTS', payerAccount: long }
  expect(await exchange.bank.call(creator, checkCall, { file })).toMatchObject(
    tooLong('payerAccount'),
  )
})

test('a call names no more rows than a file may have', async () => {
  const fileId = await imported(oneC([{ number: '3' }]))
  const rowIds = Array.from({ length: importLimits.rows + 1 }, () => 1)
  const refused = { refusal: { code: 'BAD_USER_INPUT', params: { field: 'rowIds' } } }
  const rows = { legalPartyId, fileId, rowIds }
  const fields = [{ field: 'purpose', text: 'Оплата' }]
  expect(
    await exchange.bank.call(creator, correctCall, { rows: { ...rows, fields } }),
  ).toMatchObject(refused)
  expect(await exchange.bank.call(creator, createCall, { rows })).toMatchObject(refused)
})

test('an export is ordered with no text and no number of fields beyond those of a list', async () => {
  const orderWith = (filter: readonly { field: string; text: string }[]) =>
    exchange.bank.call(
      creator,
      'mutation ($order: OrderExportInput!) { orderExport(export: $order) }',
      { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CSV', filter } },
    )
  expect(await orderWith([{ field: 'search', text: 'ю'.repeat(4_001) }])).toMatchObject({
    refusal: { code: 'FIELD_TOO_LONG', params: { field: 'search' } },
  })
  const many = Array.from({ length: 51 }, (_, index) => ({ field: `field${index}`, text: '1' }))
  expect(await orderWith(many)).toMatchObject({
    refusal: { code: 'BAD_USER_INPUT', params: { field: 'filter' } },
  })
})

const wideHeadings = Array.from({ length: 15 }, (_, index) =>
  // No two signs alike beside each other: PostgreSQL would pack them.
  Array.from({ length: 400 }, (_sign, place) =>
    String.fromCodePoint(0x4e_00 + (((index * 400 + place) * 7_919) % 20_000)),
  ).join(''),
)
const wideTable = (amount: number) =>
  [
    wideHeadings.join(';'),
    `1240000700000104;ОсОО «Пример»;${amount},00;44101000;Оплата${';'.repeat(10)}`,
  ].join('\n')
const names = ['recipientAccount', 'recipientName', 'amount', 'paymentCode', 'purpose']
const choice = names.map((field, column) => ({ column, field }))

const map = async (
  fileId: string,
  columns: readonly { column: number; field: string }[],
  headingRow = 1,
) => {
  const answer = await exchange.bank.call(
    creator,
    'mutation ($file: MapImportedFileInput!) { mapImportedFile(file: $file) }',
    { file: { legalPartyId, fileId, headingRow, columns } },
  )
  await exchange.bank.settle()
  return answer
}

test('the columns of a table are chosen and remembered, however long its headings are', async () => {
  const fileId = await imported(wideTable(51), somAccount)
  expect(await fileOf(fileId)).toMatchObject({ awaitsColumns: true })
  expect((await map(fileId, choice)).refusal).toBeUndefined()
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSED', readyCount: 1 })
  const next = await imported(wideTable(52), somAccount)
  expect(await fileOf(next)).toMatchObject({ status: 'PROCESSED', readyCount: 1 })
})

test('a choice of columns that is not of the table, or not whole, is refused and not remembered', async () => {
  const table = 'q1;q2;q3;q4;q5\n1240000700000104;ОсОО «Пример»;53,00;44101000;Оплата\n'
  const fileId = await imported(table)
  const attempts: readonly (readonly [Parameters<typeof map>, object])[] = [
    [[fileId, choice, -1], { code: 'BAD_USER_INPUT', params: { field: 'headingRow' } }],
    [[fileId, choice, 2], { code: 'BAD_USER_INPUT', params: { field: 'headingRow' } }],
    [
      [fileId, [...choice, { column: 4, field: '__proto__' }]],
      { code: 'BAD_USER_INPUT', params: { field: '__proto__' } },
    ],
    [
      [fileId, [...choice, { column: 5, field: 'currency' }]],
      { code: 'BAD_USER_INPUT', params: { field: 'columns' } },
    ],
    [[fileId, []], { code: 'COLUMN_MISSING_RECIPIENT_ACCOUNT' }],
    [[fileId, choice.slice(0, 2)], { code: 'COLUMN_MISSING_AMOUNT' }],
  ]
  for (const [call, refusal] of attempts) expect(await map(...call)).toMatchObject({ refusal })
  expect(await fileOf(await imported(table.replace('53', '54')))).toMatchObject({
    awaitsColumns: true,
  })
})
