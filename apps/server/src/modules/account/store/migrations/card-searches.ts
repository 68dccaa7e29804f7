import { sql, type Migration } from 'kysely'

import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/**
 * How often a person has looked for cards of private clients in an hour, so that nobody learns whom a list of
 * phones belongs to. Changes are told to the one audit of the platform, so an audit of our own is not needed.
 */
export const createCardSearches: Migration = {
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
