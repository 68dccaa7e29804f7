import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

const feed = 'contracts'

/** How far the bank's events about people and contracts have been followed; needs `inSystem`. */
export function createBankCursorStore(handle: Db) {
  return {
    /** How far the events of the bank have been followed; the place stays ours until the transaction ends. */
    async lockPosition(): Promise<bigint> {
      await sql`
        insert into access_control.bank_cursor (feed, position) values (${feed}, 0)
        on conflict do nothing`.execute(handle)
      const { rows } = await sql<{ position: bigint }>`
        select position from access_control.bank_cursor where feed = ${feed} for update`.execute(
        handle,
      )
      return rows[0]?.position ?? 0n
    },

    async moveTo(position: bigint): Promise<void> {
      await sql`
        update access_control.bank_cursor set position = ${position.toString()}::bigint
        where feed = ${feed}`.execute(handle)
    },
  }
}
