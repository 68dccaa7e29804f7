import { sql } from 'kysely'
import type { TwinDb } from '../store/twin-db.ts'

/** An account of a client from which a product takes money, and what may be taken from it. */
export async function readPayingAccount(
  tx: TwinDb,
  accountId: string,
): Promise<{ readonly isOpen: boolean; readonly availableMinor: bigint } | undefined> {
  const { rows } = await sql<{ status: string; available: bigint }>`
    select account.status, money.booked_minor - money.held_minor as available
    from twin.account account join ledger.account money on money.id = account.account_id
    where account.account_id = ${accountId}`.execute(tx)
  const row = rows[0]
  return row && { isOpen: row.status === 'OPEN', availableMinor: row.available }
}
