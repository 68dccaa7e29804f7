import type { Db } from '../db/db.ts'
import { inTenant } from '../db/transaction.ts'
import { endWithListener } from '../live/end-with-listener.ts'
import type { LiveHub } from '../live/hub.ts'
import { readOutboxAfter, type OutboxEvent } from '../outbox/outbox.ts'
import { refusal } from './unwrap.ts'

/** A client further behind reads its lists again instead: that is cheaper for both sides. */
export const maxReplayed = 500

export interface EventSource {
  readonly hub: LiveHub
  /** Events of one organisation after the given one, oldest first; for a client that comes back. */
  readMissed(legalPartyId: string, afterId: bigint, limit: number): Promise<OutboxEvent[]>
}

/** The events of one topic of the outbox. */
export const createEventSource = (db: Db, hub: LiveHub, topic: string): EventSource => ({
  hub,
  readMissed: (legalPartyId, afterId, limit) =>
    inTenant(db, legalPartyId, tx => readOutboxAfter(tx, legalPartyId, topic, afterId, limit)),
})

/** One subscription of one person. */
export interface EventListener<Shown> {
  readonly legalPartyId: string
  readonly personId: string
  /** The last event that the client has received; undefined when it subscribes for the first time. */
  readonly lastEventId: bigint | undefined
  /**
   * Reads what the person may view, once for a batch of events. The returned function presents an event, or
   * leaves out one that does not concern the person.
   */
  openView(): Promise<(event: OutboxEvent) => Promise<Shown | undefined>>
}

/**
 * Follows a topic for subscriptions whose rights are read from the database. What was missed comes first, one replay
 * at a time for each person; then what happens. An event that is in both is sent once.
 */
export function createEventFollower(source: EventSource, topic: string) {
  const inTurn = createTurns()

  async function replay<Shown>(
    { legalPartyId, openView }: EventListener<Shown>,
    after: bigint,
    signal: AbortSignal,
  ): Promise<{ readonly last: bigint; readonly shown: readonly Shown[] }> {
    const shown: Shown[] = []
    if (signal.aborted) return { last: after, shown }
    const missed = await source.readMissed(legalPartyId, after, maxReplayed + 1)
    // The client then reads its lists again and subscribes without a last event.
    if (missed.length > maxReplayed) throw refusal('CURSOR_INVALID')
    const present = await openView()
    for (const event of missed) {
      if (signal.aborted) break
      const one = await present(event)
      if (one !== undefined) shown.push(one)
    }
    return { last: missed.at(-1)?.eventId ?? after, shown }
  }

  async function* follow<Shown>(
    listener: EventListener<Shown>,
    news: AsyncIterable<OutboxEvent>,
    signal: AbortSignal,
  ): AsyncGenerator<Shown, undefined> {
    const { personId, lastEventId, openView } = listener
    let last = lastEventId
    if (lastEventId !== undefined) {
      const missed = await inTurn(personId, () => replay(listener, lastEventId, signal))
      last = missed.last
      yield* missed.shown
    }
    for await (const event of news) {
      if (last !== undefined && event.eventId <= last) continue
      const present = await openView()
      const shown = await present(event)
      if (shown !== undefined) yield shown
    }
    return undefined
  }

  /** Subscribes at once, so that nothing is lost before the first event is requested. */
  return <Shown>(listener: EventListener<Shown>): AsyncIterableIterator<Shown> => {
    const ending = new AbortController()
    const { legalPartyId } = listener
    const news = source.hub.subscribe({ legalPartyId, topic }, ending.signal)
    return endWithListener(follow(listener, news, ending.signal), ending)
  }
}

/** Runs the work of one key one after the other, so that one person's replays never crowd out others. */
export function createTurns(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, run) => {
    const before = last.get(key)
    const mine = (async () => {
      // How the turn before went is the business of whoever waits for it.
      if (before !== undefined) await Promise.allSettled([before])
      return run()
    })()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
