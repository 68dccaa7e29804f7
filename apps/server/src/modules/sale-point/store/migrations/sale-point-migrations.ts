import { sql, type Kysely } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

export const salePointMigrations: MigrationSet = {
  name: 'sale-point',
  migrations: {
    '0001-cashiers': {
      async up(db: Kysely<unknown>) {
        await sql`create schema sale_point`.execute(db)
        await sql`grant usage on schema sale_point to tartip_app, tartip_system`.execute(db)
        await sql`
          create table sale_point.cashier (
            legal_party_id    uuid        not null,
            cashier_id        uuid        not null,
            version           bigint      not null,
            inn               text        not null,
            full_name         text        not null,
            mobile            text        not null,
            account           text,
            is_active         boolean     not null,
            cash_register_ids uuid[]      not null,
            hired_at          timestamptz not null,
            primary key (legal_party_id, cashier_id)
          )`.execute(db)
        await enableTenantSecurity(db, 'sale_point.cashier')
        await sql`
          create table sale_point.feed_position (feed text primary key, position bigint not null)`.execute(
          db,
        )
        await sql`
          grant select, insert, update on sale_point.feed_position to tartip_system`.execute(db)
      },
    },
  },
}
