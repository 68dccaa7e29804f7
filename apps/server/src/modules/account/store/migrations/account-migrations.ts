import { sql, type Migration } from 'kysely'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/**
 * What the internet bank adds to the bank's cards: who may do what with one, and what the organisation
 * calls it. And the audit of every change that people make to accounts and cards.
 */
const createCardTables: Migration = {
  async up(db) {
    await sql`
      create table account.card_permission (
        legal_party_id uuid   not null,
        person_id      uuid   not null,
        card_id        uuid   not null,
        permissions    text[] not null,
        primary key (legal_party_id, person_id, card_id)
      )`.execute(db)
    await sql`
      create table account.card_title (
        legal_party_id uuid not null,
        card_id        uuid not null,
        card_title     text not null,
        primary key (legal_party_id, card_id)
      )`.execute(db)
    await sql`
      create table account.audit (
        legal_party_id uuid        not null,
        id             bigint      generated always as identity,
        at             timestamptz not null,
        action         text        not null,
        person_id      uuid        not null,
        session_id     text        not null,
        ip             text,
        trace_id       text,
        account_id     uuid,
        card_id        uuid,
        details        jsonb       not null,
        primary key (legal_party_id, id)
      )`.execute(db)
    await enableTenantSecurity(db, 'account.card_permission')
    await enableTenantSecurity(db, 'account.card_title')
    await enableTenantSecurity(db, 'account.audit', { isAppendOnly: true })
  },
}

/** How far this module has followed what the bank does with accounts on its own; the system's, not a tenant's. */
const createBankCursor: Migration = {
  async up(db) {
    await sql`
      create table account.bank_cursor (
        feed     text   primary key,
        position bigint not null
      )`.execute(db)
  },
}

/**
 * How often a person has searched for cards of private clients in an hour, so that nobody learns whom a list of
 * phones belongs to. Changes are reported to the one audit of the platform, so an audit of our own is not needed.
 */
const createCardSearches: Migration = {
  async up(db) {
    await sql`drop table account.audit`.execute(db)
    await sql`
      create table account.card_search (
        legal_party_id uuid        not null,
        person_id      uuid        not null,
        hour           timestamptz not null,
        searches       integer     not null,
        primary key (legal_party_id, person_id, hour)
      )`.execute(db)
    await enableTenantSecurity(db, 'account.card_search')
  },
}

/**
 * The core bank owns the accounts; kept here is only what the internet bank adds to them: who may do what,
 * what the organisation calls an account, and whether a person wants to see it.
 */
const createAccountTables: Migration = {
  async up(db) {
    await sql`create schema if not exists account`.execute(db)
    await sql`
      create table account.permission (
        legal_party_id uuid   not null,
        person_id      uuid   not null,
        account        text   not null,
        account_id     uuid   not null,
        permissions    text[] not null,
        primary key (legal_party_id, person_id, account)
      )`.execute(db)
    await sql`
      create table account.title (
        legal_party_id uuid not null,
        account_id     uuid not null,
        account_name   text not null,
        primary key (legal_party_id, account_id)
      )`.execute(db)
    await sql`
      create table account.hidden (
        legal_party_id uuid not null,
        person_id      uuid not null,
        account_id     uuid not null,
        primary key (legal_party_id, person_id, account_id)
      )`.execute(db)
    await sql`grant usage on schema account to tartip_app`.execute(db)
    for (const table of ['permission', 'title', 'hidden']) {
      await sql`grant select, insert, update, delete on ${sql.table(`account.${table}`)} to tartip_app`.execute(
        db,
      )
      await enableTenantSecurity(db, `account.${table}`)
    }
  },
}

/** Claims about loans that their writers have not sent to the bank yet. */
const createLoanClaimDrafts: Migration = {
  async up(db) {
    await sql`
      create table account.loan_claim_draft (
        legal_party_id uuid        not null,
        loan_claim_id  uuid        not null,
        person_id      uuid        not null,
        loan_id        uuid        not null,
        created_at     timestamptz not null,
        change         jsonb       not null,
        primary key (legal_party_id, loan_claim_id)
      )`.execute(db)
    await enableTenantSecurity(db, 'account.loan_claim_draft')
  },
}

export const accountMigrations: Readonly<Record<string, Migration>> = {
  '0001-account-tables': createAccountTables,
  '0002-card-tables': createCardTables,
  '0003-card-searches': createCardSearches,
  '0004-bank-cursor': createBankCursor,
  '0005-loan-claim-drafts': createLoanClaimDrafts,
}
