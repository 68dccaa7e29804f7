import type { Cashier, CashierEvent, Cashiers } from '@tartip/bank-ports/cashiers'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { systemIds } from '../../../platform/ids.ts'
import { salePointMigrations } from '../store/migrations/sale-point-migrations.ts'
import { followCashiers } from './follow-cashiers.ts'

let database: TestDatabase
let cashier: Cashier
let notified: string[]
const events: CashierEvent[] = []

beforeAll(async () => {
  database = await testDatabase([salePointMigrations])
})
afterAll(() => database.close())
beforeEach(() => {
  notified = []
  cashier = {
    cashierId: systemIds.uuid(),
    legalPartyId: systemIds.uuid(),
    version: 1n,
    inn: '20101199000011',
    fullName: 'Сыдыкова Айжан',
    mobile: '996700550001',
    isActive: true,
    cashRegisterIds: [systemIds.uuid(), systemIds.uuid()],
    hiredAt: 0,
  }
})

/** The bank reports the cashier as they are now; answers how often their pages were notified. */
async function report(change: Partial<Cashier> = {}): Promise<number> {
  cashier = { ...cashier, version: cashier.version + 1n, ...change }
  events.push({ sequence: BigInt(events.length + 1), occurredAt: 0, cashier })
  const cashiers: Pick<Cashiers, 'readEvents'> = {
    readEvents: async (after, limit) =>
      events.filter(({ sequence }) => sequence > after).slice(0, limit),
  }
  const before = notified.length
  await followCashiers({
    db: database.db,
    cashiers: cashiers as Cashiers,
    accessControl: {
      markRightsChanged: async (_tx, _party, person) => async () => {
        notified.push(person)
      },
    },
  })()
  return notified.length - before
}

test('pages of a cashier are notified when other registers are theirs, and of nothing else', async () => {
  const [first = '', second = ''] = cashier.cashRegisterIds
  expect(await report()).toBe(1)
  expect(await report({ version: cashier.version })).toBe(0)
  expect(await report({ mobile: '996700550002', account: '1091234500000017' })).toBe(0)
  expect(await report({ cashRegisterIds: [second, first] })).toBe(0)
  expect(await report({ cashRegisterIds: [second] })).toBe(1)
  expect(await report({ isActive: false, cashRegisterIds: [] })).toBe(1)
  expect(await report()).toBe(0)
})

test('pages are not notified of an older state of a cashier', async () => {
  await report({ cashRegisterIds: [] })
  expect(await report({ version: 1n, cashRegisterIds: [systemIds.uuid()] })).toBe(0)
})
