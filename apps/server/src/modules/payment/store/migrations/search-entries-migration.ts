import { sql, type Kysely, type Migration } from 'kysely'

import { applicationRole, systemRole } from '../../../../platform/db/db.ts'
import {
  enableTenantSecurity,
  ownRows,
  withRowsOfEverybody,
} from '../../../../platform/db/tenant-security.ts'
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

/** A week of the calendar by its number, so that the search can go back week by week. */
const weekOf = sql`
  create function payment.week_of(at timestamptz) returns integer
  language sql immutable strict parallel safe as
    $$ select floor(extract(epoch from at) / 604800)::integer $$`

/*
 * So many characters in a row of texts (grams), as numbers whose last 16 bits are the week: the same gram of neighbouring
 * weeks is neighbouring in the index. The cost is a measured one.
 */
const weekGrams = sql`
  create function payment.week_grams(
    organisation uuid, week integer, kinds text[], lengths integer[], texts text[])
  returns bigint[] language plpgsql immutable strict parallel safe cost 10000 as $$
  declare
    grams bigint[] := '{}';
    seed bigint;
  begin
    for i in 1 .. cardinality(texts) loop
      seed := hashtextextended(kinds[i] || lengths[i] || organisation::text, 0);
      for n in 1 .. length(texts[i]) - lengths[i] + 1 loop
        grams := grams || (((hashtextextended(substr(texts[i], n, lengths[i]), seed) >> 16) << 16) + week);
      end loop;
    end loop;
    return grams;
  end $$`

const weekGramsOfRow = sql.raw(`payment.week_grams(
  legal_party_id, week,
  '{text,number,account,account,text,number,account,account}', '{3,3,3,3,5,5,5,5}',
  array[search_text, transfer_num, payer_account, recipient_account,
    search_text, transfer_num, payer_account, recipient_account])`)

const indexesOfWeeks = [
  // A list of pending entries would be read as a whole for each week.
  sql`create index search_entry_grams on payment.search_entry
      using gin ((${weekGramsOfRow})) with (fastupdate = off)`,
  // Statistics of grams say nothing, and collecting them takes seconds.
  sql`alter index payment.search_entry_grams alter column 1 set statistics 0`,
  sql`create index search_entry_created on payment.search_entry
      (legal_party_id, week desc, created_at desc, id desc)`,
  sql`create index search_entry_amount on payment.search_entry
      (legal_party_id, week, amount_major)`,
]

/**
 * Entries are found by their week. They are written again by the job, beside the work of the bank; until then their
 * organisations are searched as those without entries.
 */
export const searchEntriesByWeek: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      drop view payment.searched_document;
      truncate payment.search_entry;
      drop index payment.search_entry_grams;
      drop index payment.search_entry_created;
      drop index payment.search_entry_amount;
      drop function payment.entry_grams;
      drop function payment.grams;`.execute(db)
    await weekOf.execute(db)
    await weekGrams.execute(db)
    await sql`
      alter table payment.search_entry
        add column week integer not null generated always as (payment.week_of(created_at)) stored`.execute(
      db,
    )
    for (const index of indexesOfWeeks) await index.execute(db)
    await sql`
      create view payment.searched_document as
        select *, ${weekGramsOfRow} as grams from payment.search_entry where ${ownRows}`.execute(db)
    const app = sql.id(applicationRole)
    const system = sql.id(systemRole)
    await sql`revoke all on payment.searched_document from ${app}, ${system}`.execute(db)
    await sql`grant select on payment.searched_document to ${app}`.execute(db)
    // The job that enters documents collects statistics, too; before PostgreSQL 17 the server alone does it.
    await sql`
      do $$ begin
        if current_setting('server_version_num')::integer >= 170000 then
          grant maintain on payment.search_entry to ${system};
        end if;
      end $$`.execute(db)
    await withRowsOfEverybody(db, ['payment.kept_total_state'], () =>
      sql`update payment.kept_total_state set is_searchable = false, entered_to = null`.execute(db),
    )
  },
}
