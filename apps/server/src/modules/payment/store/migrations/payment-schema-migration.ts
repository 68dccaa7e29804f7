import { sql, type Kysely, type Migration } from 'kysely'

import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/**
 * The document itself. `signatures` repeats those that are valid now, so that a list and a decision need
 * one row; the evidence of every signature ever given stands in `payment.signature`. The last three columns
 * repeat the recipient's name, folded and as a sort key of the Kyrgyz alphabet, and the amount in major
 * units, which is the same scale for every currency. No trigram index: under row-level security PostgreSQL
 * asks the tenant's rows first anyway, because LIKE is not leakproof.
 */
const paymentTable = sql`
  create table payment.payment (
    legal_party_id      uuid        not null,
    id                  uuid        not null,
    operation_code      text        not null,
    origin              text        not null,
    status_code         text        not null,
    version             integer     not null,
    content_version     integer     not null,
    digest              text        not null check (digest ~ '^[0-9a-f]{64}$'),
    signatures          jsonb       not null default '[]',
    is_fully_signed   boolean     not null default false,
    created_by          uuid        not null,
    created_at          timestamptz not null,
    updated_by          uuid,
    updated_at          timestamptz not null,
    value_date          date        not null,
    transfer_num        text        collate "C" not null,
    transfer_year       integer     not null,
    payer_account       text        not null,
    payer_name          text        not null,
    payer_inn           text        not null,
    payer_bic           text        not null,
    recipient_account   text        not null,
    recipient_bic       text        not null,
    recipient_name      text        not null,
    recipient_inn       text,
    amount_minor        bigint      not null check (amount_minor > 0),
    currency            text        not null,
    commission_minor    bigint      not null check (commission_minor >= 0),
    commission_currency text        not null,
    purpose             text        not null,
    payment_code        text,
    description         text,
    error_code          text,
    deleted_at          timestamptz,
    search_text         text        not null,
    sort_name           text        collate "C" not null,
    amount_major        numeric     not null,
    primary key (legal_party_id, id)
  )`

const paymentIndexes = [
  // One number, one document, per organisation and year; a deleted draft gives its number back. With the
  // length in front digits sort as numbers, so the same index finds the highest one.
  sql`create unique index payment_transfer_num on payment.payment
      (legal_party_id, transfer_year, length(transfer_num), transfer_num) where deleted_at is null`,
  // The history list: newest first, and the same index walked backwards for its last pages.
  sql`create index payment_created on payment.payment
      (legal_party_id, created_at desc, id desc) where deleted_at is null`,
  // Tabs, their counters and drafts of one creator.
  sql`create index payment_status on payment.payment
      (legal_party_id, status_code, created_at desc, id desc) where deleted_at is null`,
  // The jobs read across organisations, by the day on which something is due.
  sql`create index payment_fully_signed on payment.payment (value_date, id)
      where is_fully_signed and deleted_at is null`,
  sql`create index payment_unsigned on payment.payment (value_date, id)
      where deleted_at is null and not is_fully_signed and status_code in (
        'ON_VERIFICATION', 'PARTIALLY_CONFIRMED', 'ON_CONFIRMATION',
        'FIRST_SIGN_IN_PAY_CONTROL', 'SECOND_SIGN_IN_PAY_CONTROL')`,
]

/** Who brought a document where, when and why. `step` orders the statuses entered by one transition. */
const statusHistoryTable = sql`
  create table payment.status_history (
    legal_party_id uuid        not null,
    payment_id     uuid        not null,
    version        integer     not null,
    step           smallint    not null,
    status_code    text        not null,
    action         text        not null,
    entered_at     timestamptz not null,
    actor_kind     text        not null check (actor_kind in ('person', 'bank', 'clock', 'phone')),
    person_id      uuid,
    comment        text,
    error_code     text,
    trace_id       text,
    primary key (legal_party_id, payment_id, version, step),
    check ((actor_kind = 'person') = (person_id is not null))
  )`

