import type { Actor } from '../../../platform/actor.ts'
import { refusal } from '../../../platform/graphql/unwrap.ts'
import { endWithListener } from '../../../platform/live/end-with-listener.ts'
import type { LiveHub } from '../../../platform/live/hub.ts'
import { parseEventId } from '../../../platform/outbox/event-id.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import { notificationChanges, type NotificationEventPayload } from '../store/notification-store.ts'
import type {
  NotificationChange,
  NotificationEvent,
  SubscriptionResolvers,
} from './notification.generated.ts'
import { requireReader } from './notification-resolvers.ts'

export interface NotificationLiveDeps {
  readonly hub: LiveHub
  /** Events of a topic of one organisation after the given one, oldest first. */
  readMissed(
    legalPartyId: string,
    topic: string,
    afterId: bigint,
    limit: number,
  ): Promise<OutboxEvent[]>
}

type Told = { readonly listenNotification: NotificationEvent }

/** Whoever is further behind asks for the list anew; that is cheaper for both sides. */
const mostReplayed = 100

export function createNotificationSubscriptions(live: NotificationLiveDeps): SubscriptionResolvers {
  return {
    listenNotification: {
      subscribe: (_root, { lastEventId }, ctx) =>
        listen(live, requireReader(ctx), lastEventId ? eventIdOf(lastEventId) : undefined),
    },
  }
}

/** The identifier of an event as the client gives it back. */
function eventIdOf(text: string): bigint {
  const eventId = parseEventId(text)
  if (eventId === undefined) throw refusal('REQUEST_INVALID')
  return eventId
}

function listen(
  live: NotificationLiveDeps,
  { legalPartyId, personId }: Actor,
  lastEventId: bigint | undefined,
): AsyncIterableIterator<Told> {
  const ending = new AbortController()
  const topic = notificationChanges
  const news = live.hub.subscribe({ legalPartyId, topic }, ending.signal)
  const readMissed = (after: bigint) =>
    live.readMissed(legalPartyId, topic, after, mostReplayed + 1)
  const events = tell(personId, readMissed, lastEventId, news)
  return endWithListener(events, ending)
}

/** First what was missed, then what happens; an event that is in both is told once, what is others' never. */
async function* tell(
  personId: string,
  readMissed: (after: bigint) => Promise<OutboxEvent[]>,
  lastEventId: bigint | undefined,
  news: AsyncIterable<OutboxEvent>,
): AsyncGenerator<Told, undefined> {
  let last = lastEventId
  if (lastEventId !== undefined) {
    const missed = await readMissed(lastEventId)
    if (missed.length > mostReplayed) throw refusal('CURSOR_INVALID')
    for (const event of missed) {
      last = event.eventId
      yield* presentEvent(event, personId)
    }
  }
  for await (const event of news) {
    if (last !== undefined && event.eventId <= last) continue
    yield* presentEvent(event, personId)
  }
  return undefined
}

function presentEvent(event: OutboxEvent, personId: string): Told[] {
  const { people, origin } = event.payload as unknown as NotificationEventPayload
  const own = people[personId]
  if (own === undefined) return []
  const change = event.kind as NotificationChange
  const notificationIdList = [...own]
  return [
    {
      listenNotification: { eventId: event.eventId.toString(), change, notificationIdList, origin },
    },
  ]
}
