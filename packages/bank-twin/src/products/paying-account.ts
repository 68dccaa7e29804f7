import type { AccountStatus } from '@tartip/domain/accounts/account-moves'
import { sql } from 'kysely'
import type { TwinDb } from '../store/twin-db.ts'

/** An account of a client that a product takes money from or pays to, and what may be taken from it. */
export async function readPayingAccount(
  tx: TwinDb,
  accountId: string,
): Promise<{ readonly status: AccountStatus; readonly availableMinor: bigint } | undefined> {
  const { rows } = await sql<{ status: AccountStatus; available: bigint }>`
    select account.status, money.booked_minor - money.held_minor as available
    from twin.account account join ledger.account money on money.id = account.account_id
    where account.account_id = ${accountId}`.execute(tx)
  const row = rows[0]
  return row && { status: row.status, availableMinor: row.available }
}