/** What exactly a person saw and bound by a signature. The unique keys are the last protection against a double one. */
const signatureTable = sql`
  create table payment.signature (
    legal_party_id  uuid        not null,
    payment_id      uuid        not null,
    version         integer     not null,
    content_version integer     not null,
    stage           smallint    not null check (stage between 1 and 3),
    person_id       uuid        not null,
    sign_right      text        not null,
    sign_type       text        not null,
    signed_at       timestamptz not null,
    digest          text        not null,
    canonical_text  text        not null,
    session_id      text        not null,
    trace_id        text,
    primary key (legal_party_id, payment_id, version),
    unique (legal_party_id, payment_id, content_version, stage),
    unique (legal_party_id, payment_id, content_version, person_id)
  )`

/** Everything somebody did to a document, with the fingerprint of its content before and after. */
const auditTable = sql`
  create table payment.audit (
    legal_party_id uuid        not null,
    id             bigint      generated always as identity,
    payment_id     uuid        not null,
    version        integer     not null,
    action         text        not null,
    at             timestamptz not null,
    person_id      uuid,
    session_id     text,
    ip             text,
    trace_id       text,
    digest_before  text,
    digest_after   text        not null,
    primary key (legal_party_id, id)
  )`

/** The hand-over to the bank: who works on it until when (fencing token), and what is known of the outcome. */
const submissionTable = sql`
  create table payment.submission (
    legal_party_id  uuid        not null,
    payment_id      uuid        not null,
    token           bigint      not null,
    leased_until    timestamptz not null,
    attempts        integer     not null,
    outcome         text        not null check (outcome in ('CLAIMED', 'UNKNOWN', 'ACCEPTED', 'REFUSED')),
    next_attempt_at timestamptz not null,
    updated_at      timestamptz not null,
    primary key (legal_party_id, payment_id)
  )`

/** Last free number handed out per organisation and year, so that two parallel saves never get the same. */
const documentCounterTable = sql`
  create table payment.document_counter (
    legal_party_id uuid    not null,
    year           integer not null,
    last_number    bigint  not null,
    primary key (legal_party_id, year)
  )`

/** How far the bank's events are taken over; moved in the transaction of the transitions they caused. */
const bankCursorTable = sql`
  create table payment.bank_cursor (
    name           text   primary key,
    after_sequence bigint not null
  )`

const changingTables = ['payment.payment', 'payment.submission', 'payment.document_counter']
const appendOnlyTables = ['payment.status_history', 'payment.signature', 'payment.audit']

/*
 * Raises what the write statement must not let pass, so that its COMMIT can travel right behind it: TP001
 * when documents were changed meanwhile (or a number was taken), TP002 when the idempotency key was taken.
 */
const confirmFunction = sql`
  create function payment.confirm_write(written integer, expected integer, answered integer)
  returns void language plpgsql as $$
  begin
    if answered = 0 then
      raise exception 'the idempotency key is taken' using errcode = 'TP002';
    elsif written <> expected then
      raise exception '% of % documents written', written, expected using errcode = 'TP001';
    end if;
  end $$`

/** Grants alone would hold the application; the trigger also holds whoever owns the tables. */
async function makeAppendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function payment.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '42501';
    end $$`.execute(db)
  for (const table of appendOnlyTables) {
    await sql`
      create trigger refuse_change before update or delete or truncate on ${sql.table(table)}
      for each statement execute function payment.refuse_change()`.execute(db)
  }
}

/** The first tables of the module. */
export const createPaymentSchema: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema payment`.execute(db)
    await paymentTable.execute(db)
    for (const index of paymentIndexes) await index.execute(db)
    await statusHistoryTable.execute(db)
    await signatureTable.execute(db)
    await auditTable.execute(db)
    await sql`create index audit_payment on payment.audit (legal_party_id, payment_id, id)`.execute(
      db,
    )
    await submissionTable.execute(db)
    await sql`create index submission_open on payment.submission (next_attempt_at)
              where outcome in ('CLAIMED', 'UNKNOWN')`.execute(db)
    await documentCounterTable.execute(db)
    await bankCursorTable.execute(db)
    await sql`insert into payment.bank_cursor values ('execution', 0)`.execute(db)
    await confirmFunction.execute(db)
    await makeAppendOnly(db)
    await sql`grant usage on schema payment to tartip_app, tartip_system`.execute(db)
    for (const table of changingTables) await enableTenantSecurity(db, table)
    for (const table of appendOnlyTables) {
      await enableTenantSecurity(db, table, { isAppendOnly: true })
    }
    await sql`grant select, update on payment.bank_cursor to tartip_system`.execute(db)
  },
}
