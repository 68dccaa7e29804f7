import {
  processingOpensAt,
  signDeadlineAt,
  valueDateVerdict,
  type BankDay,
} from '../bank-day/time-rule.ts'
import {
  createLifeCycle,
  personMay,
  personOf,
  schemeOf,
  type DocumentActor,
  type DocumentRefusal,
  type DocumentState,
  type Transition as DocumentTransition,
  type TransitionExtra,
} from '../documents/life-cycle.ts'
import type { CurrencyCode } from '../money/currency.ts'
import type { SignScheme } from '../people/sign-right.ts'
import { err, holds, type Result, type Verdict } from '../result.ts'
import { bishkekDate, type Instant, type LocalDate } from '../time/instant.ts'
import { contractualRateHolds } from './conversion-terms.ts'
import {
  isNeverEdited,
  isNeverRecalled,
  isOfRegister,
  isSignedOnItsDay,
  type OperationCode,
} from './operation.ts'
import { dayCodeHolds } from './day-code.ts'
import type { PaymentTerms } from './payment-content.ts'
import type { PaymentStatus } from './status.ts'
import { signStages, transitionRules, type PaymentAction } from './transition-table.ts'

/** What the life cycle needs to know of a payment; the money in it is covered by the digest. */
export interface PaymentState extends DocumentState<PaymentStatus> {
  readonly operationCode: OperationCode
  readonly currency: CurrencyCode
  readonly valueDate: LocalDate
  readonly terms: PaymentTerms
  /** Why the last step of the bank failed. */
  readonly errorCode?: string
}

/** Why an action on a payment is refused; the texts are in the error catalogue. */
export type PaymentRefusal =
  | DocumentRefusal
  | 'SIGN_DEADLINE_PASSED'
  | 'VALUE_DATE_PAST'
  | 'VALUE_DATE_NON_WORKING'
  | 'VALUE_DATE_TOO_FAR'
  | 'VALUE_DATE_NOT_TODAY'
  | 'QUOTE_AWAITED'
  | 'QUOTE_REFUSED'
  | 'QUOTE_EXPIRED'
  | 'DAY_CODE_EXPIRED'
  | 'PAYMENT_CHANGED_MEANWHILE'

export type PaymentActor = DocumentActor

interface PaymentLifeCycleTypes {
  readonly state: PaymentState
  readonly action: PaymentAction
  readonly refusal: PaymentRefusal
  readonly moment: BankDay
}

/** The life of a payment: the table, and what must hold besides it. */
export const paymentLifeCycle = createLifeCycle<PaymentLifeCycleTypes>({
  transitions: transitionRules,
  stages: signStages,
  abilities: { creator: 'payments.create', signatory: 'payments.sign' },
  conditions: {
    sendForSigning: [
      usesSalaryProject,
      payControlIsReady,
      dayCodeIsValid,
      valueDateIsOpen,
      rateIsAgreed,
    ],
    sign: [usesSalaryProject, dayCodeIsValid, valueDateIsOpen, rateIsAgreed],
    payControlConfirm: [usesSalaryProject, dayCodeIsValid, valueDateIsOpen, rateIsAgreed],
    edit: [operationMayBeEdited, hasFormOfItsOwn],
    delete: [usesSalaryProject],
    returnForEditing: [usesSalaryProject, operationMayBeEdited],
    revoke: [usesSalaryProject],
    recall: [usesSalaryProject, operationMayBeRecalled, processingHasNotOpened],
    timeOut: [signDeadlineHasPassed],
    submit: [(payment, _day, by) => everyStageIsSigned(payment, schemeOf(by)), processingHasOpened],
  },
  progress: { by: 'bank', actions: ['accept', 'receipt', 'execute'] },
  // Whether all have signed is checked before a payment goes to the bank, whatever is known of the scheme.
  decidedWithoutScheme: ['submit'],
  signatureDeadline: (payment, day) =>
    signDeadlineAt(day, payment.operationCode, payment.currency, payment.valueDate),
  changedMeanwhile: 'PAYMENT_CHANGED_MEANWHILE',
})

export const { decideAction, stageWaitingIn, stageDoneIn, stagesOf } = paymentLifeCycle

/** What an action made of a payment. */
export interface Transition extends DocumentTransition<PaymentState> {
  /** Fully signed, and the bank takes its value date already: the worker may claim it now. */
  readonly isReadyForBank: boolean
}

/** Does an action on a payment, or refuses with a code and changes nothing. */
export function applyTransition(
  payment: PaymentState,
  action: PaymentAction,
  by: PaymentActor,
  day: BankDay,
  extra: TransitionExtra = {},
): Result<Transition, PaymentRefusal> {
  const transition = paymentLifeCycle.applyTransition(payment, action, by, day, extra)
  if (!transition.ok) return transition
  const { value } = transition
  return { ok: true, value: { ...value, isReadyForBank: isReadyForBank(value.next, by, day) } }
}

/**
 * Fully signed under the scheme, and the bank takes its value date already. Without the scheme the
 * status alone decides: a document rests in a done status only when that stage is its last.
 */
export function isReadyForBank(payment: PaymentState, by: PaymentActor, day: BankDay): boolean {
  return everyStageIsSigned(payment, schemeOf(by)).ok && processingHasOpened(payment, day).ok
}

