import { sql, type Kysely, type Migration } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import {
  checkTenantPerFoundRow,
  enableTenantSecurity,
} from '../../../../platform/db/tenant-security.ts'
import { keptTotals } from './kept-totals-migration.ts'
import { itemsPaidOnce, refundsPaidOnce } from './paid-once-migration.ts'
import {
  awaitedRates,
  codeConfirmations,
  documentsOfRegisters,
  rateRequests,
  refundsOfSales,
} from './payment-kinds-migration.ts'
import { createPaymentSchema } from './payment-schema-migration.ts'
import {
  namesOfDrafts,
  registersFromFiles,
  repeatsWithoutDrafts,
  salaryRegisters,
} from './salary-migration.ts'
import { gramsInLessTime, searchEntries, searchEntriesByWeek } from './search-entries-migration.ts'
import { leaveOutStatistics } from './payment-statistics-migration.ts'

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
