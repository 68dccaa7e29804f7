import { type OutboxEvent, parseEventId } from '../outbox/outbox.ts'
import { refusal } from './unwrap.ts'

/** The last event that a client has received, as it sends it; undefined on its first subscription. */
export function readLastEventId(text: string | null | undefined): bigint | undefined {
  if (!text) return undefined
  const eventId = parseEventId(text)
  if (eventId === undefined) throw refusal('REQUEST_INVALID')
  return eventId
}

interface CatchUp {
  readonly lastEventId: bigint | undefined
  /** Events after the given one, oldest first. */
  readonly readMissed: (after: bigint, limit: number) => Promise<readonly OutboxEvent[]>
  /** Whoever is further behind reads their lists again: that is cheaper for both sides. */
  readonly maxReplayed: number
  /** What happens from now on; listened to before what was missed is read. */
  readonly news: AsyncIterable<OutboxEvent>
}

/** First what was missed, then what happens; an event that is in both is reported once. */
export async function* catchUp(params: CatchUp): AsyncGenerator<OutboxEvent, undefined> {
  const { lastEventId, readMissed, maxReplayed, news } = params
  let last = lastEventId
  if (lastEventId !== undefined) {
    const missed = await readMissed(lastEventId, maxReplayed + 1)
    if (missed.length > maxReplayed) throw refusal('CURSOR_INVALID')
    for (const event of missed) {
      last = event.eventId
      yield event
    }
  }
  for await (const event of news) {
    if (last === undefined || event.eventId > last) yield event
  }
  return undefined
}
