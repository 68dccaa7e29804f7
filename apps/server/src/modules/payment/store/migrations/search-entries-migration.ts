import { sql, type Kysely, type Migration } from 'kysely'

import { applicationRole, systemRole } from '../../../../platform/db/db.ts'
import { enableTenantSecurity, ownRows } from '../../../../platform/db/tenant-security.ts'
import { createNoteFunction } from './kept-totals-migration.ts'

/*
 * Closed documents of large organisations as they are searched (search-entries.ts). The columns have the names of
 * `payment.payment`, so the same conditions hold for both.
 */
const table = sql`
  create table payment.search_entry (
    legal_party_id    uuid        not null,
    id                uuid        not null,
    created_at        timestamptz not null,
    created_by        uuid        not null,
    value_date        date        not null,
    operation_code    text        not null,
    origin            text        not null,
    status_code       text        not null,
    waits_for         text,
    transfer_num      text        collate "C" not null,
    payer_account     text        not null,
    recipient_account text        not null,
    currency          text        not null,
    amount_minor      bigint      not null,
    amount_major      numeric     not null,
    sort_name         text        collate "C" not null,
    search_text       text        not null,
    primary key (legal_party_id, id)
  )`

/**
 * Every three characters in a row of a text, as numbers. Organisation and kind are in the number, so that a digit of an
 * account is no digit of a document number and no list holds rows of two organisations.
 */
const gramsOfText = sql`
  create function payment.grams(organisation uuid, kind text, value text) returns bigint[]
  language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct
      hashtextextended(substr(value, n, 3), hashtextextended(kind || organisation::text, 0))), '{}')
    from generate_series(1, length(value) - 2) as n
  $$`

const gramsOfEntry = sql`
  create function payment.entry_grams(
    organisation uuid, search_text text, transfer_num text, payer_account text, recipient_account text)
  returns bigint[] language sql immutable strict parallel safe as $$
    select payment.grams(organisation, 'text', search_text)
      || payment.grams(organisation, 'number', transfer_num)
      || payment.grams(organisation, 'account', payer_account)
      || payment.grams(organisation, 'account', recipient_account)
  $$`

const gramsOfRow = sql.raw(
  'payment.entry_grams(legal_party_id, search_text, transfer_num, payer_account, recipient_account)',
)

const indexes = [
  sql`create index search_entry_grams on payment.search_entry
      using gin ((${gramsOfRow}))`,
  sql`create index search_entry_created on payment.search_entry
      (legal_party_id, created_at desc, id desc)`,
  sql`create index search_entry_amount on payment.search_entry (legal_party_id, amount_major)`,
]

/**
 * Under row-level security PostgreSQL uses no index for LIKE, arrays and numerics, because these operators are not
 * leakproof. The view belongs to the owner of the table and restricts the rows itself, by the same condition.
 */
const view = sql`
  create view payment.searched_document as
    select *, ${gramsOfRow} as grams from payment.search_entry where ${ownRows}`

/** A note names its document, so that its entry can be renewed. */
const notes = sql`
  alter table payment.kept_total_change add column payment_id uuid;
  alter table payment.kept_total_state
    add column entered_to uuid,
    add column is_searchable boolean not null default false`

export const searchEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await table.execute(db)
    await enableTenantSecurity(db, 'payment.search_entry')
    await gramsOfText.execute(db)
    await gramsOfEntry.execute(db)
    for (const index of indexes) await index.execute(db)
    await view.execute(db)
    // The view reads with the rights of its owner, whom forced row-level security binds too.
    await sql`create policy searched on payment.search_entry for select to current_user using (true)`.execute(
      db,
    )
    const app = sql.id(applicationRole)
    await sql`revoke all on payment.search_entry from ${app}`.execute(db)
    await sql`revoke all on payment.searched_document from ${app}, ${sql.id(systemRole)}`.execute(
      db,
    )
    await sql`grant select on payment.searched_document to ${app}`.execute(db)
    // Waits for the transactions that have noted a change without its document.
    await notes.execute(db)
    await createNoteFunction(true).execute(db)
  },
}

/** The same numbers, with what they depend on worked out once a text: a third of the time. */
export const gramsInLessTime: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function payment.grams(organisation uuid, kind text, value text) returns bigint[]
      language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct hashtextextended(substr(value, n, 3), seed)), '{}')
        from (select hashtextextended(kind || organisation::text, 0) as seed offset 0) as of_all,
          generate_series(1, length(value) - 2) as n
      $$`.execute(db)
  },
}
