import { stageWaitingIn } from '../payment/life-cycle.ts'
import type { PaymentStatus } from '../payment/status.ts'
import { stageOfRight } from '../people/policy.ts'
import type { PostVerificationStatus, SignRight } from '../people/sign-right.ts'
import { isRequestCode, type NotificationCode } from './notification-code.ts'

/** A step of a document, as far as it decides whom to notify. */
export interface PaymentStep {
  readonly action: string
  readonly createdBy: string
  readonly fromStatus: string | null
  readonly toStatus: PaymentStatus
  /** What it has come to when people are notified. */
  readonly statusNow: PaymentStatus
}

/** A person of the organisation with what they may do on the account that pays. */
export interface Concerned {
  readonly personId: string
  readonly signRight: SignRight
  readonly postVerificationStatus: PostVerificationStatus
  /** Their contract is in force. */
  readonly isActive: boolean
  readonly mayRead: boolean
  /** They want to be notified of what happens on the account, or may not help it: the first signatory. */
  readonly isNotifiedOfAccount: boolean
}

export interface PaymentNotice {
  readonly code: NotificationCode
  readonly personIds: readonly string[]
}

const ends: Readonly<Partial<Record<PaymentStatus, NotificationCode>>> = {
  SUCCESS: 'PAYMENT_EXECUTED',
  ERROR: 'PAYMENT_REFUSED',
  TIME_IS_OUT: 'PAYMENT_TIMED_OUT',
  TIMEOUT_CANCELED_SIGN_ONE: 'PAYMENT_TIMED_OUT',
  TIMEOUT_CANCELED_SIGN_TWO: 'PAYMENT_TIMED_OUT',
}

/** The notification of a status; undefined for steps that notify nobody. */
export function noticeCodeOf(status: PaymentStatus): NotificationCode | undefined {
  if (stageWaitingIn(status)) return 'PAYMENT_WAITS_FOR_SIGNATURE'
  if (status === 'FOR_EDITING') return 'PAYMENT_RETURNED'
  if (status === 'CANCELED_SIGN_ONE' || status === 'CANCELED_SIGN_TWO') return 'PAYMENT_REJECTED'
  return ends[status]
}

/**
 * What a step reports, whoever is notified; undefined when nobody needs to be. Nobody is asked for what has already
 * been done.
 */
export function newsOf(step: PaymentStep): NotificationCode | undefined {
  // A signatory who edits a document at their own stage leaves it where it was: their turn is no news.
  if (step.fromStatus === step.toStatus) return undefined
  const code = noticeCodeOf(step.toStatus)
  const isOver = code !== undefined && isRequestCode(code) && step.statusNow !== step.toStatus
  return isOver ? undefined : code
}

/**
 * Who is notified of a step: of a waiting stage, whoever signs it; of a return or a rejection, the creator; of an end,
 * the creator and whoever is notified of the account. Only people who may read the account, and never the one
 * who has just sent the document to themselves.
 */
export function noticeOfPayment(
  step: PaymentStep,
  people: readonly Concerned[],
): PaymentNotice | undefined {
  const code = newsOf(step)
  if (code === undefined) return undefined
  const personIds = people
    .filter(person => person.isActive && person.mayRead && isReachable(person))
    .filter(person => isConcerned(code, step, person))
    .map(person => person.personId)
  return personIds.length === 0 ? undefined : { code, personIds: [...new Set(personIds)] }
}

/** A rejected person sees nothing of the organisation; a pending one sees, but signs nothing. */
function isReachable({ postVerificationStatus }: Concerned): boolean {
  return postVerificationStatus !== 'Rejected'
}

function isConcerned(code: NotificationCode, step: PaymentStep, person: Concerned): boolean {
  const isCreator = person.personId === step.createdBy
  if (code === 'PAYMENT_WAITS_FOR_SIGNATURE') {
    const isHisTurn = stageOfRight(person.signRight) === stageWaitingIn(step.toStatus)?.stage
    const sentToThemselves = isCreator && step.action === 'sendForSigning'
    return isHisTurn && person.postVerificationStatus === 'Confirmed' && !sentToThemselves
  }
  if (code === 'PAYMENT_RETURNED' || code === 'PAYMENT_REJECTED') return isCreator
  return isCreator || person.isNotifiedOfAccount
}
