import { join } from 'node:path'
import { bankServicesMigrationSets } from '@tartip/bank-twin/bank-services-migrations'
import { productMigrations } from '@tartip/bank-twin/products/product-migrations'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createShiftableClock } from '../platform/clock.ts'
import { loadConfig } from '../platform/config.ts'
import { createLogger } from '../platform/http/logger.ts'
import { createEmbeddedBank, type EmbeddedBank } from './embedded-bank.ts'

const testClock = createTestClock()
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
    { name: 'twin-products', migrations: productMigrations },
    ...bankServicesMigrationSets,
  ])
})
afterAll(() => database.close())

function bankIn(mode: 'on' | 'off'): EmbeddedBank {
  const settings = {
    DATABASE_URL: database.url,
    TARTIP_DEMO: mode,
    TARTIP_SECRET_KEY: 's'.repeat(64),
  }
  const config = loadConfig(settings, '/nowhere')
  if (!config.ok) throw new Error(String(config.error.params['sentence']))
  return createEmbeddedBank(
    {
      config: config.value,
      clock: createShiftableClock(testClock),
      logger: createLogger({ level: 'silent', write: () => undefined }),
      referenceDataDir: join(import.meta.dirname, '../../../../reference-data'),
      payControlSecret: 'secret',
    },
    database.db,
    { calendar: () => createCalendar([]) },
  )
}

const nobody = '40000000-0000-4000-8000-000000000001'
/** One query to each port that uses the bank's books. */
const questions = ({ ports, twin }: EmbeddedBank) => [
  ports.coreAccounts.accountsOf(nobody),
  ports.retailCards.findByPhone('996700100101'),
  ports.accountChanges.readEvents(0n, 1),
  ports.accountMovements.readEvents(0n, 1),
  ports.cards.cardsOf(nobody),
  ports.currencyRates.setsOn('2026-11-30'),
  ports.loansAndDeposits.loansOf(nobody),
  twin.paymentExecution.readEvents(0n, 1),
]
const answers = async (bank: EmbeddedBank) =>
  (await Promise.allSettled(questions(bank))).map(each =>
    each.status === 'fulfilled' ? each.value : (each.reason as Error).name,
  )

test('an unavailable bank answers at none of its ports, and at all of them when it is back', async () => {
  const bank = bankIn('on')
  expect(await answers(bank)).toEqual([[], [], [], [], [], [], [], []])
  await bank.twin.desk.makeUnavailable(5)
  expect(new Set(await answers(bank))).toEqual(new Set(['BankUnavailable']))
  // The bank's own desk is not affected.
  expect(await bank.twin.coreAccounts.accountsOf(nobody)).toEqual([])
  testClock.advanceMinutes(5)
  expect(await answers(bank)).toEqual([[], [], [], [], [], [], [], []])
})

test('without demo mode the bank cannot be made unavailable', async () => {
  await bankIn('on').twin.desk.makeUnavailable(5)
  expect(await answers(bankIn('off'))).toEqual([[], [], [], [], [], [], [], []])
  await bankIn('on').twin.desk.makeUnavailable(0)
})
