import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentActionResult } from './act-on-payments.ts'

const code = 'PAY_CONTROL_KEY_UNAVAILABLE'

/** Whoever cannot send because of keys is told whose they are. */
export async function namingWhoHasNoKey(
  deps: Pick<PaymentDeps, 'accessControl'>,
  actor: Actor,
  result: Result<readonly PaymentActionResult[]>,
): Promise<Result<readonly PaymentActionResult[]>> {
  if (!result.ok || !result.value.some(one => one.errorCode === code)) return result
  const people = await missingPeople(deps, actor)
  if (people === '') return result
  const value = result.value.map(one =>
    one.errorCode === code ? { ...one, errorParams: { ...one.errorParams, people } } : one,
  )
  return { ok: true, value }
}

/** Nobody by name where the server of keys does not answer: the refusal stands without them. */
async function missingPeople(
  deps: Pick<PaymentDeps, 'accessControl'>,
  actor: Actor,
): Promise<string> {
  try {
    const { nonAvailableFor } = await deps.accessControl.payControlAvailability(actor)
    return nonAvailableFor.map(one => one.fullName).join(', ')
  } catch (error) {
    if (error instanceof BankUnavailable) return ''
    throw error
  }
}
