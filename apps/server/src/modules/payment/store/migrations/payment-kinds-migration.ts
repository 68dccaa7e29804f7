import { sql, type Kysely, type Migration } from 'kysely'

import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/* What documents of one kind need, and no others. */

/** Conversions for which the bank has not quoted a rate; no step but the quote changes what the index holds. */
export const awaitedRates: Migration = {
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
export const rateRequests: Migration = {
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

/** Which executed budget payments were reported to the providers of their codes. No step of a document changes it. */
export const codeConfirmations: Migration = {
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

/** Refunds are found by the sale that they give back. */
export const refundsOfSales: Migration = {
  async up(db) {
    await sql`
      create index payment_refund_of_sale on payment.payment (legal_party_id, (terms ->> 'saleId'))
        where operation_code = 'REFUND'`.execute(db)
  },
}

/** Registers of an organisation: totals of people who may not see every one of them leave some out. */
export const documentsOfRegisters: Migration = {
  async up(db) {
    await sql`
      create index payment_salary on payment.payment (legal_party_id, created_at)
        where operation_code = 'SALARY'`.execute(db)
  },
}
