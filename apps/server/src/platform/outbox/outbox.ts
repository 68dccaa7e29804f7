import { sql } from 'kysely'
import { wakeAfterCommit } from '../db/commit-hooks.ts'
import { asSystem } from '../db/connections.ts'
import type { Db } from '../db/db.ts'
import type { Json } from '../json.ts'

/** Something that happened in an organisation and that others may want to receive events about. */
export interface NewOutboxEvent {
  legalPartyId: string
  /** Who listens: `payment`, `session` … */
  topic: string
  /** What happened, in the past tense: `paymentSigned`. */
  kind: string
  payload: Json
}

export interface OutboxEvent extends NewOutboxEvent {
  /** Grows in the order in which events become visible; opaque otherwise. */
  eventId: bigint
}

type OutboxRow = {
  legal_party_id: string
  topic: string
  xid: bigint
  id: bigint
  kind: string
  payload: Json
}

/** The commit-hook channel of this process that wakes the relay. */
export const outboxChannel = 'outbox'

/*
 * A number from a sequence is taken before the commit: event 5 can become visible before event 4, and
 * a reader that remembers "5" never sees 4. So the order is (transaction id, number), and readers stop
 * below the oldest transaction still running: whatever is below it has been decided for good.
 */
const idBits = 64n
const eventIdOf = (row: Pick<OutboxRow, 'xid' | 'id'>): bigint => (row.xid << idBits) | row.id
const xidOf = (eventId: bigint): string => (eventId >> idBits).toString()
const numberOf = (eventId: bigint): string => (eventId & ((1n << idBits) - 1n)).toString()

/** Puts an event on the outbox in the transaction of the change it reports. */
export async function appendOutbox(tx: Db, event: NewOutboxEvent): Promise<void> {
  const payload = JSON.stringify(event.payload)
  await sql`
    insert into platform.outbox (legal_party_id, topic, kind, payload)
    values (${event.legalPartyId}, ${event.topic}, ${event.kind}, ${payload}::jsonb)`.execute(tx)
  wakeAfterCommit(tx, outboxChannel)
}

/** Missed events of one organisation and topic, oldest first; for a client that comes back. */
export async function readOutboxAfter(
  db: Db,
  legalPartyId: string,
  topic: string,
  afterId: bigint,
  limit: number,
): Promise<OutboxEvent[]> {
  const { rows } = await sql<OutboxRow>`
    select legal_party_id, topic, xid, id, kind, payload
    from platform.read_outbox_of(${legalPartyId}::uuid, ${topic}, ${xidOf(afterId)}::xid8,
      ${numberOf(afterId)}::bigint, ${limit}::integer)`.execute(db)
  return rows.map(eventFromRow)
}

/** The next events of all organisations, oldest first, in one round trip; the pool will do, or `inSystem`. */
export async function readOutbox(db: Db, afterId: bigint, limit: number): Promise<OutboxEvent[]> {
  const { rows } = await sql<OutboxRow>`
    select legal_party_id, topic, xid, id, kind, payload
    from platform.read_outbox(${xidOf(afterId)}::xid8, ${numberOf(afterId)}::bigint, ${limit}::integer)`.execute(
    asSystem(db),
  )
  return rows.map(eventFromRow)
}

/**
 * The same for the organisations that listen; the last event of the page is always there, whosever it is, so that the
 * reader knows how far it has come.
 */
export async function readOutboxFor(
  db: Db,
  listening: readonly string[],
  afterId: bigint,
  limit: number,
): Promise<OutboxEvent[]> {
  const { rows } = await sql<OutboxRow>`
    select legal_party_id, topic, xid, id, kind, payload
    from platform.read_outbox_for(${[...listening]}::uuid[], ${xidOf(afterId)}::xid8,
      ${numberOf(afterId)}::bigint, ${limit}::integer)`.execute(asSystem(db))
  return rows.map(eventFromRow)
}

/** Where a reader that wants only what comes from now on has to begin; the pool will do. */
export async function endOfOutbox(tx: Db): Promise<bigint> {
  const { rows } = await sql<{ xid: bigint }>`
    select pg_snapshot_xmin(pg_current_snapshot()) as xid`.execute(tx)
  return (rows[0]?.xid ?? 0n) << idBits
}

/**
 * Forgets events older than a day, and those of another cluster's numbering after a restore. What a reader
 * of outbox-reader.ts has not read yet stays for a month: it may have been switched off, but not for ever.
 */
export async function sweepOutbox(tx: Db): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    with gone as (
      delete from platform.outbox o
      where xid >= pg_snapshot_xmax(pg_current_snapshot())
        or created_at < now() - interval '31 days'
        or created_at < now() - interval '24 hours' and not exists (
          select 1 from platform.outbox_reader r
          where (r.xid, r.id) < (o.xid, o.id) or r.xid >= pg_snapshot_xmax(pg_current_snapshot()))
      returning 1)
    select count(*) as count from gone`.execute(tx)
  return Number(rows[0]?.count ?? 0n)
}

function eventFromRow(row: OutboxRow): OutboxEvent {
  const { legal_party_id: legalPartyId, topic, kind, payload } = row
  return { eventId: eventIdOf(row), legalPartyId, topic, kind, payload }
}

/** The largest identifier there can be: a transaction's number of 64 bits and a row's of 63. */
const largestEventId = ((2n ** 64n - 1n) << 64n) | (2n ** 63n - 1n)

/** The identifier of an event as the client gives it back; undefined when it cannot be one. */
export function parseEventId(text: string): bigint | undefined {
  if (!/^\d{1,40}$/.test(text)) return undefined
  const eventId = BigInt(text)
  const isRow = (eventId & (2n ** 64n - 1n)) <= 2n ** 63n - 1n
  return eventId <= largestEventId && isRow ? eventId : undefined
}
