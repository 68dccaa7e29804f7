import {
  keyAvailability,
  type KeyAvailability,
} from '@tartip/domain/people/pay-control-availability'
import { ok } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { PayControl, PayControlKey } from '@tartip/bank-ports/pay-control'

import type { Actor } from '../../../../platform/actor.ts'
import { createContractStore } from '../../store/contract-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { orUnavailable } from '../../../or-unavailable.ts'
import type { Employee } from '../people/read-people.ts'

/** Every call of somebody in a pay-control contract requests the keys: the answer is good this long. */
const cacheMs = 2_000

/** The keys as the vendor's server knows them, remembered for a moment. */
export interface PayControlKeys {
  /** @throws BankUnavailable when the vendor's server does not answer. */
  of(legalPartyId: string): Promise<readonly PayControlKey[]>
  forget(legalPartyId: string): void
}

export function createPayControlKeys(
  payControl: Pick<PayControl, 'keysOf'>,
  clock: { now(): Instant },
): PayControlKeys {
  const kept = new Map<string, { keys: Promise<readonly PayControlKey[]>; until: Instant }>()
  return {
    of(legalPartyId) {
      const now = clock.now()
      const known = kept.get(legalPartyId)
      if (known !== undefined && known.until > now) return known.keys
      for (const [id, { until }] of kept) if (until <= now) kept.delete(id)
      const keys = payControl.keysOf(legalPartyId)
      kept.set(legalPartyId, { keys, until: now + cacheMs })
      // A failure is not remembered: the next call queries again.
      keys.catch(() => kept.delete(legalPartyId))
      return keys
    },
    forget: legalPartyId => {
      kept.delete(legalPartyId)
    },
  }
}

/** A key with which its owner can sign now. */
export function keyWorks(key: PayControlKey, now: Instant): boolean {
  return key.status === 'ACTIVE' && key.expirationDate > now
}

/** What the use cases of keys on phones need. */
export interface PayControlDeps extends AccessControlDeps {
  readonly payControl: PayControl
  readonly payControlKeys: PayControlKeys
}

/**
 * Whether the documents of the selected contract can be confirmed on phones, and who is in the way.
 *
 * @throws BankUnavailable when the vendor's server does not answer
 */
export async function availabilityIn(
  deps: Pick<PayControlDeps, 'db' | 'clock' | 'payControlKeys'>,
  actor: Actor,
): Promise<KeyAvailability> {
  const [people, keys] = await Promise.all([
    createContractStore(deps.db).findPeople(actor.legalPartyId),
    deps.payControlKeys.of(actor.legalPartyId),
  ])
  const now = deps.clock.now()
  const working = new Set(keys.filter(key => keyWorks(key, now)).map(key => key.personId))
  const holders = people
    .filter(one => one.contractId === actor.contractId && one.userContractState === 'ACTIVE')
    .filter(one => one.postVerificationStatus !== 'Rejected')
    .map(one => ({ ...one, hasWorkingKey: working.has(one.personId) }))
  return keyAvailability(actor.signScheme, holders)
}

/** One's own key in the selected contract; none is shown while the vendor's server does not answer. */
export async function findOwnKey(
  deps: Pick<PayControlDeps, 'payControlKeys'>,
  { profile, contracts, currentUserContractId }: Employee,
): Promise<PayControlKey | undefined> {
  const current = contracts.find(one => one.userContractId === currentUserContractId)
  if (current?.signType !== 'PAY_CONTROL') return undefined
  const keys = await orUnavailable<readonly PayControlKey[], never>(async () =>
    ok(await deps.payControlKeys.of(current.legalPartyId)),
  )
  return keys.ok ? keys.value.find(key => key.personId === profile.personId) : undefined
}
