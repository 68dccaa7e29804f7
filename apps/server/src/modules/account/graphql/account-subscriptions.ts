import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import { endWithListener } from '../../../platform/live/end-with-listener.ts'
import type { LiveHub } from '../../../platform/live/hub.ts'
import { parseEventId } from '../../../platform/outbox/event-id.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import { accountTopic, type AccountEventPayload } from '../account-events.ts'
import type { AccountEvent, SubscriptionResolvers } from './account.generated.ts'
import { isOwnParty } from './own-party.ts'

export interface AccountLiveDeps {
  readonly hub: LiveHub
  /** Events of one organisation after the given one, oldest first; for a client that comes back. */
  readMissed(legalPartyId: string, afterId: bigint, limit: number): Promise<OutboxEvent[]>
  /** Whether the person may see the account, or the card. */
  maySeeAccount(actor: Actor, accountId: string): Promise<boolean>
  maySeeCard(actor: Actor, cardId: string): Promise<boolean>
}

type Told = { readonly listenAccount: AccountEvent }

/** Whoever is further behind reads his lists anew; that is cheaper for both sides. */
const mostReplayed = 200

export function createAccountSubscriptions(live: AccountLiveDeps): SubscriptionResolvers {
  return {
    listenAccount: {
      subscribe: (_root, { partyId, lastEventId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(may(actor, 'accounts.read'))
        unwrap(isOwnParty(actor, partyId))
        return listen(live, actor, lastEventId ? eventIdOf(lastEventId) : undefined)
      },
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
  live: AccountLiveDeps,
  actor: Actor,
  lastEventId: bigint | undefined,
): AsyncIterableIterator<Told> {
  const ending = new AbortController()
  const filter = { legalPartyId: actor.legalPartyId, topic: accountTopic }
  const events = tell(live, actor, lastEventId, live.hub.subscribe(filter, ending.signal))
  return endWithListener(events, ending)
}

/** First what was missed, then what happens; an event that is in both is told once. */
async function* tell(
  live: AccountLiveDeps,
  actor: Actor,
  lastEventId: bigint | undefined,
  news: AsyncIterable<OutboxEvent>,
): AsyncGenerator<Told, undefined> {
  let last = lastEventId
  if (lastEventId !== undefined) {
    const missed = await live.readMissed(actor.legalPartyId, lastEventId, mostReplayed + 1)
    if (missed.length > mostReplayed) throw refusal('CURSOR_INVALID')
    for (const event of missed) {
      last = event.eventId
      const shown = await shownTo(live, actor, event)
      if (shown) yield { listenAccount: shown }
    }
  }
  for await (const event of news) {
    if (last !== undefined && event.eventId <= last) continue
    const shown = await shownTo(live, actor, event)
    if (shown) yield { listenAccount: shown }
  }
  return undefined
}

/** The event as the person may hear of it; undefined when it is none of his business. */
export async function shownTo(
  live: Pick<AccountLiveDeps, 'maySeeAccount' | 'maySeeCard'>,
  actor: Actor,
  event: OutboxEvent,
): Promise<AccountEvent | undefined> {
  const { kind, accountId, cardId, personId } = event.payload as unknown as AccountEventPayload
  if (personId && personId !== actor.personId) return undefined
  if (accountId && !(await live.maySeeAccount(actor, accountId))) return undefined
  if (cardId && !(await live.maySeeCard(actor, cardId))) return undefined
  return { eventId: event.eventId.toString(), kind, accountId, cardId }
}
