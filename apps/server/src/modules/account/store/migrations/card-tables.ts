import { sql, type Migration } from 'kysely'

import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/**
 * What the internet bank adds to the bank's cards: who may do what with one, and what the organisation
 * calls it. And the audit of every change that people make to accounts and cards.
 */
export const createCardTables: Migration = {
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
