import type { Instant } from '@tartip/domain/time/instant'
import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

/** When any organisation's document last moved; call it in `inSystem`. */
export async function readLastChange(tx: Db): Promise<Instant | undefined> {
  const { rows } = await sql<{ last: Instant | null }>`
    select max(updated_at) as last from payment.payment`.execute(tx)
  return rows[0]?.last ?? undefined
}
