import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { err } from '@tartip/domain/result'
import { openAsApplication, testLogins } from '@tartip/testkit/database/open-as-application'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import type { Db } from '../db/db.ts'
import { inSystem, inTenant } from '../db/transaction.ts'
import { createLiveHub } from '../live/hub.ts'
import {
  appendOutbox,
  endOfOutbox,
  readOutbox,
  readOutboxAfter,
  readOutboxFor,
  type OutboxEvent,
} from './outbox.ts'
import { createOutboxRelay, skipToEnd, readChanges } from './relay.ts'

const party = '0192f000-0000-7000-8000-00000000000a'
const otherParty = '0192f000-0000-7000-8000-00000000000b'
const logger = { error: () => undefined }

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const append = (tx: Db, number: number, legalPartyId = party) =>
  appendOutbox(tx, { legalPartyId, topic: 'payment', kind: 'paymentSigned', payload: { number } })
const numberOf = (event: OutboxEvent) => (event.payload as { number: number }).number

/** A transaction that a test lets commit when it wants. */
function openTransaction(number: number) {
  let commit: () => void = () => undefined
  const held = new Promise<void>(resolve => (commit = resolve))
  let releaseWrite: () => void = () => undefined
  const written = new Promise<void>(resolve => (releaseWrite = resolve))
  const done = inTenant(database.db, party, async tx => {
    await append(tx, number)
    releaseWrite()
    await held
  })
  return { written, commit: () => (commit(), done) }
}

describe('the order of events', () => {
  test('an event that commits late is not overtaken by one that took its number later', async () => {
    const start = await inSystem(database.db, endOfOutbox)
    const slow = openTransaction(1)
    await slow.written
    await inTenant(database.db, party, tx => append(tx, 2))
    const early = await readOutbox(database.db, start, 10)
    expect(early).toEqual([])
    await slow.commit()
    const both = await readOutbox(database.db, start, 10)
    expect(both.map(numberOf)).toEqual([1, 2])
    expect(both[0]!.eventId < both[1]!.eventId).toBe(true)
  })

  test('reading for all organisations leaves no rights behind on the connection', async () => {
    const single = openAsApplication(database.url, 1)
    try {
      const start = await inSystem(single.db, endOfOutbox)
      await inTenant(single.db, party, tx => append(tx, 1))
      await inTenant(single.db, otherParty, tx => append(tx, 2, otherParty))
      const events = await readOutbox(single.db, start, 10)
      expect(events.map(event => event.legalPartyId)).toEqual([party, otherParty])
      const { rows } = await sql`select current_user as role,
        (select count(*) from platform.outbox)::integer as seen`.execute(single.db)
      expect(rows).toEqual([{ role: testLogins.application.user, seen: 0 }])
    } finally {
      await single.close()
    }
  })

  test('under parallel writers a reader that only moves forward misses nothing', async () => {
    let last = await inSystem(database.db, endOfOutbox)
    const seen: number[] = []
    let isWriting = true
    const writers = Promise.all(
      Array.from({ length: 6 }, async (_, writer) => {
        for (let turn = 0; turn < 40; turn += 1) {
          await inTenant(database.db, party, async tx => {
            await append(tx, writer * 1_000 + turn)
            if (turn % 3 === 0) await sql`select pg_sleep(0.002)`.execute(tx)
            return turn % 10 === 9 ? err('ROLLED_BACK') : undefined
          })
        }
      }),
    ).then(() => (isWriting = false))
    const reader = openAsApplication(database.url, 2)
    let isLast = false
    while (!isLast) {
      isLast = !isWriting
      const events = await readOutbox(reader.db, last, 7)
      for (const event of events) {
        expect(event.eventId > last).toBe(true)
        last = event.eventId
        seen.push(numberOf(event))
      }
      if (events.length > 0) isLast = false
    }
    await writers
    await reader.close()
    expect(seen).toHaveLength(6 * 36)
    expect(new Set(seen).size).toBe(seen.length)
    for (let writer = 0; writer < 6; writer += 1) {
      const own = seen.filter(number => Math.floor(number / 1_000) === writer)
      expect(own).toEqual(own.toSorted((a, b) => a - b))
    }
  })

  test('a client that comes back gets what it missed of its organisation alone', async () => {
    const start = await inSystem(database.db, endOfOutbox)
    await inTenant(database.db, party, tx => append(tx, 10))
    await inTenant(database.db, otherParty, tx => append(tx, 11, otherParty))
    await inTenant(database.db, party, tx => append(tx, 12))
    const missed = await inTenant(database.db, party, tx =>
      readOutboxAfter(tx, party, 'payment', start, 10),
    )
    expect(missed.map(numberOf)).toEqual([10, 12])
    const rest = await inTenant(database.db, party, tx =>
      readOutboxAfter(tx, party, 'payment', missed[0]!.eventId, 10),
    )
    expect(rest.map(numberOf)).toEqual([12])
    const foreign = await inTenant(database.db, otherParty, tx =>
      readOutboxAfter(tx, party, 'payment', start, 10),
    )
    expect(foreign).toEqual([])
  })
})

