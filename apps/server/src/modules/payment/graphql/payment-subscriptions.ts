import type { Language } from '@tartip/domain/language'
import { may } from '@tartip/domain/people/policy'
import { isPaymentStatus } from '@tartip/domain/payment/status'
import { isUuid } from '@tartip/domain/identifiers/uuid'

import type { Actor } from '../../../platform/actor.ts'
import { liveStateOf } from '../../../platform/documents/document-event.ts'
import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requireActor } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { paymentTopic, type PaymentEventPayload } from '../store/payment-row.ts'
import type { AccessScope } from '../store/payment-reads.ts'
import { viewerAccessOf } from '../use-cases/viewer-access.ts'
import { namesOf, presentPayment } from './payment-presenter.ts'
import type {
  LiveState,
  PaymentEvent,
  PaymentHistoryRow,
  SubscriptionResolvers,
} from './payment.generated.ts'

export function createPaymentSubscriptions(
  deps: PaymentDeps,
  source: EventSource,
): Pick<SubscriptionResolvers, 'listenPayment'> {
  const follow = createEventFollower(source, paymentTopic)
  return {
    listenPayment: {
      subscribe: (_root, { legalPartyId, paymentId, lastEventId }, ctx) => {
        const actor = requireActor(ctx)
        unwrap(may(actor, 'history.read'))
        if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
        if (paymentId && !isUuid(paymentId)) throw refusal('PAYMENT_NOT_FOUND')
        const { language } = ctx.request
        return follow({
          legalPartyId,
          personId: actor.personId,
          lastEventId: readLastEventId(lastEventId),
          async openView() {
            const view = await viewOf(deps, actor, language)
            return async event => {
              const shown = await showTo(view, event, paymentId ?? undefined)
              return shown && { listenPayment: shown }
            }
          },
        })
      },
    },
  }
}

/** What the person sees, and how; read once for a whole batch of events. */
interface EventView {
  readonly scope: AccessScope
  /** The document as it stands and as they may see it; the same within a batch. */
  present(paymentId: string): Promise<PaymentHistoryRow | undefined>
}

async function viewOf(deps: PaymentDeps, actor: Actor, language: Language): Promise<EventView> {
  const { scope, mayPay } = await viewerAccessOf(deps, actor)
  const names = lazily(async () => namesOf(await deps.accessControl.peopleOf(actor.legalPartyId)))
  const found = new Map<string, Promise<PaymentHistoryRow | undefined>>()
  const present = async (paymentId: string) => {
    const payment = await deps.reads.findVisible(scope, paymentId)
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
    scope,
    present(paymentId) {
      const row = found.get(paymentId) ?? present(paymentId)
      found.set(paymentId, row)
      return row
    },
  }
}

function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= load())
}

/** An event as this person may see it; undefined when they may not see it. */
async function showTo(
  view: EventView,
  event: OutboxEvent,
  paymentId: string | undefined,
): Promise<PaymentEvent | undefined> {
  const step = event.payload as unknown as PaymentEventPayload
  if (paymentId !== undefined && step.paymentId !== paymentId) return undefined
  const state = stateFor(view.scope, step)
  if (!state) return undefined
  const eventId = event.eventId.toString()
  const gone = { eventId, state: 'Deleted', paymentId: step.paymentId, payment: null } as const
  if (state === 'Deleted') return gone
  const payment = await view.present(step.paymentId)
  // Changed again since: the event that hid it comes next, and says so.
  if (!payment) return undefined
  return { eventId, state, paymentId: step.paymentId, payment }
}

/** What the step is for the person; undefined for a document of an account that they may not read. */
export function stateFor(scope: AccessScope, step: PaymentEventPayload): LiveState | undefined {
  if (!scope.accounts.includes(step.payerAccount)) return undefined
  const isCreator = step.createdBy === scope.personId
  return liveStateOf(step, status => isPaymentStatus(status) && (status !== 'DRAFT' || isCreator))
}
