import { sql, type Kysely, type Migration } from 'kysely'
import type { EventFeed } from '@tartip/bank-ports/event-feed'
import type { Instant } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'
import { convertContentTexts } from '../words/convert-texts.ts'
import { fromStoredJson, toStoredJson } from './stored-json.ts'

const largestRead = 1_000

type NewEvent<Event> = Omit<Event, 'sequence' | 'occurredAt'>

/** A numbered list of events in the database, with listeners for new ones. */
export interface TwinFeed<
  Event extends { readonly sequence: bigint; readonly occurredAt: Instant },
> extends EventFeed<Event> {
  /** Writes an event in the transaction of its cause. */
  append(tx: TwinDb, at: Instant, reported: NewEvent<Event>): Promise<void>
  /** Notifies listeners after the commit. */
  wake(): void
}

/**
 * Numbers are assigned under a lock held until the commit, so they become visible in order and a
 * reader continuing from the last one misses none. For infrequent events; frequent ones use
 * store/numbered-list.ts.
 */
export function createTwinFeed<
  Event extends { readonly sequence: bigint; readonly occurredAt: Instant },
>(db: TwinDb, name: string): TwinFeed<Event> {
  const listeners = new Set<() => void>()
  return {
    async append(tx, at, reported) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`twin feed ${name}`}, 0))`.execute(
        tx,
      )
      await sql`
        insert into twin.feed_event (feed, sequence, occurred_at, content)
        select ${name}, coalesce(max(sequence), 0) + 1, ${timestamp(at)}, ${toStoredJson(reported)}::jsonb
        from twin.feed_event where feed = ${name}`.execute(tx)
    },
    wake() {
      for (const listener of listeners) listener()
    },
    readEvents: (after, limit) =>
      asBankCall(async () => {
        const rows = Math.min(Math.max(1, Math.trunc(limit)), largestRead)
        return readEvents<Event>(db, name, after, rows)
      }),
    onEvent(wake) {
      listeners.add(wake)
      return () => void listeners.delete(wake)
    },
  }
}

async function readEvents<Event>(
  db: TwinDb,
  name: string,
  after: bigint,
  limit: number,
): Promise<Event[]> {
  const { rows } = await sql<{ sequence: bigint; occurred_at: Instant; content: string }>`
    select sequence, occurred_at, content::text as content from twin.feed_event
    where feed = ${name} and sequence > ${after} order by sequence limit ${limit}`.execute(db)
  return rows.map(row => ({
    ...fromStoredJson<Event>(row.content),
    sequence: row.sequence,
    occurredAt: row.occurred_at,
  }))
}

const feeds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.feed_event (
        feed text not null,
        sequence bigint not null,
        occurred_at timestamptz not null,
        content jsonb not null,
        primary key (feed, sequence)
      )`.execute(db)
    // Events are history: nobody takes one back.
    await sql`grant select, insert on twin.feed_event to tartip_app, tartip_system`.execute(db)
  },
}

/** Where an event contained a text of the bank. */
const wordsOfEvents = [
  { path: ['change', 'task', 'rejectReason'], kind: 'reason' },
  { path: ['change', 'reason'], kind: 'reason' },
  { path: ['change', 'contract', 'departmentName'], kind: 'name' },
  { path: ['change', 'userContract', 'contract', 'departmentName'], kind: 'name' },
  { path: ['change', 'letter', 'senderName'], kind: 'name' },
  { path: ['claim', 'productName'], kind: 'name' },
  { path: ['quote', 'reason'], kind: 'reason' },
] as const

const bankWords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const { path, kind } of wordsOfEvents)
      await convertContentTexts(db, 'twin.feed_event', path, kind)
  },
}

export const feedMigrations: Readonly<Record<string, Migration>> = {
  '0001-feeds': feeds,
  '0002-words-of-the-bank': bankWords,
}
