import { sql, type Kysely } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/** Sales are written once by the job that takes them over; nothing of them changes. */
const saleTable = sql`
  create table qr.sale (
    legal_party_id          uuid        not null,
    id                      uuid        not null,
    operation_id            text        not null,
    account                 text        not null,
    cash_register_id        uuid,
    sale_point_code         text,
    sale_point_name         text,
    cash_code               text,
    cash_name               text,
    occurred_at             timestamptz not null,
    amount_minor            bigint      not null,
    fee_minor               bigint      not null,
    is_dynamic              boolean     not null,
    code_transaction        text,
    stan                    text        not null,
    provider                text        not null,
    provider_transaction_id text        not null,
    sender_name             text        not null,
    sender_account          text        not null,
    comment                 text,
    search_text             text        not null,
    amount_major            numeric     not null,
    primary key (legal_party_id, id)
  )`

export const qrMigrations: MigrationSet = {
  name: 'qr',
  migrations: {
    '0001-sales': {
      async up(db: Kysely<unknown>) {
        await sql`create schema if not exists qr`.execute(db)
        await sql`grant usage on schema qr to tartip_app, tartip_system`.execute(db)
        await saleTable.execute(db)
        await enableTenantSecurity(db, 'qr.sale', { isAppendOnly: true })
        await sql`
          create index sale_occurred on qr.sale (legal_party_id, occurred_at desc, id desc)`.execute(
          db,
        )
        await sql`
          create table qr.feed_position (feed text primary key, position bigint not null)`.execute(
          db,
        )
        await sql`grant select, insert, update on qr.feed_position to tartip_system`.execute(db)
      },
    },
  },
}
