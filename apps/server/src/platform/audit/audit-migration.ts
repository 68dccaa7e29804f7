import { sql, type Kysely, type Migration } from 'kysely'

import { enableTenantSecurity, forbidChanges } from '../db/tenant-security.ts'

/**
 * What is reported (`audit_entry`), the chain that contains everything reported (`audit_record`), and how far
 * each source has been sealed. Why so: docs/decisions/audit-chain.md.
 */
export const auditMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table platform.audit_entry (
        legal_party_id uuid        not null,
        id             bigint      generated always as identity,
        at             timestamptz not null,
        person_id      uuid,
        action         text        not null,
        outcome        text        not null,
        details        jsonb       not null,
        primary key (legal_party_id, id)
      )`.execute(db)
    // Rows lie in the order of their numbers, so the sealing job finds new ones by the last pages alone.
    await sql`create index audit_entry_order on platform.audit_entry using brin (id)`.execute(db)
    await sql`
      create table platform.audit_record (
        legal_party_id uuid        not null,
        sequence       bigint      not null,
        source         text        not null,
        source_id      bigint      not null,
        at             timestamptz not null,
        person_id      uuid,
        action         text        not null,
        outcome        text        not null,
        details        jsonb       not null,
        hash           text        not null,
        primary key (legal_party_id, sequence),
        unique (source, source_id, legal_party_id)
      )`.execute(db)
    await sql`
      create table platform.audit_cursor (
        source    text        primary key,
        sealed_to bigint      not null,
        seen_to   bigint      not null,
        seen_xid  xid8        not null,
        seen_at   timestamptz not null
      )`.execute(db)
    await enableTenantSecurity(db, 'platform.audit_entry', { isAppendOnly: true })
    await enableTenantSecurity(db, 'platform.audit_record', { isAppendOnly: true })
    await refuseChanges(db)
  },
}

/** Grants alone would hold the application; the trigger also holds whoever owns the tables. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function platform.refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '42501';
    end $$`.execute(db)
  for (const table of ['platform.audit_entry', 'platform.audit_record']) {
    await forbidChanges(db, table)
    await sql`
      create trigger is_append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function platform.refuse_audit_change()`.execute(db)
  }
}
