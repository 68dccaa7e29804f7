import { sql, type Kysely, type Migration } from 'kysely'

import { applicationRole } from '../../../../platform/db/db.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

const tables = sql`
  create table payment.kept_total_state (
    legal_party_id    uuid primary key,
    state             text not null default 'REQUESTED' check (state in ('REQUESTED', 'NOTED', 'COUNTED')),
    noted_by_all_from xid8
  );
  create table payment.kept_total (
    legal_party_id uuid        not null,
    facet          text        not null,
    value          text        not null,
    unit           text        not null,
    starts_at      timestamptz not null,
    payer_account  text        not null,
    currency       text        not null,
    status_code    text        not null,
    count          bigint      not null,
    amount_minor   bigint      not null,
    primary key (legal_party_id, facet, value, unit, starts_at, payer_account, currency, status_code)
  );
  create table payment.kept_total_change (
    legal_party_id    uuid        not null,
    id                bigint      generated always as identity,
    created_at        timestamptz not null,
    created_by        uuid        not null,
    origin            text        not null,
    operation_code    text        not null,
    payer_account     text        not null,
    recipient_account text        not null,
    currency          text        not null,
    status_code       text        not null,
    count             integer     not null,
    amount_minor      bigint      not null,
    primary key (legal_party_id, id)
  )`

const isClosed = (row: 'old' | 'new') =>
  sql.raw(`(${row}.deleted_at is null and coalesce(${row}.waits_for, 'NOTHING') = 'NOTHING')`)

const counted = (row: 'old' | 'new') =>
  sql.raw(
    [
      ...['created_at', 'created_by', 'origin', 'operation_code', 'payer_account'],
      ...['recipient_account', 'currency', 'status_code'],
    ]
      .map(column => `${row}.${column}`)
      .join(', '),
  )

const columns = sql.raw(
  'legal_party_id, created_at, created_by, origin, operation_code, payer_account, ' +
    'recipient_account, currency, status_code, count, amount_minor',
)

/** The trigger reads the state with a snapshot of its own, so it sees what was committed before it runs. */
export function createNoteFunction(namesDocument: boolean) {
  const into = namesDocument ? sql`payment_id, ${columns}` : columns
  const idOf = (row: 'old' | 'new') => sql.raw(namesDocument ? `${row}.id, ` : '')
  return sql`
  create or replace function payment.note_total_change() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from payment.kept_total_state k
      where k.legal_party_id = coalesce(new.legal_party_id, old.legal_party_id) and k.state <> 'REQUESTED')
    then
      return null;
    end if;
    if tg_op <> 'INSERT' and ${isClosed('old')} then
      insert into payment.kept_total_change (${into})
      values (${idOf('old')}old.legal_party_id, ${counted('old')}, -1, -old.amount_minor);
    end if;
    if tg_op <> 'DELETE' and ${isClosed('new')} then
      insert into payment.kept_total_change (${into})
      values (${idOf('new')}new.legal_party_id, ${counted('new')}, 1, new.amount_minor);
    end if;
    return null;
  end $$`
}

/** Most steps are of open documents; a condition on the trigger costs them nothing. */
const triggers = [
  sql`create trigger note_total_of_new after insert on payment.payment for each row
      when (${isClosed('new')}) execute function payment.note_total_change()`,
  sql`create trigger note_total_of_changed after update on payment.payment for each row
      when (
        ${isClosed('old')} is distinct from ${isClosed('new')}
        or ${isClosed('new')}
          and (${counted('old')}, old.amount_minor) is distinct from (${counted('new')}, new.amount_minor))
      execute function payment.note_total_change()`,
  sql`create trigger note_total_of_removed after delete on payment.payment for each row
      when (${isClosed('old')}) execute function payment.note_total_change()`,
]

/** Totals of large organisations (kept-totals.ts). They are counted by a job, organisation by organisation. */
export const keptTotals: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.execute(db)
    for (const name of ['kept_total_state', 'kept_total', 'kept_total_change']) {
      await enableTenantSecurity(db, `payment.${name}`)
    }
    const app = sql.id(applicationRole)
    await sql`revoke update, delete on payment.kept_total_state, payment.kept_total_change from ${app}`.execute(
      db,
    )
    await sql`revoke insert, update, delete on payment.kept_total from ${app}`.execute(db)
    await createNoteFunction(false).execute(db)
    for (const trigger of triggers) await trigger.execute(db)
  },
}
