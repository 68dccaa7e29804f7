import {
  processingOpensAt,
  signDeadlineAt,
  valueDateVerdict,
  type BankDay,
} from '../bank-day/time-rule.ts'
import type { SignScheme } from '../people/sign-right.ts'
import { stageOfRight } from '../people/policy.ts'
import type { Viewer } from '../people/viewer.ts'
import { err, holds, type Verdict } from '../result.ts'
import type { OperationCode } from './operation.ts'
import type { PaymentRefusal } from './payment-action.ts'
import type { PaymentState, SignStage } from './payment-state.ts'
import { lastStageOfScheme, stageDoneIn, stagesOfScheme } from './stages.ts'

type Refusal<E extends PaymentRefusal> = Verdict<E>

const neverEdited: readonly OperationCode[] = ['CONVERSION', 'BUDGET', 'REFUND', 'QR']
const neverRecalled: readonly OperationCode[] = ['CONVERSION', 'BUDGET', 'REFUND']
const cardTransfers: readonly OperationCode[] = ['RKO_2_CARD', 'CARD_2_RKO', 'CARD_2_CARD']

/** Another organisation's document answers like one the person has no right to. */
export function documentIsOfYourOrganisation(
  payment: PaymentState,
  viewer: Viewer,
): Refusal<'FORBIDDEN'> {
  return payment.legalPartyId === viewer.legalPartyId ? holds : err('FORBIDDEN')
}

/** Only who has made a document edits, sends, deletes and recalls it. */
export function youAreTheCreator(payment: PaymentState, viewer: Viewer): Refusal<'NOT_CREATOR'> {
  return payment.createdBy === viewer.personId ? holds : err('NOT_CREATOR')
}

/** Signers of one document are distinct people, whatever rights they hold by now. */
export function somebodySignsOnlyOneStage(
  payment: PaymentState,
  viewer: Viewer,
): Refusal<'ALREADY_SIGNED'> {
  const own = payment.signatures.find(each => each.personId === viewer.personId)
  return own ? err('ALREADY_SIGNED', { stage: own.stage }) : holds
}

/** Each stage belongs to one right of signing. */
export function stageIsYours(stage: SignStage, viewer: Viewer): Refusal<'NOT_YOUR_STAGE'> {
  return stageOfRight(viewer.signRight) === stage ? holds : err('NOT_YOUR_STAGE', { stage })
}

/** A conversion, a budget payment, a refund and a QR payment are made anew, never changed. */
export function operationMayBeEdited(operation: OperationCode): Refusal<'ACTION_NOT_ALLOWED'> {
  return neverEdited.includes(operation) ? err('ACTION_NOT_ALLOWED', { operation }) : holds
}

/** What is never edited is not repeated either. */
export function operationMayBeRepeated(operation: OperationCode): Refusal<'ACTION_NOT_ALLOWED'> {
  return operationMayBeEdited(operation)
}

/** A conversion, a budget payment and a refund are not taken back once they are signed. */
export function operationMayBeRecalled(operation: OperationCode): Refusal<'ACTION_NOT_ALLOWED'> {
  return neverRecalled.includes(operation) ? err('ACTION_NOT_ALLOWED', { operation }) : holds
}

/**
 * The value date still takes signatures: a later working day, or today before the deadline.
 * A card transfer is signed only on its value date.
 */
export function valueDateIsOpen(
  payment: PaymentState,
  day: BankDay,
): Refusal<
  | 'VALUE_DATE_PAST'
  | 'VALUE_DATE_NON_WORKING'
  | 'VALUE_DATE_TOO_FAR'
  | 'VALUE_DATE_NOT_TODAY'
  | 'SIGN_DEADLINE_PASSED'
> {
  const { operationCode, currency, valueDate } = payment
  const verdict = valueDateVerdict(day, operationCode, currency, valueDate, 'sign')
  if (!verdict.ok) {
    // Asked for signing, the bank day never answers about creation; narrowing keeps types honest.
    const { code, params } = verdict.error
    return err(code === 'CREATE_DEADLINE_PASSED' ? 'SIGN_DEADLINE_PASSED' : code, params)
  }
  if (cardTransfers.includes(operationCode) && valueDate !== day.date) {
    return err('VALUE_DATE_NOT_TODAY', { valueDate })
  }
  return holds
}

