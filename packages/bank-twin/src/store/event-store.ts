import { type BankText, bankTextOfStored, type OtherLanguages } from '@tartip/domain/bank-text'
import { sql } from 'kysely'
import type {
  BankRefusal,
  ExecutionEvent,
  ExecutionState,
} from '@tartip/bank-ports/payment-execution'
import type { Instant } from '@tartip/domain/time/instant'
import { recordset, timestamp, type TwinDb, wordColumns } from './twin-db.ts'

export interface NewEvent {
  readonly paymentId: string
  readonly legalPartyId: string
  readonly kind: ExecutionState
  readonly code?: BankRefusal
  readonly reason?: BankText
}

/** Any fixed number: whoever numbers events does it alone. */
const numberingLock = 7_290_611
const numberedAtOnce = 10_000

/** Writes events without a number, in the transaction of what they tell. */
export async function appendEvents(
  tx: TwinDb,
  at: Instant,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(event => ({
    payment_id: event.paymentId,
    legal_party_id: event.legalPartyId,
    kind: event.kind,
    code: event.code,
    ...wordColumns('reason', event.reason),
  }))
  await sql`
    insert into twin.order_event (payment_id, legal_party_id, occurred_at, kind, code, reason, reason_other)
    select payment_id, legal_party_id, ${timestamp(at)}, kind, code, reason, reason_other
    from json_populate_recordset(null::twin.order_event, ${recordset(rows)})`.execute(tx)
}

/**
 * Gives committed events their numbers.
 *
 * A number drawn while the event is being written would not do: transactions commit in another order than
 * they draw, so a reader could pass number 8 while 7 is still on its way, and never see 7. Here only what
 * is committed is numbered, by one transaction at a time, so numbers become visible in their own order; and
 * the transactions that move money wait for nobody. Events of one payment are numbered in the order of
 * their ids, because each is written after the one before it is committed.
 */
export async function numberEvents(db: TwinDb): Promise<void> {
  const waiting = await sql`
    select from twin.order_event where sequence is null limit 1`.execute(db)
  if (waiting.rows.length === 0) return
  await db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(${numberingLock})`.execute(tx)
    await sql`
      update twin.order_event event set sequence = numbered.sequence
      from (
        select id, (select coalesce(max(sequence), 0) from twin.order_event)
          + row_number() over (order by id) as sequence
        from (
          select id from twin.order_event where sequence is null order by id
          limit ${numberedAtOnce}
        ) as unnumbered
      ) as numbered
      where event.id = numbered.id`.execute(tx)
  })
}

export async function readNumberedEvents(
  db: TwinDb,
  after: bigint,
  limit: number,
): Promise<ExecutionEvent[]> {
  const { rows } = await sql<{
    sequence: bigint
    payment_id: string
    legal_party_id: string
    occurred_at: number
    kind: ExecutionState
    code: BankRefusal | null
    reason: string | null
    reason_other: OtherLanguages | null
  }>`
    select sequence, payment_id, legal_party_id, occurred_at, kind, code, reason, reason_other
    from twin.order_event where sequence > ${after}
    order by sequence limit ${limit}`.execute(db)
  return rows.map(row => ({
    sequence: row.sequence,
    paymentId: row.payment_id,
    legalPartyId: row.legal_party_id,
    occurredAt: row.occurred_at,
    kind: row.kind,
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.reason === null ? {} : { reason: bankTextOfStored(row.reason, row.reason_other) }),
  }))
}
