import { dayPaymentKinds } from '@tartip/domain/payment/day-code'
import type { Logger } from 'pino'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import type { DayCodeProviders } from '../payment-deps.ts'
import {
  claimPaidCodes,
  closeCodeConfirmation,
  type PaidCode,
} from '../store/code-confirmations.ts'

export interface ConfirmPaidCodesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  readonly dayCodes: DayCodeProviders
}

/** Documents of one run, and after what time an unanswered confirmation is repeated. */
const batch = 50
const retryMs = 30_000

/**
 * Reports executed budget payments to the providers of their codes, so that debts and fines are cleared. A provider
 * that does not answer is called again; one that refuses has the last word, and the refusal is logged for the bank.
 * Returns how many were settled.
 */
export const confirmPaidCodes =
  ({ db, clock, logger, dayCodes }: ConfirmPaidCodesDeps) =>
  async (): Promise<number> => {
    const now = clock.now()
    const claim = { now, nextAttemptAt: now + retryMs, limit: batch }
    const paid = await inSystem(db, tx => claimPaidCodes(tx, claim))
    let settled = 0
    for (const one of paid) {
      try {
        const refused = await confirm(dayCodes, one)
        if (refused !== undefined) {
          logger.error({ paymentId: one.paymentId, code: refused }, 'a paid code was not accepted')
        }
        await inSystem(db, tx => closeCodeConfirmation(tx, one, clock.now()))
        settled += 1
      } catch (error) {
        logger.error({ err: error, paymentId: one.paymentId }, 'a paid code was not confirmed')
      }
    }
    return settled
  }

async function confirm(
  dayCodes: DayCodeProviders,
  { legalPartyId, paymentId, kind, code, amountMinor, paidAt }: PaidCode,
): Promise<string | undefined> {
  const known = dayPaymentKinds.find(one => one === kind)
  if (!known) return 'DAY_CODE_NOT_FOUND'
  const payment = { code, legalPartyId, paymentId, amountMinor, paidAt }
  const verdict = await dayCodes[known].confirmPaid(payment)
  return verdict.ok ? undefined : verdict.error.code
}
