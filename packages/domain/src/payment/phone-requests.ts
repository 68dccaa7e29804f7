import { signDeadlineAt, type BankDay } from '../bank-day/time-rule.ts'
import { may, stageOfRight } from '../people/policy.ts'
import type { Viewer } from '../people/viewer.ts'
import { err, type Verdict } from '../result.ts'
import type { Instant } from '../time/instant.ts'
import type { PaymentRefusal } from './payment-action.ts'
import type { PaymentState } from './payment-state.ts'
import { documentIsOfYourOrganisation, payControlIsReady, valueDateIsOpen } from './rules.ts'
import { stageWaitingIn, type StageStatuses } from './stages.ts'

/** A phone may answer for so long; the specification leaves the time open. */
export const phonePatienceMs = 60 * 60_000

/** The stage that waits for a phone; undefined for a document that waits for nothing or for the application. */
export function stageOnPhone(payment: Pick<PaymentState, 'statusCode'>): StageStatuses | undefined {
  const waiting = stageWaitingIn(payment.statusCode)
  return waiting?.family === 'payControl' ? waiting : undefined
}

/** Until when a phone asked now may answer: never longer than the value date takes signatures. */
export function phoneMayAnswerUntil(payment: PaymentState, day: BankDay): Instant {
  const { operationCode, currency, valueDate } = payment
  return Math.min(
    day.now + phonePatienceMs,
    signDeadlineAt(day, operationCode, currency, valueDate),
  )
}

/** Who may take requests back from the phones: the signatory of the stage, and the creator. */
export function phoneMayBeStopped(payment: PaymentState, viewer: Viewer): Verdict<PaymentRefusal> {
  const ownDocument = documentIsOfYourOrganisation(payment, viewer)
  if (!ownDocument.ok) return ownDocument
  const isCreator = payment.createdBy === viewer.personId
  const allowed = may(viewer, isCreator ? 'payments.create' : 'payments.sign')
  if (!allowed.ok) {
    return err(allowed.error.code === 'PERSON_LOCKED' ? 'PERSON_LOCKED' : 'FORBIDDEN')
  }
  const waiting = stageOnPhone(payment)
  if (!waiting) return err('ACTION_NOT_ALLOWED', { status: payment.statusCode })
  const isSignatory = stageOfRight(viewer.signRight) === waiting.stage
  return isCreator || isSignatory ? allowed : err('NOT_YOUR_STAGE', { stage: waiting.stage })
}

/** The same people may put a waiting document before the phones, as long as a signature is still of use. */
export function phoneMayBeAsked(
  payment: PaymentState,
  viewer: Viewer,
  day: BankDay,
): Verdict<PaymentRefusal> {
  const verdicts = [
    () => phoneMayBeStopped(payment, viewer),
    () => payControlIsReady(viewer),
    () => valueDateIsOpen(payment, day),
  ]
  for (const verdict of verdicts) {
    const answer = verdict()
    if (!answer.ok) return answer
  }
  return phoneMayBeStopped(payment, viewer)
}
