import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readPaymentFile } from './read-payment-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a list in CSV is read by its headings, in any order', async () => {
  const read = await readPaymentFile(
    bytesOf(
      [
        'ОсОО «Ромашка»;;;;;',
        'Сумма;Получатель;Счёт получателя;БИК;Назначение платежа;Дата;Код платежа',
        '1 000,50;ОсОО «Пример»;1180000700000104;118001;Оплата по счёту 5;08.10.2026;11111111',
        '0;ОсОО «Пример»;118000070000010;118001;Оплата;32.10.2026;11111111',
        'Итого 1 000,50;;;;;;',
      ].join('\r\n'),
    ),
  )
  expect(read).toMatchObject({ ok: true })
  if (!read.ok) return
  expect(read.value.rows).toMatchObject([
    {
      row: 3,
      amountMinor: 100_050n,
      fields: {
        recipientName: 'ОсОО «Пример»',
        recipientAccount: '1180000700000104',
        recipientBic: '118001',
        purpose: 'Оплата по счёту 5',
        valueDate: '2026-10-08',
        amount: '1000.50',
        paymentCode: '11111111',
      },
    },
    { row: 4 },
  ])
  expect(read.value.complaints.map(({ row, column, code }) => `${column}${row} ${code}`)).toEqual([
    'A4 CELL_AMOUNT_TOO_SMALL',
    'C4 CELL_INVALID_ACCOUNT',
    'F4 CELL_INVALID_VALUE_DATE',
  ])
})

test('a list in a workbook of our own making is read again', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Төлөмдөр',
        rows: [
          ['Алуучу', 'Алуучунун эсеби', 'Сумма', 'Багыты'],
          ['«Өнүгүү» ЖЧК', '1180000700000104', 250.5, 'Өзгөн ш. үчүн'],
        ],
      },
    ],
  })
  const read = await readPaymentFile(bytes)
  expect(read).toMatchObject({
    ok: true,
    value: {
      kind: 'XLSX',
      sheet: 'Төлөмдөр',
      complaints: [],
      rows: [{ row: 2, amountMinor: 25_050n, fields: { recipientName: '«Өнүгүү» ЖЧК' } }],
    },
  })
})

test('columns with unknown headings are read as a person has chosen them', async () => {
  const bytes = bytesOf('a;b;c\n1180000700000104;ОсОО «Пример»;5,00\n')
  expect(await readPaymentFile(bytes)).toMatchObject({
    ok: false,
    error: { code: 'COLUMN_MISSING_RECIPIENT_ACCOUNT' },
  })
  const mapping = {
    headingRow: 1,
    columns: { recipientAccount: 0, recipientName: 1, amount: 2 },
  }
  expect(await readPaymentFile(bytes, { mapping })).toMatchObject({
    ok: true,
    value: { rows: [{ amountMinor: 500n, fields: { recipientName: 'ОсОО «Пример»' } }] },
  })
})

test('what is no file of payments at all is refused', async () => {
  const binary = new Uint8Array(2_000)
  expect(await readPaymentFile(binary)).toMatchObject({ error: { code: 'FILE_KIND_UNKNOWN' } })
  expect(await readPaymentFile(new Uint8Array())).toMatchObject({
    error: { code: 'FILE_NO_ROWS' },
  })
})
