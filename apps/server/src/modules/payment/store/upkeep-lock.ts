import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

const upkeepLock = 7_215_334_801

/** One process at a time changes kept totals and search entries; the others leave it to the one. */
export async function holdsUpkeepLock(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${upkeepLock}) as is_ours`.execute(tx)
  return rows[0]?.is_ours === true
}
