import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'

import { paymentMigrations } from '../store/migrations/payment-migrations.ts'
import { paymentStores } from '../store/payment-row.ts'
import { createPaymentStorage, type PaymentStorage } from '../store/payment-store.ts'
import type { SeedPayment } from '../public.ts'
import { lifeOfSeed } from '../use-cases/life-of-seed.ts'
import { seedPayment } from './payment-builder.ts'
import { createTestPayments, type TestPayments } from './test-payments.ts'

export interface RealPayments extends TestPayments {
  readonly database: TestDatabase
  readonly storage: PaymentStorage
  /** Another process on the same database. */
  anotherProcess(): TestPayments
  /** Documents with ids and numbers of their own, by default drafts. */
  seed(...payments: readonly Partial<SeedPayment>[]): Promise<string[]>
  close(): Promise<void>
}

/** The use cases on a fresh PostgreSQL database, or on one that has the tables of payments. */
export async function createRealPayments(given?: TestDatabase): Promise<RealPayments> {
  const database = given ?? (await testDatabase([paymentMigrations]))
  const storage = createPaymentStorage(database.db)
  let processes = 1
  let seeded = 0
  const payments = createTestPayments(storage, processes)
  return {
    ...payments,
    database,
    storage,
    anotherProcess() {
      processes += 1
      const other = createTestPayments(createPaymentStorage(database.db), processes)
      // One bank implements all processes, so a used code is used everywhere.
      const { accounts, accessControl, signing } = payments
      const deps = { ...other.deps, accounts, accessControl, signing }
      return { ...other, accounts, accessControl, signing, deps, useCases: other.useCasesOf(deps) }
    },
    async seed(...documents) {
      const seeds = documents.map(more => {
        seeded += 1
        const end = String(seeded).padStart(12, '0')
        return seedPayment({
          id: `60000000-0000-4000-8000-${end}`,
          // Room between them for numbers that the bank gives itself: the highest one and one more.
          transferNum: String((1_000 + seeded) * 1_000),
          ...more,
        })
      })
      await paymentStores.insertWithPast(
        database.db,
        seeds.map(seed => lifeOfSeed(seed, seed.id ?? '')),
      )
      return seeds.map(seed => seed.id ?? '')
    },
    close: () => database.close(),
  }
}
