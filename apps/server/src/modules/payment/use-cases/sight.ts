import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { Sight } from '../store/payment-reads.ts'

/** What the person may look at. Without the right to the history that is nothing at all. */
export async function sightOf(deps: Pick<PaymentDeps, 'accounts'>, actor: Actor): Promise<Sight> {
  const { legalPartyId, personId } = actor
  const mayLook = may(actor, 'history.read').ok
  const accounts = mayLook ? await deps.accounts.readableAccounts(actor) : []
  return { legalPartyId, personId, accounts }
}
