import { bankServicesMigrationSets } from '@tartip/bank-twin/bank-services-migrations'
import { internalAccounts } from '@tartip/bank-twin/internal-accounts'
import { productMigrations } from '@tartip/bank-twin/products/product-migrations'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { createLedger } from '@tartip/ledger/ledger'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { CompiledQuery, sql } from 'kysely'
import { accountMigrations } from '../modules/account/store/migrations/account-migrations.ts'
import { paymentMigrations } from '../modules/payment/store/migrations/payment-migrations.ts'
import { qrMigrations } from '../modules/qr/store/migrations/qr-migrations.ts'
import { rulesMigrations } from '../modules/rules/store/migrations/rules-migrations.ts'
import { signingMigrations } from '../modules/signing/store/migrations/signing-migrations.ts'
import type { Db } from '../platform/db/db.ts'
import { platformMigrations } from '../platform/db/migrations/platform-migrations.ts'
import type { MigrationSet } from '../platform/db/migrator.ts'

/** The schemas of the simulation; the dictionaries stay from seed to seed. */
export const simulationSets: readonly MigrationSet[] = [
  platformMigrations,
  { name: 'ledger', migrations: ledgerMigrations },
  { name: 'twin', migrations: twinMigrations },
  { name: 'twin-products', migrations: productMigrations },
  ...bankServicesMigrationSets.filter(({ name }) =>
    [
      'twin-budget',
      'twin-feeds',
      'twin-limits',
      'twin-pay-control',
      'twin-salary',
      'twin-token',
    ].includes(name),
  ),
  { name: 'rules', migrations: rulesMigrations },
  { name: 'account', migrations: accountMigrations },
  paymentMigrations,
  signingMigrations,
  qrMigrations,
]

/**
 * Empties the database, past the triggers that protect history, which only the owner can. So a seed
 * runs the same alone as among a thousand.
 */
export async function emptyDatabase(ownerDb: Db): Promise<void> {
  await ownerDb.transaction().execute(async tx => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const { rows } = await sql<{ name: string }>`
      select schemaname || '.' || tablename as name from pg_tables
      where (schemaname in ('payment', 'account', 'signing', 'qr', 'ledger', 'twin')
          -- Whose keys the authority has says nothing of the story, and takes long to make.
          and tablename <> 'token_authority')
        or (schemaname = 'platform' and tablename in ('outbox', 'idempotency'))`.execute(tx)
    const names = rows.map(row => row.name).join(', ')
    await tx.executeQuery(CompiledQuery.raw(`truncate ${names} restart identity`))
    await sql`insert into payment.bank_cursor values ('execution', 0)`.execute(tx)
  })
  await createLedger({ db: ownerDb }).openAccounts(internalAccounts)
}
