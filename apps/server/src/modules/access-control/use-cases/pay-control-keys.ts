import { isUuid } from '@tartip/domain/identifiers/uuid'
import {
  keyAvailability,
  type KeyAvailability,
} from '@tartip/domain/people/pay-control-availability'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type {
  IssuedPayControlKey,
  PayControl,
  PayControlKey,
  PayControlKeyRefusal,
} from '@tartip/bank-ports/pay-control'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { OneTimeCodeRefusal } from '../public.ts'
import { createContractStore } from '../store/contract-store.ts'
import { orUnavailable } from './or-unavailable.ts'
import type { PeopleDeps } from './people-deps.ts'
import type { Employee } from './read-people.ts'
import { verifyOneTimeCode } from './verify-one-time-code.ts'

/** Every call of somebody in a pay-control contract asks for the keys: the answer is good this long. */
const keptMs = 2_000

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
      kept.set(legalPartyId, { keys, until: now + keptMs })
      // A failure is not remembered: the next call asks again.
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

type ReadDeps = Pick<PeopleDeps, 'db' | 'clock' | 'payControlKeys'>

export type PayControlRefusal =
  | PolicyRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'PAY_CONTROL_NOT_USED'
  | 'BANK_UNAVAILABLE'

/** Whether the documents of the selected contract can be confirmed on phones, and who is in the way. */
export const readKeyAvailability =
  (deps: ReadDeps) =>
  async (
    actor: Actor,
    orgReferenceId: string,
  ): Promise<Result<KeyAvailability, PayControlRefusal>> => {
    const allowed = mayManage(actor, orgReferenceId)
    if (!allowed.ok) return allowed
    return orUnavailable(async () => ok(await availabilityIn(deps, actor)))
  }

/** The same without asking for a right; for the rules of signing. */
export async function availabilityIn(deps: ReadDeps, actor: Actor): Promise<KeyAvailability> {
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
  deps: Pick<PeopleDeps, 'payControlKeys'>,
  { profile, contracts, currentUserContractId }: Employee,
): Promise<PayControlKey | undefined> {
  const current = contracts.find(one => one.userContractId === currentUserContractId)
  if (current?.signType !== 'PAY_CONTROL') return undefined
  const keys = await orUnavailable<readonly PayControlKey[], never>(async () =>
    ok(await deps.payControlKeys.of(current.legalPartyId)),
  )
  return keys.ok ? keys.value.find(key => key.personId === profile.personId) : undefined
}

export interface IssueKey {
  readonly orgReferenceId: string
  readonly otpCode: string
  /** The call's idempotency key where it is a UUID: the same call issues no second key. */
  readonly requestId: string | undefined
}

export type IssueKeyRefusal = PayControlRefusal | OneTimeCodeRefusal | PayControlKeyRefusal

/**
 * Issues a key to the asking signatory, the first one or one in place of his present one. The code
 * proves him anew: whoever holds the key signs in his name.
 */
export const issuePayControlKey =
  (deps: PeopleDeps, how: 'createKey' | 'regenerateKey') =>
  async (actor: Actor, input: IssueKey): Promise<Result<IssuedPayControlKey, IssueKeyRefusal>> => {
    const allowed = mayManage(actor, input.orgReferenceId)
    if (!allowed.ok) return allowed
    const proven = await verifyOneTimeCode(deps)(actor.personId, input.otpCode)
    if (!proven.ok) return proven
    const { requestId } = input
    const { legalPartyId, personId, fullName, signRight } = actor
    return orUnavailable(async (): Promise<Result<IssuedPayControlKey, IssueKeyRefusal>> => {
      const issued = await deps.payControl[how]({
        requestId: requestId !== undefined && isUuid(requestId) ? requestId : deps.ids.uuid(),
        legalPartyId,
        personId,
        fullName,
        signRight,
      })
      deps.payControlKeys.forget(legalPartyId)
      await inTenant(deps.db, legalPartyId, tx =>
        recordAudit(tx, {
          legalPartyId,
          at: deps.clock.now(),
          personId,
          action: how === 'createKey' ? 'payControlKeyCreated' : 'payControlKeyRegenerated',
          outcome: issued.ok ? 'ok' : issued.error.code,
          details: issued.ok ? { pcUserId: issued.value.key.pcUserId } : {},
        }),
      )
      return issued
    })
  }

function mayManage(
  actor: Actor,
  orgReferenceId: string,
): Verdict<PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND' | 'PAY_CONTROL_NOT_USED'> {
  const allowed = may(actor, 'payControl.manage')
  if (!allowed.ok) return allowed
  if (orgReferenceId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  return actor.signType === 'PAY_CONTROL' ? allowed : err('PAY_CONTROL_NOT_USED')
}