/** Until when a document that waits for a signature can be signed; undefined for any other. */
export function signDeadlineOf(payment: PaymentState, day: BankDay): Instant | undefined {
  if (stageWaitingIn(payment.statusCode) === undefined) return undefined
  return signDeadlineAt(day, payment.operationCode, payment.currency, payment.valueDate)
}

/** The later day on which the bank takes a document that everybody has signed; undefined for any other. */
export function leavesOn(payment: PaymentState, day: BankDay): LocalDate | undefined {
  if (stageDoneIn(payment.statusCode) === undefined || !everyStageIsSigned(payment).ok) {
    return undefined
  }
  const { operationCode, currency, valueDate } = payment
  const opensOn = bishkekDate(processingOpensAt(day, operationCode, currency, valueDate))
  return opensOn > day.date ? opensOn : undefined
}

/** Every stage up to the status's own is signed; under a known scheme that stage is its last one. */
export function everyStageIsSigned(
  payment: PaymentState,
  scheme?: SignScheme,
): Verdict<PaymentRefusal> {
  return paymentLifeCycle.everyStageIsSigned(payment, scheme)
}

function payControlIsReady(
  _payment: PaymentState,
  _day: BankDay,
  by: PaymentActor,
): Verdict<PaymentRefusal> {
  const person = personOf(by)
  return person ? paymentLifeCycle.payControlIsReady(person) : err('FORBIDDEN')
}

/**
 * A conversion, a budget payment, a refund and a QR payment are neither changed nor repeated: a new one is made, so
 * they are not returned for editing either.
 */
export function operationMayBeEdited({
  operationCode: operation,
}: Pick<PaymentState, 'operationCode'>): Verdict<'ACTION_NOT_ALLOWED'> {
  return isNeverEdited(operation) ? err('ACTION_NOT_ALLOWED', { operation }) : holds
}

/** A document of a register changes with it, on the pages of the salary project. */
export function hasFormOfItsOwn({
  operationCode: operation,
}: Pick<PaymentState, 'operationCode'>): Verdict<'ACTION_NOT_ALLOWED'> {
  return isOfRegister(operation) ? err('ACTION_NOT_ALLOWED', { operation }) : holds
}

/** Salaries are prepared, signed and withdrawn only by people who have the salary project. */
function usesSalaryProject(
  { operationCode }: PaymentState,
  _day: BankDay,
  by: DocumentActor,
): Verdict<PaymentRefusal> {
  const person = personOf(by)
  return person && isOfRegister(operationCode) ? personMay(person, ['salary.use']) : holds
}

/** A conversion, a budget payment and a refund are not withdrawn once they are signed. */
function operationMayBeRecalled({
  operationCode: operation,
}: PaymentState): Verdict<'ACTION_NOT_ALLOWED'> {
  return isNeverRecalled(operation) ? err('ACTION_NOT_ALLOWED', { operation }) : holds
}

/**
 * The value date still takes signatures: a later working day, or today before the deadline.
 * A card transfer is signed only on its value date.
 */
function valueDateIsOpen(
  { operationCode, currency, valueDate }: PaymentState,
  day: BankDay,
): Verdict<PaymentRefusal> {
  const verdict = valueDateVerdict(day, operationCode, currency, valueDate, 'sign')
  if (!verdict.ok) {
    // About signing the bank day never refuses creation; narrowing keeps the types exact.
    const { code, params } = verdict.error
    return err(code === 'CREATE_DEADLINE_PASSED' ? 'SIGN_DEADLINE_PASSED' : code, params)
  }
  if (isSignedOnItsDay(operationCode) && valueDate !== day.date) {
    return err('VALUE_DATE_NOT_TODAY', { valueDate })
  }
  return holds
}

/** Nobody signs a conversion whose contractual rate has not come, or has run out. */
function rateIsAgreed(payment: PaymentState, day: BankDay): Verdict<PaymentRefusal> {
  return contractualRateHolds(payment, day.now)
}

/** Nobody signs a budget payment whose code has ended. */
function dayCodeIsValid({ terms }: PaymentState, day: BankDay): Verdict<PaymentRefusal> {
  return dayCodeHolds(terms, day.now)
}

/** The bank processes documents of this value date already (or did so in the past). */
function processingHasOpened(
  { operationCode, currency, valueDate }: PaymentState,
  day: BankDay,
): Verdict<'ACTION_NOT_ALLOWED'> {
  const opensAt = processingOpensAt(day, operationCode, currency, valueDate)
  return day.now >= opensAt ? holds : err('ACTION_NOT_ALLOWED', { valueDate })
}

/** The document still rests in the internet bank, so it can be withdrawn. */
function processingHasNotOpened(
  payment: PaymentState,
  day: BankDay,
): Verdict<'ACTION_NOT_ALLOWED'> {
  const hasOpened = processingHasOpened(payment, day).ok
  return hasOpened ? err('ACTION_NOT_ALLOWED', { valueDate: payment.valueDate }) : holds
}

/** The last moment to sign for the value date is over. */
function signDeadlineHasPassed(
  { operationCode, currency, valueDate }: PaymentState,
  day: BankDay,
): Verdict<'ACTION_NOT_ALLOWED'> {
  const deadline = signDeadlineAt(day, operationCode, currency, valueDate)
  return day.now >= deadline ? holds : err('ACTION_NOT_ALLOWED', { valueDate })
}
