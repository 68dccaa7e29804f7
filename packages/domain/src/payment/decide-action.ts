import type { BankDay } from '../bank-day/time-rule.ts'
import { may, type Ability } from '../people/policy.ts'
import type { SignScheme } from '../people/sign-right.ts'
import type { Viewer } from '../people/viewer.ts'
import { err, holds, ok, type Result, type Verdict } from '../result.ts'
import type { PaymentAction, PaymentRefusal } from './payment-action.ts'
import type { PaymentState } from './payment-state.ts'
import {
  documentIsOfYourOrganisation,
  everyStageIsSigned,
  operationMayBeEdited,
  operationMayBeRecalled,
  payControlIsReady,
  processingHasNotOpened,
  processingHasOpened,
  signDeadlineHasPassed,
  somebodySignsOnlyOneStage,
  stageIsYours,
  valueDateIsOpen,
  youAreTheCreator,
} from './rules.ts'
import { familyOfSignType } from './stages.ts'
import { transitionRules, type Party, type TransitionRule } from './transition-table.ts'

/**
 * Who acts. The phone acts for the holder of the pay-control key. The bank and the clock know no
 * scheme of their own: `signScheme` is the contract's present one, needed to open a next stage and
 * checked before a document goes to the bank.
 */
export type PaymentActor =
  | { readonly viewer: Viewer }
  | {
      readonly system: 'bank' | 'clock' | 'phone'
      readonly signScheme?: SignScheme
      readonly holder?: Viewer
    }

/** The person behind an actor, if there is one. */
export function personOf(by: PaymentActor): Viewer | undefined {
  return 'viewer' in by ? by.viewer : by.holder
}

/** The contract's scheme as the actor knows it. */
export function schemeOf(by: PaymentActor): SignScheme | undefined {
  return 'viewer' in by ? by.viewer.signScheme : (by.holder?.signScheme ?? by.signScheme)
}

function mayTakePart(by: PaymentActor, party: Party): boolean {
  return 'viewer' in by ? party === 'creator' || party === 'signatory' : party === by.system
}

function abilityNeeded(party: Party): Ability {
  return party === 'creator' ? 'payments.create' : 'payments.sign'
}

/** A rejected person is told no more than any other without the right. */
function personMay(
  viewer: Viewer,
  parties: readonly Party[],
): Verdict<'FORBIDDEN' | 'PERSON_LOCKED'> {
  const verdicts = parties.map(party => may(viewer, abilityNeeded(party)))
  const refusals = verdicts.flatMap(verdict => (verdict.ok ? [] : [verdict.error.code]))
  if (refusals.length < verdicts.length) return holds
  return err(refusals.includes('PERSON_LOCKED') ? 'PERSON_LOCKED' : 'FORBIDDEN')
}

/** The row for the status and the contract; whether the person fits it is asked afterwards. */
function findRule(
  payment: PaymentState,
  rules: readonly TransitionRule[],
  by: PaymentActor,
): TransitionRule | undefined {
  const person = personOf(by)
  const family = person && familyOfSignType(person.signType)
  return rules.find(
    rule =>
      rule.from === payment.statusCode && (rule.family === undefined || rule.family === family),
  )
}

function schemeAllows(rule: TransitionRule, scheme: SignScheme | undefined): boolean {
  if (!rule.schemes) return true
  return scheme ? rule.schemes.includes(scheme) : rule.action === 'submit'
}

function personFits(
  payment: PaymentState,
  rule: TransitionRule,
  person: Viewer,
): Verdict<PaymentRefusal> {
  const allowed = personMay(person, [rule.by])
  if (!allowed.ok) return allowed
  if (rule.by === 'creator') return youAreTheCreator(payment, person)
  return rule.stage === undefined ? holds : stageIsYours(rule.stage, person)
}

function conditionsOf(
  payment: PaymentState,
  rule: TransitionRule,
  by: PaymentActor,
  day: BankDay,
): readonly (() => Verdict<PaymentRefusal>)[] {
  const person = personOf(by)
  switch (rule.action) {
    case 'sendForSigning':
      return [
        () => (person ? payControlIsReady(person) : err('FORBIDDEN')),
        () => valueDateIsOpen(payment, day),
      ]
    case 'sign':
    case 'payControlConfirm':
      return [() => valueDateIsOpen(payment, day)]
    case 'edit':
      return [() => operationMayBeEdited(payment.operationCode)]
    case 'recall':
      return [
        () => operationMayBeRecalled(payment.operationCode),
        () => processingHasNotOpened(payment, day),
      ]
    case 'timeOut':
      return [() => signDeadlineHasPassed(payment, day)]
    case 'submit':
      return [
        () => everyStageIsSigned(payment, schemeOf(by)),
        () => processingHasOpened(payment, day),
      ]
    default:
      return []
  }
}

/**
 * Whether an actor may do an action on a document now, and by which row of the table. The one
 * place that decides; the server's transition and the button's flag both ask it. It leaves out
 * only what depends on the call itself: the digest that was shown and the comment.
 */
export function decideAction(
  payment: PaymentState,
  action: PaymentAction,
  by: PaymentActor,
  day: BankDay,
): Result<TransitionRule, PaymentRefusal> {
  const rules = transitionRules.filter(rule => rule.action === action && mayTakePart(by, rule.by))
  if (rules.length === 0) return err('FORBIDDEN')
  const person = personOf(by)
  if (person) {
    const ownDocument = documentIsOfYourOrganisation(payment, person)
    if (!ownDocument.ok) return ownDocument
    const allowed = personMay(
      person,
      rules.map(rule => rule.by),
    )
    if (!allowed.ok) return allowed
    if (action === 'sign' || action === 'payControlConfirm') {
      const signsOnce = somebodySignsOnlyOneStage(payment, person)
      if (!signsOnce.ok) return signsOnce
    }
  } else if (rules.some(rule => rule.by === 'phone' && rule.stage !== undefined)) {
    return err('FORBIDDEN')
  }
  const rule = findRule(payment, rules, by)
  if (!rule || !schemeAllows(rule, schemeOf(by))) {
    return err('ACTION_NOT_ALLOWED', { action, status: payment.statusCode })
  }
  if (person) {
    const fits = personFits(payment, rule, person)
    if (!fits.ok) return fits
  }
  for (const condition of conditionsOf(payment, rule, by, day)) {
    const verdict = condition()
    if (!verdict.ok) return verdict
  }
  return ok(rule)
}
