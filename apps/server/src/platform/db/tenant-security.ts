import { sql, type Kysely } from 'kysely'
import { applicationRole, systemRole } from './db.ts'

/*
 * The setting is read once per query, not once per row, because it stands in a subquery. It names one
 * organisation, or those whose collected calls share a transaction.
 */
export const ownRows = sql`legal_party_id = any((
  select string_to_array(nullif(current_setting('app.legal_party', true), ''), ',')::uuid[])::uuid[])`

export interface TenantSecurityOptions {
  /** Ledger entries, histories and audit: rows are added and read, never changed or removed. */
  isAppendOnly?: boolean
}

/**
 * The second line of defence behind the policy table: in a transaction only rows of its organisation exist,
 * outside of `inTenant` none does. Call it in the migration that makes the table.
 *
 * The table must have a column `legal_party_id uuid`.
 */
export async function enableTenantSecurity(
  db: Kysely<unknown>,
  table: string,
  options: TenantSecurityOptions = {},
): Promise<void> {
  const name = sql.table(table)
  const app = sql.id(applicationRole)
  const system = sql.id(systemRole)
  await sql`alter table ${name} enable row level security, force row level security`.execute(db)
  await sql`create policy tenant on ${name} to ${app} using (${ownRows}) with check (${ownRows})`.execute(
    db,
  )
  await sql`create policy system on ${name} to ${system} using (true) with check (true)`.execute(db)
  await sql`grant select, insert, update, delete on ${name} to ${app}, ${system}`.execute(db)
  if (options.isAppendOnly === true) await forbidChanges(db, table)
}

/**
 * For a table of which every statement names the organisation of each row it wants: the policy checks each row that was
 * found and takes no part in finding it. As a condition of an index its list of organisations would be put in order
 * again for every single row that a collected statement looks up.
 *
 * What is let through is the same. A statement that names no organisation reads the whole table here.
 */
export async function checkTenantPerFoundRow(db: Kysely<unknown>, table: string): Promise<void> {
  const isFoundOwn = sql`(${ownRows}) is true`
  await sql`
    alter policy tenant on ${sql.table(table)} using (${isFoundOwn}) with check (${isFoundOwn})`.execute(
    db,
  )
}

/** Binds owners too, on every table that has policies: earlier versions have left them out. */
export async function forceTenantSecurity(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select c.oid::regclass::text as table from pg_class c
    where c.relrowsecurity and not c.relforcerowsecurity`.execute(db)
  for (const { table } of rows) {
    await sql`alter table ${sql.raw(table)} force row level security`.execute(db)
  }
}

/**
 * For a migration that changes rows of tables with forced policies. These hide all rows from the owner, unless it is a
 * superuser: the change would be made to none, without an error.
 */
export async function withRowsOfEverybody(
  db: Kysely<unknown>,
  tables: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  }
  await change()
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} force row level security`.execute(db)
  }
}

/** Brings policies of `enableTenantSecurity` that an earlier version has made to the present form. */
export async function renewTenantSecurity(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select schemaname || '.' || tablename as table from pg_policies
    where policyname = 'tenant'`.execute(db)
  for (const { table } of rows) {
    await sql`alter policy tenant on ${sql.table(table)} using (${ownRows}) with check (${ownRows})`.execute(
      db,
    )
  }
}

/** Takes update, delete and truncate of a table away from the roles of the server. */
export async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
  const roles = sql`${sql.id(applicationRole)}, ${sql.id(systemRole)}`
  await sql`revoke update, delete, truncate on ${sql.table(table)} from ${roles}`.execute(db)
}
