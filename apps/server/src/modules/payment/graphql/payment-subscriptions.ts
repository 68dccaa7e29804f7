import { may } from '@tartip/domain/people/policy'
import { isPaymentStatus, type PaymentStatus } from '@tartip/domain/payment/status'
import { isUuid } from '@tartip/domain/identifiers/uuid'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { LiveHub } from '../../../platform/live/hub.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { paymentTopic, type PaymentEventPayload } from '../store/payment-change-rows.ts'
import type { Sight } from '../store/payment-reads.ts'
import { sightOf } from '../use-cases/sight.ts'
import { namesOf, presentPayment } from './payment-presenter.ts'
import type { LiveState, PaymentEvent, SubscriptionResolvers } from './payment.generated.ts'

export interface PaymentLiveDeps {
  readonly hub: LiveHub
  /** Events of one organisation after the given one, oldest first; for a client that comes back. */
  readMissed(legalPartyId: string, afterId: bigint, limit: number): Promise<OutboxEvent[]>
}

const missedAtOnce = 200
const eventIdPattern = /^\d{1,40}$/

export function createPaymentSubscriptions(
  deps: PaymentDeps,
  live: PaymentLiveDeps,
): SubscriptionResolvers {
  return {
    listenPayment: {
      subscribe: (_root, { legalPartyId, paymentId, lastEventId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(may(actor, 'history.read'))
        if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
        if (paymentId && !isUuid(paymentId)) throw refusal('PAYMENT_NOT_FOUND')
        if (lastEventId && !eventIdPattern.test(lastEventId)) throw refusal('CURSOR_INVALID')
        return listen(deps, live, actor, paymentId ?? undefined, lastEventId ?? undefined)
      },
    },
  }
}

type Told = { readonly listenPayment: PaymentEvent }

/**
 * Subscribes at once, so that nothing is lost before the first event is asked for. Ending it ends the wait
 * for the next event too: a generator alone would hold the subscription until one more event comes.
 */
function listen(
  deps: PaymentDeps,
  live: PaymentLiveDeps,
  actor: Actor,
  paymentId: string | undefined,
  lastEventId: string | undefined,
): AsyncIterableIterator<Told> {
  const ending = new AbortController()
  const filter = { legalPartyId: actor.legalPartyId, topic: paymentTopic }
  const news = live.hub.subscribe(filter, ending.signal)
  const events = tell(deps, live, actor, news, paymentId, lastEventId)
  return {
    next: () => events.next(),
    return() {
      ending.abort()
      return events.return(undefined)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** First what was missed, then what happens; an event that is in both is told once. */
async function* tell(
  deps: PaymentDeps,
  live: PaymentLiveDeps,
  actor: Actor,
  news: AsyncIterable<OutboxEvent>,
  paymentId: string | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<Told, undefined> {
  let last = lastEventId === undefined ? undefined : BigInt(lastEventId)
  while (last !== undefined) {
    const missed = await live.readMissed(actor.legalPartyId, last, missedAtOnce)
    for (const event of missed) {
      last = event.eventId
      const shown = await showTo(deps, actor, event, paymentId)
      if (shown) yield { listenPayment: shown }
    }
    if (missed.length < missedAtOnce) break
  }
  for await (const event of news) {
    if (last !== undefined && event.eventId <= last) continue
    const shown = await showTo(deps, actor, event, paymentId)
    if (shown) yield { listenPayment: shown }
  }
  return undefined
}

/** An event as this person may see it; undefined when it is none of his business. */
async function showTo(
  deps: PaymentDeps,
  actor: Actor,
  event: OutboxEvent,
  paymentId: string | undefined,
): Promise<PaymentEvent | undefined> {
  const step = event.payload as unknown as PaymentEventPayload
  if (paymentId !== undefined && step.paymentId !== paymentId) return undefined
  const sight = await sightOf(deps, actor)
  const state = stateFor(sight, step)
  if (!state) return undefined
  const eventId = event.eventId.toString()
  const gone = { eventId, state: 'Deleted', paymentId: step.paymentId, payment: null } as const
  if (state === 'Deleted') return gone
  const payment = await deps.reads.findVisible(sight, step.paymentId)
  // Changed again since: the event that hid it comes next, and says so.
  if (!payment) return undefined
  const names = namesOf(await deps.accessControl.peopleOf(actor.legalPartyId))
  const shown = presentPayment(payment, actor, deps.rules.bankDay(), names)
  return { eventId, state, paymentId: step.paymentId, payment: shown }
}

/**
 * What the step is for the person: a document appears to the signatory when it is sent to him, and
 * disappears when the creator takes it back into a draft, though it lives on for the creator.
 */
export function stateFor(sight: Sight, step: PaymentEventPayload): LiveState | undefined {
  if (!sight.accounts.includes(step.payerAccount)) return undefined
  const isCreator = step.createdBy === sight.personId
  const isSeen = (status: PaymentStatus) => status !== 'DRAFT' || isCreator
  const wasSeen =
    step.fromStatus !== null && isPaymentStatus(step.fromStatus) && isSeen(step.fromStatus)
  const isSeenNow = !step.isDeleted && isPaymentStatus(step.toStatus) && isSeen(step.toStatus)
  if (isSeenNow) return wasSeen ? 'Updated' : 'New'
  return wasSeen ? 'Deleted' : undefined
}
