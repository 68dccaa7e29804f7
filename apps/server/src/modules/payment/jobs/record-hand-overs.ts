import type { BankDay } from '@tartip/domain/bank-day/time-rule'

import type { PaymentDocument } from '../payment-document.ts'
import type { Claim, Settlement } from '../store/payment-job-store.ts'
import { decideStep, paymentKind, type PaymentChange } from '../payment-kind.ts'
import { decideLapse, stepBySystem } from '../../../platform/documents/decide-step.ts'
import { handOverPauseMs } from '../../../platform/documents/store/hand-over-queue.ts'
import { saveSteps, withoutLockFirst } from './decide-and-save.ts'
import { queryAfterMs, type HandOverAnswer, type PaymentJobDeps } from './payment-job-deps.ts'

/** The result of querying the bank about one document. */
export interface HandOver {
  readonly claim: Claim
  /** How often the document was claimed, this time included. */
  readonly attempts: number
  /** As it was claimed. */
  readonly payment: PaymentDocument
  readonly answer: HandOverAnswer | 'unknown'
}

/**
 * Records a batch of answers in one transaction. Where another worker has taken over, their answer counts and
 * nothing is written; an unknown outcome is queried again after a growing pause.
 */
export async function recordHandOvers(
  deps: PaymentJobDeps,
  handOvers: readonly HandOver[],
): Promise<void> {
  const day = deps.rules.bankDay()
  await withoutLockFirst(deps, async (payments, isLocked) => {
    const held = await payments.settle(
      handOvers.map(handOver => settlementOf(handOver, day)),
      day.now,
    )
    const answered = handOvers.filter(
      ({ claim, answer }) => answer !== 'unknown' && held.has(claim.paymentId),
    )
    const documents = isLocked
      ? await payments.findForUpdate(answered.map(({ claim }) => claim))
      : answered.map(({ payment }) => payment)
    const answers = new Map(answered.map(({ claim, answer }) => [claim.paymentId, answer]))
    return saveSteps(
      payments,
      documents.flatMap(payment => changeOf(payment, answers.get(payment.id), day)),
    )
  })
}

function settlementOf({ claim, attempts, answer }: HandOver, { now }: BankDay): Settlement {
  if (answer === 'unknown') {
    const pause = Math.min(handOverPauseMs.first * 2 ** (attempts - 1), handOverPauseMs.longest)
    return { claim, outcome: 'UNKNOWN', nextAt: now + pause }
  }
  if (answer.outcome !== 'accepted') return { claim, outcome: 'REFUSED', nextAt: now }
  // Without an event by then the bank is queried.
  return { claim, outcome: 'ACCEPTED', nextAt: now + queryAfterMs }
}

function changeOf(
  payment: PaymentDocument,
  answer: HandOver['answer'] | undefined,
  day: BankDay,
): readonly PaymentChange[] {
  if (answer === undefined || answer === 'unknown') return []
  const step = stepOf(payment, answer, day)
  // The bank's event may have been faster than its answer; then there is nothing left to record.
  return step.ok ? [step.value] : []
}

function stepOf(payment: PaymentDocument, answer: HandOverAnswer, day: BankDay) {
  switch (answer.outcome) {
    case 'accepted':
      return decideStep(payment, 'accept', stepBySystem('bank'), day)
    case 'toSignAgain':
      return decideLapse(paymentKind, payment, answer.why, day)
    case 'refused':
      return decideStep(payment, 'refuse', stepBySystem('bank'), day, {
        errorCode: answer.code,
        ...(answer.reason === undefined ? {} : { comment: answer.reason }),
      })
  }
}