describe('events of a batch, which are one row', () => {
  const subjects = [1, 2, 3, 4, 5].map(number => `50000000-0000-4000-8000-00000000000${number}`)
  const appendBatch = (tx: Db) =>
    sql`
      insert into platform.outbox (legal_party_id, topic, id, kind, payload, subject_field, subjects)
      select ${party}, 'payment', max(nextval('platform.outbox_id_seq')), 'sign',
        '{"toStatus": "SIGNED"}', 'paymentId', array_agg(subject order by subject)
      from unnest(${subjects}::uuid[]) as subject`.execute(tx)

  test('arrive one by one in their order, wherever a page ends, and around them the others', async () => {
    const start = await inSystem(database.db, endOfOutbox)
    await inTenant(database.db, party, async tx => {
      await append(tx, 1)
      await appendBatch(tx)
      await append(tx, 2)
    })
    await inTenant(database.db, otherParty, tx => append(tx, 3, otherParty))
    const expected = [
      { number: 1 },
      ...subjects.map(paymentId => ({ toStatus: 'SIGNED', paymentId })),
      { number: 2 },
      { number: 3 },
    ]
    const readers = {
      all: (after: bigint) => readOutbox(database.db, after, 3),
      listening: (after: bigint) => readOutboxFor(database.db, [party, otherParty], after, 3),
    }
    for (const [name, read] of Object.entries(readers)) {
      const seen: OutboxEvent[] = []
      for (let page = await read(start); page.length > 0;) {
        expect(page.length, name).toBeLessThanOrEqual(3)
        seen.push(...page)
        page = await read(page.at(-1)!.eventId)
      }
      expect(seen.map(({ payload }) => payload)).toEqual(expected)
      const ids = seen.map(({ eventId }) => eventId)
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)))
    }
  })

  test('are given to a client that comes back from the one after the last that it has seen', async () => {
    const start = await inSystem(database.db, endOfOutbox)
    await inTenant(database.db, party, appendBatch)
    const missedAfter = (eventId: bigint) =>
      inTenant(database.db, party, tx => readOutboxAfter(tx, party, 'payment', eventId, 10))
    const all = await missedAfter(start)
    expect(all.map(({ payload }) => payload)).toMatchObject(
      subjects.map(paymentId => ({ paymentId })),
    )
    expect(await missedAfter(all[2]!.eventId)).toEqual(all.slice(3))
    expect(await missedAfter(all.at(-1)!.eventId)).toEqual([])
  })

  test('of which nobody hears anything still tell a reader how far it has come', async () => {
    const start = await inSystem(database.db, endOfOutbox)
    await inTenant(database.db, party, appendBatch)
    const page = await readOutboxFor(database.db, [otherParty], start, 10)
    expect(page).toHaveLength(1)
    expect(await readOutboxFor(database.db, [otherParty], page[0]!.eventId, 10)).toEqual([])
  })
})

