import { afterAll, beforeAll, expect, test } from 'vitest'

import { readBooks } from './composition/books-to-verify.ts'
import { chooseOrganisations, readLedgerSums } from './modules/statement/store/verify-store.ts'
import { verifyStatement } from './modules/statement/use-cases/verify-statement.ts'
import { systemClock } from './platform/clock.ts'
import { wholeProduct, type WholeProduct } from './testing/whole-product.ts'

let whole: WholeProduct
beforeAll(async () => {
  whole = await wholeProduct()
}, 180_000)
afterAll(() => whole.close(), 60_000)

const verify = (legalPartyId: string, missingMinor = 0n) => {
  const { ownerDb } = whole.database
  return verifyStatement({
    core: readBooks(ownerDb),
    clock: systemClock,
    legalPartyId,
    async ledgerSums(accountId, from, to) {
      const sums = await readLedgerSums(ownerDb, accountId, from, to)
      return { ...sums, creditMinor: sums.creditMinor + missingMinor }
    },
  })
}

test('the statements of every company of the demo say what the ledger says', async () => {
  const companies = await chooseOrganisations(whole.database.ownerDb, 20, 'demo')
  expect(companies.length).toBeGreaterThan(2)
  for (const company of companies) expect(await verify(company)).toEqual([])
})

test('an entry of the ledger that no statement shows is named', async () => {
  const [company = ''] = await chooseOrganisations(whole.database.ownerDb, 1, 'demo')
  expect((await verify(company, 1n)).length).toBeGreaterThan(0)
})
