import type { Migration } from 'kysely'
import { acquiringMigrations } from './acquiring/acquiring-migrations.ts'
import { budgetMigrations } from './budget/budget-migrations.ts'
import { feedMigrations } from './common/event-feed.ts'
import { contractMigrations } from './contracts/contract-migrations.ts'
import { instalmentMigrations } from './instalments/instalment-store.ts'
import { letterMigrations } from './letters/letter-store.ts'
import { limitMigrations } from './limits/limit-store.ts'
import { payControlMigrations } from './pay-control/pay-control-migrations.ts'
import { quoteMigrations } from './quotes/quote-store.ts'
import { registryMigrations } from './registry/person-store.ts'
import { salaryMigrations } from './salary/salary-store.ts'
import { smsMigrations } from './sms/sms-store.ts'
import { tokenMigrations } from './token/token-migrations.ts'

/** The tables of the bank's other systems, one set each. Run after the migrations of the twin. */
export const bankServicesMigrationSets: readonly {
  readonly name: string
  readonly migrations: Readonly<Record<string, Migration>>
}[] = [
  { name: 'twin-feeds', migrations: feedMigrations },
  { name: 'twin-sms', migrations: smsMigrations },
  { name: 'twin-registry', migrations: registryMigrations },
  { name: 'twin-contracts', migrations: contractMigrations },
  { name: 'twin-pay-control', migrations: payControlMigrations },
  { name: 'twin-token', migrations: tokenMigrations },
  { name: 'twin-budget', migrations: budgetMigrations },
  { name: 'twin-letters', migrations: letterMigrations },
  { name: 'twin-acquiring', migrations: acquiringMigrations },
  { name: 'twin-instalments', migrations: instalmentMigrations },
  { name: 'twin-quotes', migrations: quoteMigrations },
  { name: 'twin-limits', migrations: limitMigrations },
  { name: 'twin-salary', migrations: salaryMigrations },
]