describe('the relay', () => {
  test('brings committed events to the subscribers, those of another process too, and no others', async () => {
    const hub = createLiveHub()
    const relay = createOutboxRelay({ db: database.db, hub, logger })
    const other = openAsApplication(database.url, 2)
    await relay.start()
    const stop = new AbortController()
    const received = hub.subscribe({ legalPartyId: party, topic: 'payment' }, stop.signal)
    await inTenant(database.db, party, async tx => {
      await append(tx, 20)
      return err('ROLLED_BACK')
    })
    await inTenant(database.db, otherParty, tx => append(tx, 21, otherParty))
    await inTenant(database.db, party, tx => append(tx, 22))
    await inTenant(other.db, party, tx => append(tx, 23))
    const numbers: number[] = []
    for await (const event of received) {
      numbers.push(numberOf(event))
      if (numbers.length === 2) break
    }
    expect(numbers).toEqual([22, 23])
    await relay.stop()
    await other.close()
  })
})

test('a reader for some organisations gets their events and the place of the last of all', async () => {
  const start = await inSystem(database.db, endOfOutbox)
  for (const number of [30, 31]) {
    await inTenant(database.db, party, tx => append(tx, number))
    await inTenant(database.db, otherParty, tx => append(tx, number + 10, otherParty))
  }
  const received = await readOutboxFor(database.db, [party], start, 10)
  expect(received.map(numberOf)).toEqual([30, 31, 41])
  const last = received.at(-1)!.eventId
  expect(await readOutboxFor(database.db, [party], last, 10)).toEqual([])
  expect((await readOutboxFor(database.db, [], start, 3)).map(numberOf)).toEqual([31])
})

test('what nobody has listened to is passed over, and nothing of what comes after', async () => {
  await inTenant(database.db, party, tx => append(tx, 70))
  const end = await skipToEnd(database.db, { listening: () => [] })
  await inTenant(database.db, party, tx => append(tx, 71))
  expect((await readOutbox(database.db, end ?? 0n, 10)).map(numberOf)).toEqual([71])
})

test('who begins to listen while the others are passed over is owed what came since', async () => {
  expect(await skipToEnd(database.db, { listening: () => [party] })).toBeUndefined()
  const answers = [[], [party]]
  const hub = { listening: () => answers.shift() ?? [party] }
  expect(await skipToEnd(database.db, hub)).toBeUndefined()
})

test('who begins to listen while a page is on its way is not passed over', async () => {
  const start = await inSystem(database.db, endOfOutbox)
  for (const number of [50, 51]) {
    await inTenant(database.db, party, tx => append(tx, number))
    await inTenant(database.db, otherParty, tx => append(tx, number + 10, otherParty))
  }
  const answers = [[otherParty], [otherParty, party]]
  const news = await readChanges(database.db, { listening: () => answers.shift() ?? [] }, start)
  expect(news.map(numberOf)).toEqual([50, 60, 51, 61])
})

describe('the hub', () => {
  const event: OutboxEvent = {
    eventId: 1n,
    legalPartyId: party,
    topic: 'payment',
    kind: 'x',
    payload: 1,
  }

  test('knows who is listened to, until nobody listens any more', async () => {
    const hub = createLiveHub()
    const stops = [new AbortController(), new AbortController()] as const
    hub.subscribe(event, stops[0].signal)
    hub.subscribe({ ...event, topic: 'session' }, stops[1].signal)
    expect(hub.listening()).toEqual([party])
    stops[0].abort()
    expect(hub.listening()).toEqual([party])
    stops[1].abort()
    expect(hub.listening()).toEqual([])
  })

  test('ends a waiting reader when its signal aborts', async () => {
    const stop = new AbortController()
    const reader = createLiveHub().subscribe(event, stop.signal)[Symbol.asyncIterator]()
    const waiting = reader.next()
    stop.abort()
    expect(await waiting).toEqual({ done: true, value: undefined })
  })

  test('ends a reader that falls too far behind instead of growing', async () => {
    const hub = createLiveHub()
    const reader = hub.subscribe(event, new AbortController().signal)
    for (let count = 0; count < 5_000; count += 1) hub.publish(event)
    let read = 0
    for await (const _ of reader) read += 1
    expect(read).toBe(1_000)
  })
})
