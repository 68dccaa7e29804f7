import { sql, type Kysely } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { handOverColumns } from '../../../../platform/documents/store/hand-over-queue.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'
import { createDocumentTables } from '../../../../platform/documents/store/document-migration.ts'
import { letterPhoneStatuses } from '../letter-table.ts'

const outgoingColumns = sql`
  subject_code        text not null,
  title               text not null,
  message             text not null,
  reference_letter_id uuid,
  attachment          jsonb,
  sender_name         text not null,
  search_text         text not null,
  ${sql.raw(handOverColumns)}`

/** Letters of the bank. Nobody signs them, so nothing but the reading changes. */
const incomingTable = sql`
  create table letter.incoming (
    legal_party_id      uuid        not null,
    id                  uuid        not null,
    sender_name         jsonb       not null,
    title               text        not null,
    message             text        not null,
    sent_at             timestamptz not null,
    reference_letter_id uuid,
    attachment          jsonb,
    search_text         text        not null,
    read_at             timestamptz,
    read_by             uuid,
    reported_at         timestamptz,
    primary key (legal_party_id, id),
    check ((read_at is null) = (read_by is null))
  )`

const indexes = [
  sql`create index outgoing_created on letter.outgoing (legal_party_id, created_at desc, id desc)
      where deleted_at is null`,
  sql`create index outgoing_not_received on letter.outgoing (updated_at, id)
      where is_fully_signed and received_at is null and deleted_at is null`,
  sql`create index incoming_sent on letter.incoming (legal_party_id, sent_at desc, id desc)`,
  sql`create index incoming_unread on letter.incoming (legal_party_id) where read_at is null`,
  sql`create index incoming_not_reported on letter.incoming (read_at, id)
      where read_at is not null and reported_at is null`,
]

export const letterMigrations: MigrationSet = {
  name: 'letter',
  migrations: {
    '0001-letters': {
      async up(db: Kysely<unknown>) {
        await createDocumentTables(db, {
          schema: 'letter',
          table: 'outgoing',
          idColumn: 'letter_id',
          columns: outgoingColumns,
          phoneStatuses: letterPhoneStatuses,
        })
        await incomingTable.execute(db)
        await enableTenantSecurity(db, 'letter.incoming')
        for (const index of indexes) await index.execute(db)
        await sql`
          create table letter.bank_cursor (
            name           text   primary key,
            after_sequence bigint not null
          )`.execute(db)
        await sql`insert into letter.bank_cursor values ('letters', 0)`.execute(db)
        await sql`grant select, update on letter.bank_cursor to tartip_system`.execute(db)
      },
    },
    // The former table goes in a later release: processes of the former one use it while they are replaced.
    '0002-feed-position': {
      async up(db: Kysely<unknown>) {
        await sql`
          create table letter.feed_position (feed text primary key, position bigint not null)`.execute(
          db,
        )
        await sql`
          insert into letter.feed_position
          select name, after_sequence from letter.bank_cursor`.execute(db)
        await sql`grant select, insert, update on letter.feed_position to tartip_system`.execute(db)
      },
    },
  },
}
