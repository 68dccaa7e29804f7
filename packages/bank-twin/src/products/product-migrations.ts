import { loanClaimTables } from '../loans/loan-claim-store.ts'
import { sql, type Kysely, type Migration } from 'kysely'
import { createLedger } from '@tartip/ledger/ledger'
import { statementWords } from '../words/statement-words.ts'
import { productAccounts } from './product-accounts.ts'

const rates: Migration = {
  async up(db: Kysely<unknown>) {
    // A set is what one source published for one day; NBKR has a daily and a weekly list.
    await sql`
      create table twin.rate_set (
        rate_group text not null check (rate_group in ('CASH', 'CASHLESS', 'CARD', 'NBKR')),
        source text not null check (source in ('BANK', 'NBKR_DAILY', 'NBKR_WEEKLY')),
        valid_from date not null,
        loaded_at timestamptz not null,
        primary key (rate_group, source, valid_from)
      )`.execute(db)
    await sql`
      create table twin.rate (
        rate_group text not null,
        source text not null,
        currency text not null,
        valid_from date not null,
        sales_rate numeric not null check (sales_rate > 0),
        purchase_rate numeric not null check (purchase_rate > 0),
        primary key (rate_group, source, currency, valid_from)
      )`.execute(db)
    // What became of each reading of a feed: the officer sees since when it fails.
    await sql`
      create table twin.rate_reading (
        id bigint generated always as identity primary key,
        source text not null,
        read_at timestamptz not null,
        outcome text not null,
        valid_from date
      )`.execute(db)
  },
}

const cards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.card (
        card_id uuid primary key,
        legal_party_id uuid not null,
        account_id uuid not null,
        masked_number text not null,
        rbs_number text not null,
        holder_name text not null,
        expiry_date date not null,
        payment_system text not null check (payment_system in ('CUP', 'ELCRD', 'MCard', 'VISA')),
        status text not null check (status in
          ('ACTIVE', 'BLOCKED', 'COMPROMISED', 'LOST', 'STOLEN', 'EXPIRED', 'CLOSED')),
        status_reason text,
        status_at timestamptz not null,
        is_internet_available boolean not null
      )`.execute(db)
    await sql`create index card_of_party on twin.card (legal_party_id)`.execute(db)
    // The one place of full card numbers; they are for the card system alone, and no query reads them.
    await sql`
      create table twin.card_vault (
        card_id uuid primary key,
        card_number text not null unique
      )`.execute(db)
    await sql`
      create table twin.card_balance (
        account_id uuid not null,
        currency text not null,
        position integer not null,
        ledger_account_id uuid not null unique,
        primary key (account_id, currency)
      )`.execute(db)
    await sql`
      create table twin.card_limit (
        card_id uuid not null,
        limit_type text not null check (limit_type in
          ('CASH_LIMIT', 'RETAIL_CARD_PRESENT', 'CARD_NOT_PRESENT')),
        is_temporary boolean not null,
        max_amount_minor bigint not null check (max_amount_minor >= 0),
        max_number integer check (max_number >= 0),
        start_date date,
        end_date date,
        primary key (card_id, limit_type, is_temporary),
        check (is_temporary = (start_date is not null)),
        check (is_temporary = (end_date is not null))
      )`.execute(db)
    await sql`
      create table twin.card_operation (
        operation_id uuid primary key,
        account_id uuid not null,
        card_id uuid,
        kind text not null check (kind in
          ('CASH', 'RETAIL', 'INTERNET', 'FEE', 'TOP_UP', 'REVERSAL')),
        direction text not null check (direction in ('DEBIT', 'CREDIT')),
        base_minor bigint not null check (base_minor > 0),
        base_currency text not null,
        transaction_minor bigint not null,
        transaction_currency text not null,
        settlement_minor bigint not null,
        settlement_currency text not null,
        commission_minor bigint not null,
        commission_currency text not null,
        details text not null,
        at timestamptz not null,
        limit_type text,
        som_minor bigint not null,
        state text not null check (state in ('PENDING', 'SETTLED', 'REVERSED')),
        settle_at timestamptz,
        check ((state = 'PENDING') = (settle_at is not null))
      )`.execute(db)
    await sql`
      create index card_operation_of_account on twin.card_operation (account_id, at)`.execute(db)
    await sql`
      create index card_operation_of_limit on twin.card_operation (card_id, limit_type, at)
        where limit_type is not null`.execute(db)
    await sql`
      create index card_operation_pending on twin.card_operation (settle_at)
        where settle_at is not null`.execute(db)
    await sql`
      create table twin.card_request (
        request_id uuid primary key,
        fingerprint text not null,
        answer jsonb not null,
        at timestamptz not null
      )`.execute(db)
  },
}

const loansAndDeposits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.loan (
        loan_id uuid primary key,
        legal_party_id uuid not null,
        account_id uuid not null unique,
        repayment_account_id uuid not null,
        duty_number text not null,
        currency text not null,
        amount_minor bigint not null check (amount_minor > 0),
        interest_rate numeric not null,
        months integer not null,
        repayment_kind text not null check (repayment_kind in ('ANNUITY', 'EQUAL_PRINCIPAL')),
        start_date date not null
      )`.execute(db)
    await sql`create index loan_of_party on twin.loan (legal_party_id)`.execute(db)
    // The bookings are the ledger's; this says what each repayment was for.
    await sql`
      create table twin.loan_repayment (
        loan_id uuid not null,
        repayment_id uuid not null,
        at timestamptz not null,
        principal_minor bigint not null check (principal_minor >= 0),
        interest_minor bigint not null check (interest_minor >= 0),
        primary key (loan_id, repayment_id)
      )`.execute(db)
    await sql`
      create table twin.deposit (
        account_id uuid primary key,
        legal_party_id uuid not null,
        payout_account_id uuid not null,
        contract_number text not null,
        currency text not null,
        amount_minor bigint not null check (amount_minor > 0),
        interest_rate numeric not null,
        start_date date not null,
        end_date date,
        payout text not null check (payout in ('MONTHLY', 'AT_END', 'CAPITALISED')),
        is_replenishable boolean not null,
        is_withdrawable boolean not null
      )`.execute(db)
    await sql`create index deposit_of_party on twin.deposit (legal_party_id)`.execute(db)
    await sql`
      create table twin.deposit_payout (
        account_id uuid not null,
        end_date date not null,
        interest_minor bigint not null check (interest_minor >= 0),
        at timestamptz not null,
        primary key (account_id, end_date)
      )`.execute(db)
  },
}

