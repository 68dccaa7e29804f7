import type { Actor } from '../../../platform/actor.ts'
import { catchUp, readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { endWithListener } from '../../../platform/live/end-with-listener.ts'
import type { LiveHub } from '../../../platform/live/hub.ts'
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

type Notified = { readonly listenNotification: NotificationEvent }

/** Whoever is further behind requests the list again; that is cheaper for both sides. */
const maxReplayed = 100

export function createNotificationSubscriptions(live: NotificationLiveDeps): SubscriptionResolvers {
  return {
    listenNotification: {
      subscribe: (_root, { lastEventId }, ctx) =>
        listen(live, requireReader(ctx), readLastEventId(lastEventId)),
    },
  }
}

function listen(
  live: NotificationLiveDeps,
  { legalPartyId, personId }: Actor,
  lastEventId: bigint | undefined,
): AsyncIterableIterator<Notified> {
  const ending = new AbortController()
  const topic = notificationChanges
  const news = live.hub.subscribe({ legalPartyId, topic }, ending.signal)
  const readMissed = (after: bigint, limit: number) =>
    live.readMissed(legalPartyId, topic, after, limit)
  const events = catchUp({ lastEventId, readMissed, maxReplayed, news })
  return endWithListener(publishEvents(personId, events), ending)
}

/** What is others' is never reported. */
async function* publishEvents(
  personId: string,
  events: AsyncIterable<OutboxEvent>,
): AsyncGenerator<Notified, undefined> {
  for await (const event of events) yield* presentEvent(event, personId)
  return undefined
}

function presentEvent(event: OutboxEvent, personId: string): Notified[] {
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
