import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import { catchUp, readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import { endWithListener } from '../../../platform/live/end-with-listener.ts'
import type { LiveHub } from '../../../platform/live/hub.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import { accountTopic, type AccountEventPayload } from '../account-events.ts'
import type { AccountEvent, SubscriptionResolvers } from './account.generated.ts'
import { isOwnParty } from './own-party.ts'

export interface AccountLiveDeps {
  readonly hub: LiveHub
  /** Events of one organisation after the given one, oldest first; for a client that comes back. */
  readMissed(legalPartyId: string, afterId: bigint, limit: number): Promise<OutboxEvent[]>
  /** Whether the person may see the account, or the card. */
  canViewAccount(actor: Actor, accountId: string): Promise<boolean>
  canViewCard(actor: Actor, cardId: string): Promise<boolean>
}

type Delivered = { readonly listenAccount: AccountEvent }

/** Whoever is further behind reads their lists again; that is cheaper for both sides. */
const maxReplayed = 200

export function createAccountSubscriptions(
  live: AccountLiveDeps,
): Pick<SubscriptionResolvers, 'listenAccount'> {
  return {
    listenAccount: {
      subscribe: (_root, { partyId, lastEventId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(may(actor, 'accounts.read'))
        unwrap(isOwnParty(actor, partyId))
        return listen(live, actor, readLastEventId(lastEventId))
      },
    },
  }
}

function listen(
  live: AccountLiveDeps,
  actor: Actor,
  lastEventId: bigint | undefined,
): AsyncIterableIterator<Delivered> {
  const ending = new AbortController()
  const filter = { legalPartyId: actor.legalPartyId, topic: accountTopic }
  const events = publishEvents(live, actor, lastEventId, live.hub.subscribe(filter, ending.signal))
  return endWithListener(events, ending)
}

async function* publishEvents(
  live: AccountLiveDeps,
  actor: Actor,
  lastEventId: bigint | undefined,
  news: AsyncIterable<OutboxEvent>,
): AsyncGenerator<Delivered, undefined> {
  const readMissed = (after: bigint, limit: number) =>
    live.readMissed(actor.legalPartyId, after, limit)
  for await (const event of catchUp({ lastEventId, readMissed, maxReplayed, news })) {
    const shown = await shownTo(live, actor, event)
    if (shown) yield { listenAccount: shown }
  }
  return undefined
}

/** The event as the person may receive it; undefined when they may not receive it. */
export async function shownTo(
  live: Pick<AccountLiveDeps, 'canViewAccount' | 'canViewCard'>,
  actor: Actor,
  event: OutboxEvent,
): Promise<AccountEvent | undefined> {
  const { kind, accountId, cardId, personId } = event.payload as unknown as AccountEventPayload
  if (personId && personId !== actor.personId) return undefined
  if (accountId && !(await live.canViewAccount(actor, accountId))) return undefined
  if (cardId && !(await live.canViewCard(actor, cardId))) return undefined
  return { eventId: event.eventId.toString(), kind, accountId, cardId }
}