/**
 * A pay-control contract can sign the document: its scheme has pay-control stages, and every
 * signatory has a working key. Contracts that sign otherwise need nothing of it.
 */
export function payControlIsReady(
  viewer: Viewer,
): Refusal<'PAY_CONTROL_THREE_SIGNATORIES' | 'PAY_CONTROL_KEY_UNAVAILABLE'> {
  if (viewer.signType !== 'PAY_CONTROL') return holds
  if (viewer.signScheme === 'THREE_SIGNATORY') return err('PAY_CONTROL_THREE_SIGNATORIES')
  // Whose keys are missing the server adds where it knows; the dash stands where it does not.
  return viewer.payControlKeyAvailable ? holds : err('PAY_CONTROL_KEY_UNAVAILABLE', { people: '—' })
}

/** The bank processes documents of this value date already (or did so in the past). */
export function processingHasOpened(
  payment: PaymentState,
  day: BankDay,
): Refusal<'ACTION_NOT_ALLOWED'> {
  const { operationCode, currency, valueDate } = payment
  const opensAt = processingOpensAt(day, operationCode, currency, valueDate)
  return day.now >= opensAt ? holds : err('ACTION_NOT_ALLOWED', { valueDate })
}

/** The document still rests in the internet bank, so it can be taken back. */
export function processingHasNotOpened(
  payment: PaymentState,
  day: BankDay,
): Refusal<'ACTION_NOT_ALLOWED'> {
  const hasOpened = processingHasOpened(payment, day).ok
  return hasOpened ? err('ACTION_NOT_ALLOWED', { valueDate: payment.valueDate }) : holds
}

/** The last moment to sign for the value date is over. */
export function signDeadlineHasPassed(
  payment: PaymentState,
  day: BankDay,
): Refusal<'ACTION_NOT_ALLOWED'> {
  const { operationCode, currency, valueDate } = payment
  const deadline = signDeadlineAt(day, operationCode, currency, valueDate)
  return day.now >= deadline ? holds : err('ACTION_NOT_ALLOWED', { valueDate })
}

/**
 * Every stage up to the status's own has one signature, each by another person, all over the
 * present digest. When the contract's scheme is given, that stage must also be its last one.
 */
export function everyStageIsSigned(
  payment: PaymentState,
  scheme?: SignScheme,
): Refusal<'ACTION_NOT_ALLOWED' | 'PAYMENT_CHANGED_MEANWHILE'> {
  const done = stageDoneIn(payment.statusCode)
  if (!done) return err('ACTION_NOT_ALLOWED', { status: payment.statusCode })
  if (scheme && lastStageOfScheme(scheme) !== done.stage) {
    return err('ACTION_NOT_ALLOWED', { status: payment.statusCode })
  }
  const needed = stagesOfScheme('THREE_SIGNATORY').filter(stage => stage <= done.stage)
  const stages = payment.signatures.map(each => each.stage)
  const people = new Set(payment.signatures.map(each => each.personId))
  const isComplete =
    stages.length === needed.length &&
    people.size === needed.length &&
    needed.every(stage => stages.includes(stage))
  if (!isComplete) return err('ACTION_NOT_ALLOWED', { status: payment.statusCode })
  const isUnchanged = payment.signatures.every(each => each.digest === payment.digest)
  return isUnchanged ? holds : err('PAYMENT_CHANGED_MEANWHILE')
}

/** A signature covers exactly what the person was shown. */
export function nothingChangedSinceShown(
  payment: PaymentState,
  shownDigest: string | undefined,
): Refusal<'PAYMENT_CHANGED_MEANWHILE'> {
  return shownDigest === payment.digest ? holds : err('PAYMENT_CHANGED_MEANWHILE')
}

/** The creator must learn why the document came back. */
export function commentIsGiven(comment: string | undefined): Refusal<'COMMENT_REQUIRED'> {
  return comment?.trim() ? holds : err('COMMENT_REQUIRED')
}
