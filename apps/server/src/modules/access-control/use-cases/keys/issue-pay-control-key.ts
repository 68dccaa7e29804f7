import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { KeyAvailability } from '@tartip/domain/people/pay-control-availability'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { IssuedPayControlKey, PayControlKeyRefusal } from '@tartip/bank-ports/pay-control'

import type { Actor } from '../../../../platform/actor.ts'
import { recordAudit } from '../../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../../platform/db/transaction.ts'
import type { OneTimeCodeRefusal } from '../../public.ts'
import { orUnavailable } from '../../../or-unavailable.ts'
import { createTotpStore } from '../../store/totp-store.ts'
import { verifyOneTimeCode } from '../attempts/verify-one-time-code.ts'
import { availabilityIn, type PayControlDeps } from './pay-control-keys.ts'

export type PayControlRefusal =
  | PolicyRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'PAY_CONTROL_NOT_USED'
  | 'BANK_UNAVAILABLE'

/** The same as `availabilityIn`, for who manages the keys of their organisation. */
export const readKeyAvailability =
  (deps: Pick<PayControlDeps, 'db' | 'clock' | 'payControlKeys'>) =>
  async (
    actor: Actor,
    orgReferenceId: string,
  ): Promise<Result<KeyAvailability, PayControlRefusal>> => {
    const allowed = mayManage(actor, orgReferenceId)
    if (!allowed.ok) return allowed
    return orUnavailable(async () => ok(await availabilityIn(deps, actor)))
  }

export interface IssueKey {
  readonly orgReferenceId: string
  readonly otpCode: string
  /** The call's idempotency key where it is a UUID: the same call issues no second key. */
  readonly requestId: string | undefined
}

export type IssueKeyRefusal = PayControlRefusal | OneTimeCodeRefusal | PayControlKeyRefusal

/**
 * Issues a key to the calling signatory, the first one or one in place of their present one. The code
 * proves them again: whoever holds the key signs in their name.
 */
export const issuePayControlKey =
  (deps: PayControlDeps, how: 'createKey' | 'regenerateKey') =>
  async (actor: Actor, input: IssueKey): Promise<Result<IssuedPayControlKey, IssueKeyRefusal>> => {
    const allowed = mayManage(actor, input.orgReferenceId)
    if (!allowed.ok) return allowed
    const { legalPartyId, personId, fullName, signRight } = actor
    const isNamed = input.requestId !== undefined && isUuid(input.requestId)
    const requestId = isNamed ? input.requestId : deps.ids.uuid()
    // The key is made outside the database. Until the outcome is known the code belongs to this call.
    const call = `${how} ${requestId}`
    const code = await verifyOneTimeCode(deps)(personId, input.otpCode, call)
    if (!code.ok) return code
    const isOurs = await createTotpStore(deps.db).useCodeForCall(personId, code.value, call)
    if (!isOurs) return err('OTP_ALREADY_USED')
    const issue = async (): Promise<Result<IssuedPayControlKey, IssueKeyRefusal>> => {
      const issued = await deps.payControl[how]({
        requestId,
        legalPartyId,
        personId,
        fullName,
        signRight,
      })
      deps.payControlKeys.forget(legalPartyId)
      await inTenant(deps.db, legalPartyId, async tx => {
        // A key that a copy of this call was given has used the code up.
        const hasNoEffect = !issued.ok && issued.error.code !== 'KEY_ALREADY_ISSUED'
        if (hasNoEffect) await createTotpStore(tx).giveBack(personId, code.value, call)
        await recordAudit(tx, {
          legalPartyId,
          at: deps.clock.now(),
          personId,
          action: how === 'createKey' ? 'payControlKeyCreated' : 'payControlKeyRegenerated',
          outcome: issued.ok ? 'ok' : issued.error.code,
          details: issued.ok ? { pcUserId: issued.value.key.pcUserId } : {},
        })
      })
      return issued
    }
    return orUnavailable(issue)
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
