import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { feedMigrations } from '../common/event-feed.ts'
import { productMigrations } from '../products/product-migrations.ts'
import { twinMigrations } from '../twin-migrations.ts'

/** A fresh database with the tables of the bank and of its products, and further ones. */
export function productDatabase(
  further: Parameters<typeof testDatabase>[0] = [],
): Promise<TestDatabase> {
  return testDatabase([
    { name: 'ledger', migrations: ledgerMigrations },
    { name: 'twin', migrations: twinMigrations },
    { name: 'twin-feeds', migrations: feedMigrations },
    { name: 'twin-products', migrations: productMigrations },
    ...further,
  ])
}
