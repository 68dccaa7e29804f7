import { sql, type Migration } from 'kysely'

import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'
import { createBankCursor } from './bank-cursor.ts'
import { createCardSearches } from './card-searches.ts'
import { createCardTables } from './card-tables.ts'

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

export const accountMigrations: Readonly<Record<string, Migration>> = {
  '0001-account-tables': createAccountTables,
  '0002-card-tables': createCardTables,
  '0003-card-searches': createCardSearches,
  '0004-bank-cursor': createBankCursor,
}
