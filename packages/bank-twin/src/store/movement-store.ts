import { sql } from 'kysely'
import type { AccountMoved } from '@tartip/bank-ports/account-movements'
import type { Instant } from '@tartip/domain/time/instant'
import { recordset, timestamp, type TwinDb } from './twin-db.ts'

/**
 * Records accounts whose balance changed without a document of their own, one event per account, in
 * the transaction of the booking. Numbers are assigned after the commit (numbered-list.ts).
 * Accounts that belong to no client are skipped. Returns whether there are events.
 */
export async function appendMovements(
  tx: TwinDb,
  at: Instant,
  movements: readonly { readonly accountId: string }[],
): Promise<boolean> {
  if (movements.length === 0) return false
  const rows = movements.map(({ accountId }) => ({ account_id: accountId }))
  const { numAffectedRows = 0n } = await sql`
    insert into twin.account_movement (legal_party_id, account_id, occurred_at)
    select distinct account.legal_party_id, account.account_id, ${timestamp(at)}
    from json_populate_recordset(null::twin.account_movement, ${recordset(rows)}) as moved
    join twin.account account on account.account_id = moved.account_id`.execute(tx)
  return numAffectedRows > 0n
}

export async function readNumberedMovements(
  db: TwinDb,
  after: bigint,
  limit: number,
): Promise<AccountMoved[]> {
  const { rows } = await sql<{
    sequence: bigint
    legal_party_id: string
    account_id: string
    occurred_at: Instant
  }>`
    select sequence, legal_party_id, account_id, occurred_at
    from twin.account_movement where sequence > ${after}
    order by sequence limit ${limit}`.execute(db)
  return rows.map(row => ({
    sequence: row.sequence,
    occurredAt: row.occurred_at,
    legalPartyId: row.legal_party_id,
    accountId: row.account_id,
  }))
}
