import { sql, type Kysely, type Migration } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import {
  checkTenantPerFoundRow,
  enableTenantSecurity,
  withRowsOfEverybody,
} from '../../../../platform/db/tenant-security.ts'
import { keptTotals } from './kept-totals-migration.ts'
import {
  namesOfDrafts,
  registersFromFiles,
  repeatsWithoutDrafts,
  salaryRegisters,
} from './salary-migration.ts'
import { gramsInLessTime, searchEntries, searchEntriesByWeek } from './search-entries-migration.ts'
import { leaveOutStatistics } from './payment-statistics-migration.ts'

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

const createPaymentSchema: Migration = {
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

/** Hand-overs whose documents wait for the bank's events, so that the bank can be queried. */
const watchSilence: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payment.submission drop constraint submission_outcome_check,
        add constraint submission_outcome_check
          check (outcome in ('CLAIMED', 'UNKNOWN', 'ACCEPTED', 'REFUSED', 'DONE'))`.execute(db)
    await sql`create index submission_silent on payment.submission (next_attempt_at)
              where outcome = 'ACCEPTED'`.execute(db)
  },
}

/**
 * An organisation's rows are found by several indexes that begin with its id. Which of them has the document
 * itself is known from statistics alone, so they are kept fresh; nobody reads the audit by document.
 */
const cheaperSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index payment.audit_payment`.execute(db)
    await sql`
      alter table payment.payment set (
        autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05)`.execute(db)
  },
}

/**
 * How each signature was proven, kept with it. One proof of a token or a phone signs once, whatever document it is
 * shown for. A phone has no session. Which waiting documents have been put before phones is noted by their version.
 */
const signatureEvidence: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payment.signature add column evidence jsonb, add column proof_id text,
        alter column session_id drop not null`.execute(db)
    await sql`create unique index signature_proof on payment.signature (legal_party_id, proof_id)
              where proof_id is not null`.execute(db)
    await sql`alter table payment.payment add column phone_asked_version integer`.execute(db)
    await sql`create index payment_phone_unasked on payment.payment (value_date, id)
              where deleted_at is null
                and status_code in ('FIRST_SIGN_IN_PAY_CONTROL', 'SECOND_SIGN_IN_PAY_CONTROL')
                and phone_asked_version is distinct from version`.execute(db)
  },
}

/** What the bank gave as a reason, in its other languages; a person's comment has none. */
const bankWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment.payment add column description_other jsonb`.execute(db)
    await sql`alter table payment.status_history add column comment_other jsonb`.execute(db)
  },
}

/** What was kept of a signature, as a fingerprint in the audit line of its step; earlier lines have none. */
const signatureSeal: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment.audit add column signature_seal text`.execute(db)
  },
}

/**
 * Each document is rewritten by every step, five times or more within its first minutes. Where the page has room for
 * that, a step writes down what differs and not the whole document once more.
 */
const roomForSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment.payment set (fillfactor = 70)`.execute(db)
  },
}

/**
 * A check runs at every step, and a regular expression takes a tenth of what the step costs: decoding
 * the digest checks the same. What is not hexadecimal at all is refused by `decode` itself.
 */
