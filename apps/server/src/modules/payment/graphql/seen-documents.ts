import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { viewerAccessOf, type ViewerAccess } from '../use-cases/viewer-access.ts'
import { namesOf, type PeopleNames } from './payment-presenter.ts'
import type { PaymentRef } from './payment.generated.ts'

/** Whoever may not read the history is informed, instead of being shown an empty one. */
export function requireReader(ctx: GraphqlContext): Actor {
  const actor = requireActor(ctx)
  unwrap(may(actor, 'history.read'))
  return actor
}

export function requireOwn(actor: Actor, legalPartyId: string): void {
  if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
}

export async function namesOfOrganisation(
  { accessControl }: Pick<PaymentDeps, 'accessControl'>,
  actor: Actor,
): Promise<PeopleNames> {
  return namesOf(await accessControl.peopleOf(actor.legalPartyId))
}

type Deps = Pick<PaymentDeps, 'reads' | 'accounts'>

interface SeenDocument extends ViewerAccess {
  readonly payment: PaymentDocument
}

/** A document that the person may view; any other answers like one that does not exist. */
export async function findSeen(deps: Deps, actor: Actor, ref: PaymentRef): Promise<SeenDocument> {
  const isKnown = ref.legalPartyId === actor.legalPartyId && isUuid(ref.paymentId)
  const access = await viewerAccessOf(deps, actor)
  const payment = isKnown && (await deps.reads.findVisible(access.scope, ref.paymentId))
  if (!payment) throw refusal('PAYMENT_NOT_FOUND')
  return { ...access, payment }
}

export async function findDocument(
  deps: Deps,
  actor: Actor,
  ref: PaymentRef,
): Promise<PaymentDocument> {
  return (await findSeen(deps, actor, ref)).payment
}