const grants: Migration = {
  async up(db: Kysely<unknown>) {
    const roles = sql`tartip_app, tartip_system`
    // What was reported and booked stays as it was; the rest is kept up to date but never removed.
    const appendOnly = sql`
      twin.rate_reading, twin.card_request, twin.card_vault, twin.loan_repayment,
      twin.deposit_payout`
    await sql`
      revoke delete, truncate on twin.rate_set, twin.rate, twin.card, twin.card_balance,
        twin.card_limit, twin.card_operation, twin.loan, twin.deposit,
        ${appendOnly} from ${roles}`.execute(db)
    await sql`revoke update on ${appendOnly} from ${roles}`.execute(db)
    await sql`revoke select on twin.card_vault from ${roles}`.execute(db)
  },
}

const ownAccounts: Migration = {
  async up(db: Kysely<Record<never, never>>) {
    await createLedger({ db }).openAccounts(productAccounts)
  },
}

const bankWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table twin.card_operation add column details_other jsonb`.execute(db)
    const own = [statementWords.cardTopUp, statementWords.cardService]
    for (const { ru, ky, en } of own) {
      await sql`
        update twin.card_operation set details_other = ${JSON.stringify({ ky, en })}::jsonb
        where card_id is null and details = ${ru}`.execute(db)
    }
  },
}

const readingCauses: Migration = {
  async up(db: Kysely<unknown>) {
    // Why a list did not come, in the words of the line.
    await sql`alter table twin.rate_reading add column cause text`.execute(db)
  },
}

const cardDeclines: Migration = {
  async up(db: Kysely<unknown>) {
    // A payment that was declined moves nothing, but is known: the same one again is declined alike.
    await sql`
      create table twin.card_decline (
        operation_id uuid primary key,
        fingerprint text not null,
        code text not null,
        at timestamptz not null
      )`.execute(db)
    await sql`
      revoke update, delete, truncate on twin.card_decline from tartip_app, tartip_system`.execute(
      db,
    )
  },
}

const settledLoans: Migration = {
  async up(db: Kysely<unknown>) {
    // The last movement of its account after which nothing of a loan was owed, neither principal nor interest.
    await sql`alter table twin.loan add column settled_up_to timestamptz`.execute(db)
  },
}

/** Tables of the bank's products in the schema `twin`. Run after the migrations of the twin. */
export const productMigrations: Readonly<Record<string, Migration>> = {
  '0001-rates': rates,
  '0002-cards': cards,
  '0003-loans-and-deposits': loansAndDeposits,
  '0004-grants': grants,
  '0005-own-accounts': ownAccounts,
  '0006-words-of-the-bank': bankWords,
  '0007-causes-of-readings': readingCauses,
  '0008-declined-card-payments': cardDeclines,
  '0009-settled-loans': settledLoans,
  '0010-loan-claims': loanClaimTables,
}
