import { sql } from 'kysely'
import type { LedgerDb } from './ledger-db.ts'

/**
 * Says which database this is, as a name fit for a folder. A copy in another cluster is another one: its
 * chain goes on by itself.
 */
export async function readLedgerIdentity(db: LedgerDb): Promise<string> {
  const { rows } = await sql<{ cluster: bigint; name: string }>`
    select system_identifier as cluster, current_database() as name
    from pg_control_system()`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The database does not say which one it is')
  return `${row.cluster}-${row.name.replaceAll(/[^\w-]/g, '_')}`
}
