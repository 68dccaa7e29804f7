import { join } from 'node:path'
import { readPrintedColumns } from '@tartip/formats/statements/testing/read-printed'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readStatementBank } from './composition/books-to-verify.ts'
import {
  chooseOrganisations,
  readLedgerSums,
  readTerminalSums,
  type BookedSums,
} from './modules/statement/store/verify-store.ts'
import { verifyStatements } from './modules/statement/use-cases/verify-statement.ts'
import { createSharedClock } from './platform/clock-store.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'

let whole: WholeProduct
/** The bank of the demo may be days ahead. */
let clock: Clock
beforeAll(async () => {
  whole = await wholeProduct()
  clock = (await createSharedClock(whole.database.ownerDb, systemClock)).clock
}, 180_000)
afterAll(() => whole.close(), 60_000)

const verify = (legalPartyId: string, change: Partial<BookedSums> = {}) => {
  const { ownerDb } = whole.database
  const changed = (sums: BookedSums): BookedSums => ({
    openingMinor: sums.openingMinor + (change.openingMinor ?? 0n),
    debitMinor: sums.debitMinor + (change.debitMinor ?? 0n),
    creditMinor: sums.creditMinor + (change.creditMinor ?? 0n),
    closingMinor: sums.closingMinor + (change.closingMinor ?? 0n),
  })
  return verifyStatements({
    ...readStatementBank(ownerDb, clock),
    clock,
    legalPartyId,
    accountSums: async (account, period) => changed(await readLedgerSums(ownerDb, account, period)),
    terminalSums: async (code, period) => changed(await readTerminalSums(ownerDb, code, period)),
    fontsFolder: join(import.meta.dirname, '../../../reference-data/fonts'),
    readPrintedColumns,
  })
}

test('the statements of every company of the demo say what the books say', async () => {
  const companies = await chooseOrganisations(whole.database.ownerDb, 20, 'demo')
  expect(companies.length).toBeGreaterThan(2)
  const kinds = new Set<string>()
  for (const company of companies) {
    const { kinds: made, faults } = await verify(company)
    expect(faults).toEqual([])
    for (const kind of made) kinds.add(kind)
  }
  expect([...kinds].toSorted()).toEqual(['ACCOUNT', 'CARD', 'POS'])
})

test.each([
  ['an entry that no statement shows', { creditMinor: 1n }, 'creditMinor'],
  [
    'an opening balance, where the turnover makes up for it',
    { openingMinor: 1n, debitMinor: 1n },
    'openingMinor',
  ],
  [
    'a balance that an account keeps and its entries do not add up to',
    { closingMinor: 1n },
    'closingMinor',
  ],
])('%s is named', async (_name, change, sum) => {
  const [company = ''] = await chooseOrganisations(whole.database.ownerDb, 1, 'demo')
  const { faults } = await verify(company, change)
  expect(faults.some(fault => fault.includes(` ${sum}=`))).toBe(true)
})
