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

/** Writes events without a number (numbered-list.ts), in the transaction of what they report. */
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
