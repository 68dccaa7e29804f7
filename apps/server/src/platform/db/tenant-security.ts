import { sql, type Kysely } from 'kysely'
import { applicationRole, systemRole } from './db.ts'

export interface TenantSecurityOptions {
  /** Ledger entries, histories and audit: rows are added and read, never changed or removed. */
  isAppendOnly?: boolean
}

/**
 * The second wall behind the policy table: in a transaction of one organisation its rows alone exist,
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
  // The setting is read once per query, not once per row, because it stands in a subquery.
  const isOwn = sql`legal_party_id = (select nullif(current_setting('app.legal_party', true), '')::uuid)`
  const app = sql.id(applicationRole)
  const system = sql.id(systemRole)
  await sql`alter table ${name} enable row level security`.execute(db)
  await sql`create policy tenant on ${name} to ${app} using (${isOwn}) with check (${isOwn})`.execute(
    db,
  )
  await sql`create policy system on ${name} to ${system} using (true) with check (true)`.execute(db)
  await sql`grant select, insert, update, delete on ${name} to ${app}, ${system}`.execute(db)
  if (options.isAppendOnly === true) await forbidChanges(db, table)
}

/** Takes update, delete and truncate of a table away from the roles of the server. */
export async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
  const roles = sql`${sql.id(applicationRole)}, ${sql.id(systemRole)}`
  await sql`revoke update, delete, truncate on ${sql.table(table)} from ${roles}`.execute(db)
}
