import { sql, type Kysely } from 'kysely'

import type { MigrationSet } from '../../../platform/db/migrator.ts'

/** The partner keeps the claims; here is only how far its list of events has been followed. */
export const installmentMigrations: MigrationSet = {
  name: 'installment',
  migrations: {
    '0001-feed-position': {
      async up(db: Kysely<unknown>) {
        await sql`create schema if not exists installment`.execute(db)
        await sql`
          create table installment.feed_position (feed text primary key, position bigint not null)`.execute(
          db,
        )
        await sql`grant usage on schema installment to tartip_app, tartip_system`.execute(db)
        await sql`
          grant select, insert, update on installment.feed_position to tartip_system`.execute(db)
      },
    },
  },
}