const plainDigestCheck: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table payment.payment drop constraint payment_digest_check,
        add constraint payment_digest_check
          check (octet_length(digest) = 64 and encode(decode(digest, 'hex'), 'hex') = digest)`.execute(
      db,
    )
  },
}

/**
 * A step whose columns stand in no index writes no index (HOT), and every index that holds the status was written by
 * every step. They hold what the document waits for instead (waits-for.ts), which four of the seven steps change. The
 * table is rewritten once.
 */
const statusOutOfIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const index of ['status', 'fully_signed', 'unsigned', 'phone_unasked']) {
      await sql`drop index ${sql.table(`payment.payment_${index}`)}`.execute(db)
    }
    await sql`
      alter table payment.payment add column waits_for text generated always as (
        case
          when status_code = 'SUCCESS' then null
          when is_fully_signed then 'SUBMISSION'
          when status_code in ('DRAFT', 'FOR_EDITING') then 'CREATOR'
          when status_code in ('ON_VERIFICATION', 'PARTIALLY_CONFIRMED', 'ON_CONFIRMATION') then 'SIGNATURE'
          when status_code in ('FIRST_SIGN_IN_PAY_CONTROL', 'SECOND_SIGN_IN_PAY_CONTROL') then
            case when phone_asked_version is distinct from version then 'PHONE' else 'SIGNATURE' end
          when status_code in ('PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT') then 'BANK'
          when status_code in ('CANCELED_SIGN_ONE', 'CANCELED_SIGN_TWO', 'TIMEOUT_CANCELED_SIGN_ONE',
            'TIMEOUT_CANCELED_SIGN_TWO', 'REVOKE', 'ERROR', 'TIME_IS_OUT') then 'NOTHING'
          else 'NOBODY'
        end) stored`.execute(db)
    // Tabs, and drafts of one creator: few of very many documents are not executed.
    await sql`create index payment_waiting on payment.payment
      (legal_party_id, waits_for, created_at desc, id desc)
      where deleted_at is null and waits_for is not null`.execute(db)
    // The jobs read across organisations, by the day on which something is due.
    await sql`create index payment_to_submit on payment.payment (value_date, id)
      where deleted_at is null and waits_for = 'SUBMISSION'`.execute(db)
    await sql`create index payment_to_sign on payment.payment (value_date, id)
      where deleted_at is null and waits_for in ('SIGNATURE', 'PHONE')`.execute(db)
    await sql`create index payment_to_ask on payment.payment (value_date, id)
      where deleted_at is null and waits_for = 'PHONE'`.execute(db)
  },
}

/** Each statement names the organisation of each document it wants. */
const documentsCheckedWhenFound: Migration = {
  up: db => checkTenantPerFoundRow(db, 'payment.payment'),
}

/**
 * The search finds purposes too, as they are stored (`payment-row.ts` writes the same). Documents that
 * are there already get their purpose folded as far as SQL can; the next change of one rewrites it.
 */
const searchOfPurposes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update payment.payment set search_text = search_text || E'\\n' ||
        translate(lower(purpose), 'өүңё«»“”„"', 'оуне')
      where position(E'\\n' in search_text) = 0`.execute(db)
  },
}

/** Documents of one creator, and from one creator to the next. Who made a document never changes. */
const documentsOfCreator: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payment_creator on payment.payment
      (legal_party_id, created_by, created_at desc, id desc) where deleted_at is null`.execute(db)
  },
}

/** What only some kinds of documents say; a kind of its own needs no column. */
const terms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment.payment add column terms jsonb not null default '{}'`.execute(db)
  },
}

/** Conversions for which the bank has not quoted a rate; no step but the quote changes what the index holds. */
const awaitedRates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payment_awaits_rate on payment.payment (value_date, id)
      where operation_code = 'CONVERSION' and terms ->> 'rateKind' = 'CONTRACTUAL'
        and terms ->> 'rateUntil' is null and deleted_at is null`.execute(db)
  },
}

/**
 * When a rate of the bank's own was requested for a document and when the bank is queried next; open until nothing is
 * left to take back at the bank. A table of its own, because no step of the document changes it.
 */
const rateRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table payment.rate_request (
        legal_party_id  uuid        not null,
        payment_id      uuid        not null,
        requested_at    timestamptz not null,
        next_attempt_at timestamptz not null,
        attempts        integer     not null,
        closed_at       timestamptz,
        primary key (legal_party_id, payment_id)
      )`.execute(db)
    await sql`create index rate_request_open on payment.rate_request (next_attempt_at)
      where closed_at is null`.execute(db)
    await enableTenantSecurity(db, 'payment.rate_request')
    await sql`insert into payment.bank_cursor values ('quotes', 0)`.execute(db)
  },
}

