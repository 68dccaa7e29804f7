import { join } from 'node:path'
import { readPaymentFile } from '@tartip/formats/import/read-payment-file'
import { fromIso } from '@tartip/domain/time/instant'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { systemIds } from '../../../platform/ids.ts'
import { testActor } from '../../payment/testing/test-people.ts'
import { createTestRules, ownBic } from '../../payment/testing/test-rules.ts'
import { openStatementBank, somAccount, type StatementBank } from '../testing/statement-bank.ts'
import { exportOperations } from './export-operations.ts'
import { readFileBytes } from '../../../platform/lists/testing/read-file.ts'

let bank: StatementBank
beforeAll(async () => {
  bank = await openStatementBank()
  for (let day = 1; day <= 5; day += 1) {
    bank.books.book(somAccount, {
      bookedAt: fromIso(`2026-11-0${day}T04:00:00.000Z`),
      direction: day % 2 === 0 ? 'DEBIT' : 'CREDIT',
      amountMinor: BigInt(day) * 100_00n,
      purpose: 'Төлөм, өкмөт',
    })
  }
})
afterAll(() => bank.close())

const first = testActor('FIRST')
const open = (filter: Readonly<Record<string, unknown>>) =>
  exportOperations({
    core: bank.books.core,
    cards: { balancesOf: async () => [], operations: async () => [] },
    acquiring: { salePointsOf: async () => [], terminalOperations: async () => [] },
    accounts: { readableAccounts: async () => [somAccount.account] },
    clock: bank.clock,
    ids: systemIds,
    rules: createTestRules(bank.clock),
    ownBic,
    fontsFolder: join(import.meta.dirname, '../../../../../../reference-data/fonts'),
  }).open(first, filter, 'ru')

async function textOf(filter: Readonly<Record<string, unknown>>, ending: string) {
  const opened = await open(filter)
  if (!opened.ok) throw new Error(opened.error.code)
  const bytes = await readFileBytes(opened.value.write(ending))
  return { ...opened.value, bytes, text: bytes.toString('utf8') }
}

const days = { startDate: '2026-11-02', endDate: '2026-11-04' }

test('the operations of a period are written for 1C, which reads them again', async () => {
  const { about, isEmpty, bytes, text } = await textOf(days, 'txt')
  expect([about, isEmpty]).toEqual([['02.11.2026 – 04.11.2026'], false])
  expect(text).toContain('НачальныйОстаток=100.00')
  expect(await readPaymentFile(new Uint8Array(bytes))).toMatchObject({
    ok: true,
    value: { kind: 'ONE_C', totals: [{ currency: 'KGS', count: 3, amountMinor: 900_00n }] },
  })
})

test('the same operations are written as camt.053, CSV and XLSX', async () => {
  const camt = await textOf(days, 'xml')
  expect(camt.text.match(/<Ntry>/g)).toHaveLength(3)
  expect((await textOf(days, 'csv')).text).toContain('Төлөм, өкмөт')
  expect((await textOf(days, 'xlsx')).bytes.subarray(0, 2).toString()).toBe('PK')
})

test('a period without operations is known to be empty', async () => {
  const day = { startDate: '2026-10-01', endDate: '2026-10-02' }
  expect(await open(day)).toMatchObject({ ok: true, value: { isEmpty: true } })
})

test('an account of somebody else and a misspelt filter are refused', async () => {
  expect(await open({ ...days, account: '1090011000099999' })).toMatchObject({
    error: { code: 'ACCOUNT_NOT_FOUND' },
  })
  expect(await open({ ...days, acount: somAccount.account })).toMatchObject({
    error: { code: 'BAD_USER_INPUT', params: { field: 'acount' } },
  })
  expect(await open({ startDate: '2026-11-02' })).toMatchObject({ error: { code: 'DATE_INVALID' } })
})
