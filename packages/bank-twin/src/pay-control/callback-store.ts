import { sql } from 'kysely'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

export interface DueCallback {
  readonly id: bigint
  readonly url: string
  readonly body: string
  /** Tries so far, this one included. */
  readonly attempts: number
}

/** Leaves a callback to be sent as soon as the transaction is committed. */
export async function queueCallback(
  tx: TwinDb,
  transactionId: string,
  body: string,
): Promise<void> {
  await sql`
    insert into twin.pay_control_callback (transaction_id, body, due_at)
    values (${transactionId}, ${body}, 'epoch')`.execute(tx)
}

/**
 * Takes callbacks that are due and puts them off until `leaseUntil`: a process that dies while it sends has
 * lost nothing, and two processes do not send the same one at once.
 */
export async function claimDueCallbacks(
  db: TwinDb,
  now: Instant,
  leaseUntil: Instant,
  limit: number,
): Promise<DueCallback[]> {
  const { rows } = await sql<{
    id: bigint
    callback_url: string
    body: string
    attempts: number
  }>`
    update twin.pay_control_callback callback
    set due_at = ${timestamp(leaseUntil)}, attempts = callback.attempts + 1
    from twin.pay_control_transaction transaction
    where transaction.transaction_id = callback.transaction_id and callback.id in (
      select id from twin.pay_control_callback
      where due_at <= ${timestamp(now)} order by due_at, id limit ${limit}
      for update skip locked
    )
    returning callback.id, callback.body, callback.attempts, transaction.callback_url`.execute(db)
  return rows.map(row => ({
    id: row.id,
    url: row.callback_url,
    body: row.body,
    attempts: row.attempts,
  }))
}

/** Moves the end of leases; a later attempt that was set meanwhile stands, and a callback that is done stays done. */
export async function extendLeases(
  db: TwinDb,
  ids: readonly bigint[],
  leaseUntil: Instant,
): Promise<void> {
  await sql`
    update twin.pay_control_callback set due_at = greatest(due_at, ${timestamp(leaseUntil)})
    where id = any(${[...ids]}::bigint[]) and due_at is not null`.execute(db)
}

/** Notes what the receiver answered; without `nextAt` nothing is sent any more. */
export async function finishCallback(
  db: TwinDb,
  id: bigint,
  status: number | undefined,
  nextAt: Instant | undefined,
): Promise<void> {
  await sql`
    update twin.pay_control_callback
    set last_status = ${status ?? null}, due_at = ${nextAt === undefined ? null : timestamp(nextAt)}
    where id = ${id}`.execute(db)
}