/**
 * Executed documents by whom they paid, for the payees of a form. Only the last step of a document writes it: until then
 * `waits_for` has a value.
 */
const documentsOfPayee: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payment_payee on payment.payment
      (legal_party_id, payer_account, recipient_account, created_at desc) include (operation_code)
      where deleted_at is null and waits_for is null`.execute(db)
  },
}

/** Texts of forms that an organisation keeps under a name; a name is unique whatever the case of its letters. */
const templates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table payment.template (
        legal_party_id uuid        not null,
        id             uuid        not null,
        name           text        not null,
        operation_code text        not null,
        texts          json        not null,
        version        integer     not null,
        updated_by     uuid        not null,
        updated_at     timestamptz not null,
        primary key (legal_party_id, id)
      )`.execute(db)
    await sql`create unique index template_name on payment.template
      (legal_party_id, lower(name))`.execute(db)
    await enableTenantSecurity(db, 'payment.template')
  },
}

/** Which executed budget payments were reported to the providers of their codes. No step of a document changes it. */
const codeConfirmations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table payment.code_confirmation (
        legal_party_id  uuid        not null,
        payment_id      uuid        not null,
        next_attempt_at timestamptz not null,
        attempts        integer     not null,
        closed_at       timestamptz,
        primary key (legal_party_id, payment_id)
      )`.execute(db)
    await enableTenantSecurity(db, 'payment.code_confirmation')
    await sql`create index payment_budget on payment.payment (created_at)
      where operation_code = 'BUDGET'`.execute(db)
  },
}

/** Documents of one operation may have two forms, so a template names its own. */
const formsOfTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment.template add column form text`.execute(db)
  },
}

/** Signatures that the bank counts towards its limits, until their documents have come to an end. */
const limitUses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table payment.limit_use (
        legal_party_id  uuid        not null,
        payment_id      uuid        not null,
        content_version integer     not null,
        person_id       uuid        not null,
        noted_at        timestamptz not null default now(),
        primary key (legal_party_id, payment_id, content_version, person_id)
      )`.execute(db)
    await enableTenantSecurity(db, 'payment.limit_use')
  },
}

/** Refunds are found by the sale that they give back. */
const refundsOfSales: Migration = {
  async up(db) {
    await sql`
      create index payment_refund_of_sale on payment.payment (legal_party_id, (terms ->> 'saleId'))
        where operation_code = 'REFUND'`.execute(db)
  },
}

/** Registers of an organisation: totals of people who may not see every one of them leave some out. */
const documentsOfRegisters: Migration = {
  async up(db) {
    await sql`
      create index payment_salary on payment.payment (legal_party_id, created_at)
        where operation_code = 'SALARY'`.execute(db)
  },
}

/**
 * What only one document may pay (`paid-once.ts` of the domain writes the same): of documents that were sent and are not
 * done, one at most has an item. No other document has a value in the index, so their steps do not write it. Of
 * documents that were sent for one item before, the first has it.
 */
const itemsPaidOnce: Migration = {
  async up(db: Kysely<unknown>) {
    const paying = sql`('ON_VERIFICATION', 'ON_VERIFICATION_COMPLETED', 'PARTIALLY_CONFIRMED',
      'PARTIAL_CONFIRMATION_COMPLETED', 'ON_CONFIRMATION', 'ON_CONFIRMATION_COMPLETED',
      'FIRST_SIGN_IN_PAY_CONTROL', 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE',
      'SECOND_SIGN_IN_PAY_CONTROL', 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE',
      'PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT')`
    await sql`alter table payment.payment add column paid_item text`.execute(db)
    await withRowsOfEverybody(db, ['payment.payment'], () =>
      sql`
        with item as (
          select p.legal_party_id, p.id, p.created_at, p.status_code in ${paying} as is_paying,
            case p.operation_code
              when 'BUDGET' then concat_ws(' ', p.terms ->> 'budgetKind', p.terms ->> 'paylogicId')
              else concat_ws(' ', 'QR', coalesce(p.terms ->> 'qrProvider', ''),
                coalesce(p.terms ->> 'qrService', ''), coalesce(p.terms ->> 'qrMerchant', ''),
                p.terms ->> 'qrTransaction')
            end as paid_item
          from payment.payment p
          where p.deleted_at is null and (p.operation_code = 'BUDGET' or p.terms ? 'qrTransaction')
        ), ranked as (
          select item.*, row_number() over (
            partition by legal_party_id, paid_item, is_paying order by created_at, id) as place
          from item
        )
        update payment.payment p set paid_item = ranked.paid_item from ranked
        where p.legal_party_id = ranked.legal_party_id and p.id = ranked.id
          and (ranked.place = 1 or not ranked.is_paying)`.execute(db),
    )
    await sql`
      alter table payment.payment add column paid_once text generated always as (
        case when deleted_at is null and status_code in ${paying} then paid_item end) stored`.execute(
      db,
    )
    await sql`create unique index payment_paid_once on payment.payment (legal_party_id, paid_once)
      where paid_once is not null`.execute(db)
    await sql`create index payment_paid_item on payment.payment (legal_party_id, paid_item)
      where paid_item is not null`.execute(db)
  },
}

/**
 * The refund of a sale belongs to the document that is sent first, as other items that are paid once do. Until now a sale
 * had one document from its draft on, so no two of those that were sent are for one sale.
 */
const refundsPaidOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await withRowsOfEverybody(db, ['payment.payment'], () =>
      sql`
        update payment.payment set paid_item = 'REFUND ' || (terms ->> 'saleId')
        where operation_code = 'REFUND' and terms ? 'saleId'`.execute(db),
    )
  },
}

/**
 * A document is written by its version, which the statement compares, so no two signatures have one; two keys are left
 * that refuse a second signature of a stage or a person.
 */
const signaturesWithoutVersionKey: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment.signature drop constraint signature_pkey`.execute(db)
  },
}

