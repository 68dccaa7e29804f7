import { sql, type Kysely, type Migration } from 'kysely'

const budget: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.day_code (
        code text primary key,
        kind text not null check (kind in ('TAX', 'TUNDUK', 'FINES')),
        request_id uuid not null unique,
        request_fingerprint text not null,
        legal_party_id uuid not null,
        amount_minor bigint not null check (amount_minor > 0),
        payment_code text not null,
        title jsonb not null,
        created_at timestamptz not null,
        clears text,
        payment_id uuid,
        paid_at timestamptz,
        check ((payment_id is null) = (paid_at is null))
      )`.execute(db)
    await sql`
      create table twin.tax_payer (
        legal_party_id uuid primary key,
        inn text not null
      )`.execute(db)
    await sql`
      create table twin.tax_debt (
        debt_id uuid primary key,
        legal_party_id uuid not null references twin.tax_payer,
        tax_type_id text not null,
        tax_office_code text not null,
        period_from date not null,
        period_to date not null,
        due_date date not null,
        principal_minor bigint not null check (principal_minor >= 0),
        penalty_minor bigint not null check (penalty_minor >= 0),
        fine_minor bigint not null check (fine_minor >= 0)
      )`.execute(db)
    await sql`create index tax_debt_of_party on twin.tax_debt (legal_party_id)`.execute(db)
    await sql`
      create table twin.fine (
        fine_id uuid primary key,
        fine_type_id text not null,
        protocol text not null unique,
        offender_inn text not null,
        vehicle text,
        issued_on date not null,
        full_amount_minor bigint not null check (full_amount_minor > 0),
        paid_code text
      )`.execute(db)
    await sql`create index fine_of_offender on twin.fine (offender_inn)`.execute(db)
    await sql`create index fine_of_vehicle on twin.fine (vehicle)`.execute(db)
    const tables = sql`twin.day_code, twin.tax_payer, twin.tax_debt, twin.fine`
    await sql`grant select, insert, update on ${tables} to tartip_app, tartip_system`.execute(db)
  },
}

const payments: Migration = {
  async up(db: Kysely<unknown>) {
    // One payment pays one code of a provider, and is found by its id when it is reported again.
    await sql`
      create unique index day_code_of_payment on twin.day_code (payment_id, kind)
        where payment_id is not null`.execute(db)
  },
}

const paymentsOfEach: Migration = {
  async up(db: Kysely<unknown>) {
    // What another organisation has paid with is not known to this one, so it cannot stand in its way either.
    await sql`drop index twin.day_code_of_payment`.execute(db)
    await sql`
      create unique index day_code_of_payment on twin.day_code (legal_party_id, payment_id, kind)
        where payment_id is not null`.execute(db)
  },
}

const requestsOfCodes: Migration = {
  async up(db: Kysely<unknown>) {
    // Further requests that were answered with a code that was still open.
    await sql`
      create table twin.day_code_request (
        request_id uuid primary key,
        request_fingerprint text not null,
        code text not null references twin.day_code
      )`.execute(db)
    await sql`
      create index day_code_of_item on twin.day_code (clears, legal_party_id)
        where clears is not null and payment_id is null`.execute(db)
    await sql`grant select, insert on twin.day_code_request to tartip_app, tartip_system`.execute(
      db,
    )
  },
}

export const budgetMigrations: Readonly<Record<string, Migration>> = {
  '0001-budget': budget,
  '0002-payments-of-codes': payments,
  '0003-payments-of-each-organisation': paymentsOfEach,
  '0004-requests-of-codes': requestsOfCodes,
}
