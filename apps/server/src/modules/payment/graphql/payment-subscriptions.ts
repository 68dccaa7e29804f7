import type { Language } from '@tartip/domain/language'
import { may } from '@tartip/domain/people/policy'
import { isPaymentStatus, type PaymentStatus } from '@tartip/domain/payment/status'
import { isUuid } from '@tartip/domain/identifiers/uuid'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import { endWithListener } from '../../../platform/live/end-with-listener.ts'
import type { LiveHub } from '../../../platform/live/hub.ts'
import { type OutboxEvent, parseEventId } from '../../../platform/outbox/outbox.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { paymentTopic, type PaymentEventPayload } from '../store/payment-row.ts'
import type { AccessScope } from '../store/payment-reads.ts'
import { viewerAccessOf } from '../use-cases/viewer-access.ts'
import { createTurns, findMissed } from './missed-events.ts'
import { namesOf, presentPayment } from './payment-presenter.ts'
import type {
  LiveState,
  PaymentEvent,
  PaymentHistoryRow,
  SubscriptionResolvers,
} from './payment.generated.ts'

export interface PaymentLiveDeps {
  readonly hub: LiveHub
  /** Events of one organisation after the given one, oldest first; for a client that comes back. */
  readMissed(legalPartyId: string, afterId: bigint, limit: number): Promise<OutboxEvent[]>
}

export function createPaymentSubscriptions(
  deps: PaymentDeps,
  live: PaymentLiveDeps,
): SubscriptionResolvers {
  const replaying: Replaying = { ...live, inTurn: createTurns() }
  return {
    listenPayment: {
      subscribe: (_root, { legalPartyId, paymentId, lastEventId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(may(actor, 'history.read'))
        if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
        if (paymentId && !isUuid(paymentId)) throw refusal('PAYMENT_NOT_FOUND')
        const last = lastEventId ? parseEventId(lastEventId) : undefined
        if (lastEventId && last === undefined) throw refusal('REQUEST_INVALID')
        return listen(deps, replaying, {
          actor,
          language: ctx.request.language,
          paymentId: paymentId ?? undefined,
          lastEventId: last,
        })
      },
    },
  }
}

type Told = { readonly listenPayment: PaymentEvent }

interface Replaying extends PaymentLiveDeps {
  /** One replay at a time for each person. */
  readonly inTurn: ReturnType<typeof createTurns>
}

/** Subscribes at once, so that nothing is lost before the first event is requested. */
function listen(
  deps: PaymentDeps,
  live: Replaying,
  asked: Omit<Listener, 'signal'>,
): AsyncIterableIterator<Told> {
  const ending = new AbortController()
  const { signal } = ending
  const filter = { legalPartyId: asked.actor.legalPartyId, topic: paymentTopic }
  const news = live.hub.subscribe(filter, signal)
  const events = tell(deps, live, { ...asked, signal }, news)
  return endWithListener(events, ending)
}

interface Listener {
  readonly actor: Actor
  /** That of the screen when it began to listen. */
  readonly language: Language
  readonly paymentId: string | undefined
  readonly lastEventId: bigint | undefined
  /** Aborts when nobody listens any more. */
  readonly signal: AbortSignal
}

/** First what was missed, then what happens; an event that is in both is reported once. */
async function* tell(
  deps: PaymentDeps,
  live: Replaying,
  listener: Listener,
  news: AsyncIterable<OutboxEvent>,
): AsyncGenerator<Told, undefined> {
  const { actor, paymentId, lastEventId } = listener
  let last = lastEventId
  if (lastEventId !== undefined) {
    const missed = await live.inTurn(actor.personId, () =>
      replay(deps, live, listener, lastEventId),
    )
    last = missed.last
    for (const event of missed.told) yield { listenPayment: event }
  }
  for await (const event of news) {
    if (last !== undefined && event.eventId <= last) continue
    const shown = await showTo(await lookOf(deps, listener), event, paymentId)
    if (shown) yield { listenPayment: shown }
  }
  return undefined
}

/**
 * What was missed, as the person may see it. CURSOR_INVALID when that is too much: the client then asks
 * for its lists anew and subscribes without a last event.
 */
async function replay(
  deps: PaymentDeps,
  live: Replaying,
  listener: Listener,
  after: bigint,
): Promise<{ last: bigint; told: PaymentEvent[] }> {
  const { actor, paymentId, signal } = listener
  const told: PaymentEvent[] = []
  if (signal.aborted) return { last: after, told }
  const missed = await findMissed(limit => live.readMissed(actor.legalPartyId, after, limit))
  if (missed === 'tooMany') throw refusal('CURSOR_INVALID')
  const look = await lookOf(deps, listener)
  for (const event of missed) {
    if (signal.aborted) break
    const shown = await showTo(look, event, paymentId)
    if (shown) told.push(shown)
  }
  return { last: missed.at(-1)?.eventId ?? after, told }
}

/** What the person sees, and how; asked once for a whole batch of events. */
interface Look {
  readonly sight: AccessScope
  /** The document as it stands and as they may see it; the same within a batch. */
  present(paymentId: string): Promise<PaymentHistoryRow | undefined>
}

async function lookOf(deps: PaymentDeps, { actor, language }: Listener): Promise<Look> {
  const { sight, mayPay } = await viewerAccessOf(deps, actor)
  const names = lazily(async () => namesOf(await deps.accessControl.peopleOf(actor.legalPartyId)))
  const found = new Map<string, Promise<PaymentHistoryRow | undefined>>()
  const present = async (paymentId: string) => {
    const payment = await deps.reads.findVisible(sight, paymentId)
    if (!payment) return undefined
    const day = deps.rules.bankDay()
    return presentPayment(payment, {
      viewer: actor,
      day,
      mayPay,
      names: await names(),
      language,
    })
  }
  return {
    sight,
    present(paymentId) {
      const asked = found.get(paymentId) ?? present(paymentId)
      found.set(paymentId, asked)
      return asked
    },
  }
}

function lazily<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= ask())
}

/** An event as this person may see it; undefined when it is none of their business. */
async function showTo(
  look: Look,
  event: OutboxEvent,
  paymentId: string | undefined,
): Promise<PaymentEvent | undefined> {
  const step = event.payload as unknown as PaymentEventPayload
  if (paymentId !== undefined && step.paymentId !== paymentId) return undefined
  const state = stateFor(look.sight, step)
  if (!state) return undefined
  const eventId = event.eventId.toString()
  const gone = { eventId, state: 'Deleted', paymentId: step.paymentId, payment: null } as const
  if (state === 'Deleted') return gone
  const payment = await look.present(step.paymentId)
  // Changed again since: the event that hid it comes next, and says so.
  if (!payment) return undefined
  return { eventId, state, paymentId: step.paymentId, payment }
}

/**
 * What the step is for the person: a document appears to the signatory when it is sent to them, and
 * disappears when the creator takes it back into a draft, though it lives on for the creator.
 */
export function stateFor(sight: AccessScope, step: PaymentEventPayload): LiveState | undefined {
  if (!sight.accounts.includes(step.payerAccount)) return undefined
  const isCreator = step.createdBy === sight.personId
  const isSeen = (status: PaymentStatus) => status !== 'DRAFT' || isCreator
  const wasSeen =
    step.fromStatus !== null && isPaymentStatus(step.fromStatus) && isSeen(step.fromStatus)
  const isSeenNow = !step.isDeleted && isPaymentStatus(step.toStatus) && isSeen(step.toStatus)
  if (isSeenNow) return wasSeen ? 'Updated' : 'New'
  return wasSeen ? 'Deleted' : undefined
}