/** Schema `payment`; runs after the platform's set, whose outbox and idempotency tables it writes to. */
export const paymentMigrations: MigrationSet = {
  name: 'payment',
  migrations: {
    '0001-payment': createPaymentSchema,
    '0002-silent-hand-overs': watchSilence,
    '0003-cheaper-steps': cheaperSteps,
    '0004-signature-evidence': signatureEvidence,
    '0005-words-of-the-bank': bankWords,
    '0006-signature-seal': signatureSeal,
    '0007-room-for-steps': roomForSteps,
    '0008-plain-digest-check': plainDigestCheck,
    '0009-status-out-of-indexes': statusOutOfIndexes,
    '0010-columns-without-statistics': leaveOutStatistics,
    '0011-documents-are-asked-when-found': documentsCheckedWhenFound,
    '0012-search-of-purposes': searchOfPurposes,
    '0013-documents-of-a-creator': documentsOfCreator,
    '0014-terms': terms,
    '0015-awaited-rates': awaitedRates,
    '0016-rate-requests': rateRequests,
    '0017-documents-of-a-payee': documentsOfPayee,
    '0018-kept-totals': keptTotals,
    '0019-templates': templates,
    '0020-code-confirmations': codeConfirmations,
    '0021-limit-uses': limitUses,
    '0022-forms-of-templates': formsOfTemplates,
    '0023-search-entries': searchEntries,
    '0024-salary-registers': salaryRegisters,
    '0025-refunds-of-sales': refundsOfSales,
    '0026-registers-from-files': registersFromFiles,
    '0027-documents-of-registers': documentsOfRegisters,
    '0028-items-paid-once': itemsPaidOnce,
    '0029-refunds-paid-once': refundsPaidOnce,
    '0030-names-of-drafts': namesOfDrafts,
    '0031-grams-in-less-time': gramsInLessTime,
    '0032-repeats-without-drafts': repeatsWithoutDrafts,
    '0033-search-entries-by-week': searchEntriesByWeek,
    '0034-signatures-without-version-key': signaturesWithoutVersionKey,
  },
}
