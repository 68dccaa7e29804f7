import { bankServicesMigrationSets } from '@tartip/bank-twin/bank-services-migrations'
import { productMigrations } from '@tartip/bank-twin/products/product-migrations'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'

import { accessControlMigrations } from '../modules/access-control/store/migrations/access-control-migrations.ts'
import { accessFlowMigrations } from '../modules/access-control/store/migrations/flow-migrations.ts'
import { peopleMigrations } from '../modules/access-control/store/migrations/people-migrations.ts'
import { accountMigrations } from '../modules/account/store/migrations/account-migrations.ts'
import { exchangeMigrations } from '../modules/files/store/migrations/exchange-migrations.ts'
import { fileMigrations } from '../modules/files/store/migrations/file-migrations.ts'
import { installmentMigrations } from '../modules/installment/store/installment-migrations.ts'
import { letterMigrations } from '../modules/letter/store/migrations/letter-migrations.ts'
import { notificationMigrations } from '../modules/notification/store/migrations/notification-migrations.ts'
import { paymentAuditMigrations } from '../modules/payment/store/migrations/payment-audit-migrations.ts'
import { paymentMigrations } from '../modules/payment/store/migrations/payment-migrations.ts'
import { qrMigrations } from '../modules/qr/store/migrations/qr-migrations.ts'
import { rulesMigrations } from '../modules/rules/store/migrations/rules-migrations.ts'
import { salePointMigrations } from '../modules/sale-point/store/migrations/sale-point-migrations.ts'
import { signingMigrations } from '../modules/signing/store/migrations/signing-migrations.ts'
import { statementMigrations } from '../modules/statement/store/migrations/statement-migrations.ts'
import { platformMigrations } from '../platform/db/migrations/platform-migrations.ts'
import { jobQueueMigrations } from '../platform/jobs/store/job-queue-migrations.ts'
import type { MigrationSet } from '../platform/db/migrator.ts'

/** All migration sets, in the order of their dependencies. */
export const migrationSets: readonly MigrationSet[] = [
  platformMigrations,
  jobQueueMigrations,
  fileMigrations,
  exchangeMigrations,
  { name: 'ledger', migrations: ledgerMigrations },
  { name: 'twin', migrations: twinMigrations },
  { name: 'twin-products', migrations: productMigrations },
  ...bankServicesMigrationSets,
  { name: 'rules', migrations: rulesMigrations },
  accessControlMigrations,
  peopleMigrations,
  accessFlowMigrations,
  { name: 'account', migrations: accountMigrations },
  paymentMigrations,
  paymentAuditMigrations,
  qrMigrations,
  letterMigrations,
  installmentMigrations,
  notificationMigrations,
  signingMigrations,
  salePointMigrations,
  statementMigrations,
]
