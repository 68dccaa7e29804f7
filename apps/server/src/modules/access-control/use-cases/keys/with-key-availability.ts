import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../../platform/actor.ts'
import type { AccessControl } from '../../public.ts'
import { availabilityIn, type PayControlDeps } from './pay-control-keys.ts'

/** Every call of a pay-control contract needs the answer: it is good for this long. */
const cacheMs = 2_000

/**
 * Adds to the actor of a pay-control contract whether its documents can be confirmed on phones; all
 * others are passed on untouched. While the vendor's server does not answer nothing can be confirmed.
 */
export function withKeyAvailability(
  deps: Pick<PayControlDeps, 'db' | 'clock' | 'payControlKeys'>,
  authenticate: AccessControl['authenticate'],
): AccessControl['authenticate'] {
  const kept = new Map<string, { isAvailable: Promise<boolean>; until: Instant }>()
  const queryAvailability = (actor: Actor): Promise<boolean> => {
    const now = deps.clock.now()
    const known = kept.get(actor.contractId)
    if (known !== undefined && known.until > now) return known.isAvailable
    for (const [id, { until }] of kept) if (until <= now) kept.delete(id)
    const isAvailable = availabilityIn(deps, actor)
      .then(({ available }) => available)
      .catch((error: unknown) => {
        kept.delete(actor.contractId)
        if (error instanceof BankUnavailable) return false
        throw error
      })
    kept.set(actor.contractId, { isAvailable, until: now + cacheMs })
    return isAvailable
  }
  return async (token, isPassive) => {
    const session = await authenticate(token, isPassive)
    const actor = session?.actor
    if (session === undefined || actor?.signType !== 'PAY_CONTROL') return session
    return {
      ...session,
      actor: { ...actor, payControlKeyAvailable: await queryAvailability(actor) },
    }
  }
}
