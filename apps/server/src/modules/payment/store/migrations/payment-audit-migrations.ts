import { sql, type Kysely } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'

/**
 * Lets the sealing job find new lines of all organisations. A block range index costs an insert next to
 * nothing, and the rows lie in the order of their numbers because they are only ever added.
 */
export const paymentAuditMigrations: MigrationSet = {
  name: 'payment_audit',
  migrations: {
    '0001-order': {
      async up(db: Kysely<unknown>) {
        await sql`create index audit_order on payment.audit using brin (id) with (pages_per_range = 32)`.execute(
          db,
        )
      },
    },
  },
}
