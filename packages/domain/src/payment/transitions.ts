import type { BankDay } from '../bank-day/time-rule.ts'
import { err, holds, ok, type Result, type Verdict } from '../result.ts'
import { decideAction, personOf, schemeOf, type PaymentActor } from './decide-action.ts'
import type { PaymentAction, PaymentRefusal } from './payment-action.ts'
import type { PaymentState, Signature } from './payment-state.ts'
import {
  commentIsGiven,
  everyStageIsSigned,
  nothingChangedSinceShown,
  processingHasOpened,
} from './rules.ts'
import type { PaymentStatus } from './status.ts'
import { transitionRules, type TransitionRule } from './transition-table.ts'

export { paymentTransitions } from './transition-table.ts'
export type { PaymentActor } from './decide-action.ts'
export type { PaymentAction, PaymentRefusal } from './payment-action.ts'

/** What an action made of a document. */
export interface Transition {
  /** Every status entered, in order; the last is the new one. Empty when the document is deleted. */
  readonly steps: readonly PaymentStatus[]
  /** The document afterwards, its version one higher. */
  readonly next: PaymentState
  /** Fully signed, and the bank takes its value date already: the worker may claim it now. */
  readonly isReadyForBank: boolean
}

export interface TransitionExtra {
  /**
   * For a signature: the digest of what the signer was shown. For an edit: the digest of the
   * changed document.
   */
  readonly digest?: string
  /** Why a document is returned; the creator reads it. */
  readonly comment?: string
}

/** The bank's good news in the order it comes; a lost one is caught up by the next. */
const bankProgress: readonly PaymentAction[] = ['accept', 'receipt', 'execute']

/** Signing looks at what was shown, returning at the comment; no button can know them before. */
function extraFits(
  payment: PaymentState,
  action: PaymentAction,
  extra: TransitionExtra,
): Verdict<PaymentRefusal> {
  if (action === 'sign' || action === 'payControlConfirm') {
    return nothingChangedSinceShown(payment, extra.digest)
  }
  return action === 'returnForEditing' ? commentIsGiven(extra.comment) : holds
}

function signaturesAfter(
  payment: PaymentState,
  rule: TransitionRule,
  by: PaymentActor,
  day: BankDay,
): readonly Signature[] {
  if (rule.action === 'edit' || rule.action === 'sendForSigning') return []
  const person = personOf(by)
  const isSigned = rule.action === 'sign' || rule.action === 'payControlConfirm'
  if (!isSigned || !person || rule.stage === undefined) return payment.signatures
  const signature = {
    stage: rule.stage,
    personId: person.personId,
    signedAt: day.now,
    digest: payment.digest,
  }
  return [...payment.signatures, signature]
}

/** A signature that is not the scheme's last one opens the next stage in the same step. */
function stepsOf(rule: TransitionRule, by: PaymentActor): readonly PaymentStatus[] {
  if (rule.to === null) return []
  if (rule.action !== 'sign' && rule.action !== 'payControlConfirm') return [rule.to]
  const scheme = schemeOf(by)
  const opening = transitionRules.find(
    each =>
      each.action === 'openNextStage' &&
      each.from === rule.to &&
      scheme !== undefined &&
      each.schemes?.includes(scheme),
  )
  return opening?.to ? [rule.to, opening.to] : [rule.to]
}

/**
 * The bank's answers may arrive doubled, late or with one lost. News further along than the
 * document is passes through the steps between; news of what has already happened is refused.
 */
function bankSteps(status: PaymentStatus, action: PaymentAction): readonly PaymentStatus[] {
  const steps: PaymentStatus[] = []
  let current = status
  for (const each of bankProgress.slice(0, bankProgress.indexOf(action) + 1)) {
    const rule = transitionRules.find(row => row.action === each && row.from === current)
    if (!rule?.to) continue
    steps.push(rule.to)
    current = rule.to
  }
  return steps
}

function applyBankProgress(
  payment: PaymentState,
  action: PaymentAction,
  by: PaymentActor,
): Result<Transition, PaymentRefusal> {
  if ('viewer' in by || by.system !== 'bank') return err('FORBIDDEN')
  const steps = bankSteps(payment.statusCode, action)
  const last = steps.at(-1)
  if (last === undefined) {
    return err('ACTION_NOT_ALLOWED', { action, status: payment.statusCode })
  }
  const next = { ...payment, statusCode: last, version: payment.version + 1 }
  return ok({ steps, next, isReadyForBank: false })
}

/**
 * Does an action on a document, or refuses with a code and changes nothing. The life cycle's one
 * door: whatever moves a document goes through here.
 *
 * An edit answers the document back in its first status with no signatures; the caller puts the
 * changed fields in and gives their digest. A doubled or late event of the bank, the clock or the
 * phone answers ACTION_NOT_ALLOWED and may be dropped.
 */
export function applyTransition(
  payment: PaymentState,
  action: PaymentAction,
  by: PaymentActor,
  day: BankDay,
  extra: TransitionExtra = {},
): Result<Transition, PaymentRefusal> {
  if (bankProgress.includes(action)) return applyBankProgress(payment, action, by)
  const decided = decideAction(payment, action, by, day)
  if (!decided.ok) return decided
  const fits = extraFits(payment, action, extra)
  if (!fits.ok) return fits
  const steps = stepsOf(decided.value, by)
  const next: PaymentState = {
    ...payment,
    statusCode: steps.at(-1) ?? payment.statusCode,
    version: payment.version + 1,
    digest: action === 'edit' ? (extra.digest ?? payment.digest) : payment.digest,
    signatures: signaturesAfter(payment, decided.value, by, day),
  }
  return ok({ steps, next, isReadyForBank: isReadyForBank(next, by, day) })
}

/**
 * Fully signed under the scheme, and the bank takes its value date already. Without the scheme the
 * status alone tells: a document rests in a done status only when that stage is its last.
 */
export function isReadyForBank(payment: PaymentState, by: PaymentActor, day: BankDay): boolean {
  return everyStageIsSigned(payment, schemeOf(by)).ok && processingHasOpened(payment, day).ok
}
