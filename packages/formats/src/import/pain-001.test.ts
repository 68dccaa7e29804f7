import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPaymentFile } from './read-payment-file.ts'

const read = (name: string) =>
  readPaymentFile(
    new Uint8Array(readFileSync(new URL(`../../cases/iso20022/${name}`, import.meta.url))),
  )

async function rowsOf(name: string) {
  const file = await read(name)
  if (!file.ok) throw new Error(file.error.code)
  return file.value
}

test('a payment abroad of version 03 is read', async () => {
  const file = await rowsOf('r01_pain001_v03_swift_usd.xml')
  expect(file).toMatchObject({
    kind: 'PAIN_001_V03',
    messageId: 'bbd49338b6a3434aad7537d07b248a99',
    complaints: [],
    warnings: [],
  })
  expect(file.rows).toEqual([
    {
      row: 1,
      currency: 'USD',
      amountMinor: 1_000n,
      fields: {
        amount: '10.00',
        currency: 'USD',
        reference: '383e1d18-d7d6-4239-9622-adae81183d3',
        batchReference: '8f47d057-6edd-4eca-a4d8-5b99937d829',
        valueDate: '2025-02-22',
        payerAccount: '123456789',
        recipientName: 'Hans Beispiel',
        recipientAccount: 'DE1234567890123456',
        recipientBic: 'DEUTDEFF',
        purpose: 'Invoice payment #123',
        isUrgent: 'true',
        country: 'DE',
        recipientCity: 'Berlin',
        recipientAddress: 'Hauptstraße 42 10115',
        commissionOption: 'SHA',
      },
    },
  ])
})

test('payments of several batches each have their own payer', async () => {
  const { rows, complaints, warnings } = await rowsOf('r02_pain001_v03_multi_pmtinf.xml')
  expect(rows.map(({ fields }) => fields.payerAccount)).toEqual([
    'ES9121000418450200000002',
    'ES9121000418450200000003',
  ])
  expect(complaints).toEqual([])
  // The head counts only the first batch; both are read, with a warning.
  expect(warnings.map(({ code }) => code)).toEqual(['FILE_COUNT_MISMATCH', 'FILE_SUM_MISMATCH'])
})

test.each(['n13_utf8_bom_single_quotes.xml', 'n17_kg_16digit_account_othr_kgs.xml'])(
  '%s is read without a complaint',
  async name => {
    expect(await rowsOf(name)).toMatchObject({ kind: 'PAIN_001_V09', complaints: [] })
  },
)

test('a Kyrgyz account of 16 digits in som is read', async () => {
  const { rows } = await rowsOf('n17_kg_16digit_account_othr_kgs.xml')
  expect(rows[0]).toMatchObject({
    currency: 'KGS',
    fields: { recipientAccount: '1180000700000104', payerAccount: '1090160500000137' },
  })
})

test.each([
  ['n01_endtoendid_36_uuid.xml', 'FILE_SCHEMA', 'PmtId/EndToEndId'],
  ['n06_amount_comma.xml', 'FILE_SCHEMA', 'Amt/InstdAmt'],
])('%s breaks the schema and is refused', async (name, code, element) => {
  expect(await read(name)).toMatchObject({ ok: false, error: { code, params: { element } } })
})

test('an external entity is refused unread', async () => {
  expect(await read('n18_doctype_external_entity.xml')).toMatchObject({
    ok: false,
    error: { code: 'FILE_XML_UNSAFE' },
  })
})

test.each([
  ['n03_nboftxs_mismatch.xml', 'FILE_COUNT_MISMATCH'],
  ['n08_amount_zero_xsd_ok.xml', 'CELL_AMOUNT_TOO_SMALL'],
  ['n11_cyrillic_names_utf8.xml', 'CELL_NOT_LATIN'],
])('%s fits the schema and is refused by a rule', async (name, code) => {
  const { complaints } = await rowsOf(name)
  expect(complaints.map(each => each.code)).toContain(code)
})

test.each([
  ['r05_camt053_v02_nordea.xml', 'camt.053.001.02'],
  ['r07_pain002_v03_txn_reject.xml', 'pain.002.001.03'],
  ['r10_pain002_v03_group_accepted.xml', 'pain.002.001.03'],
  ['r11_pacs008_v08_kgs_over_1m.xml', 'pacs.008.001.08'],
])('%s is no order to pay and is named as %s', async (name, kind) => {
  expect(await read(name)).toMatchObject({
    ok: false,
    error: { code: 'FILE_NOT_PAYMENTS', params: { kind } },
  })
})

test('every file of the folder is a case of these tests', () => {
  const tests = readFileSync(new URL(import.meta.url), 'utf8')
  const files = readdirSync(new URL('../../cases/iso20022', import.meta.url), {
    withFileTypes: true,
  })
  const names = files.filter(file => file.isFile()).map(({ name }) => name)
  expect(names.filter(name => !tests.includes(name))).toEqual([])
})
