import { wordsIn } from '@tartip/domain/bank-text'
import { createIsAllowed, signIsAllowed, timeRuleFor } from '@tartip/domain/bank-day/time-rule'
import { termsInOrder } from '@tartip/domain/forms/payment-forms'
import {
  colourOfStep,
  futureSteps,
  signatoriesAreShown,
} from '@tartip/domain/payment/status-history'
import type { QuotedRate } from '@tartip/domain/money/convert-by-rate'
import { toDecimal } from '@tartip/domain/money/decimal'
import {
  contractualRateHolds,
  fixedRateHolds,
  type ConversionTerms,
} from '@tartip/domain/payment/conversion-terms'
import { familyOfSignType, signatorySlots } from '@tartip/domain/documents/stages'
import { paymentTypeOf } from '@tartip/domain/payment/payment-type'
import { stageDoneIn, stageWaitingIn } from '@tartip/domain/payment/life-cycle'
import { signStages } from '@tartip/domain/payment/transition-table'
import { policyTable, stageOfRight } from '@tartip/domain/people/policy'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { timeOfMinute, toIso, type Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { ContractPerson } from '../../access-control/public.ts'
import type { Rules } from '../../rules/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentStatusEntry } from '../store/payment-reads.ts'
import { canonicalTextOf } from '../use-cases/payment-digest.ts'
import {
  namesOf,
  presentPayment,
  presentText,
  shortNameOf,
  type ViewerContext,
} from './payment-presenter.ts'
import type {
  ConversionData,
  LocalizedText as WireText,
  ModelStep,
  SignatoryEntry,
  StatusHistoryEntry,
  TimeRuleOfPayment,
  TransferData,
} from './payment.generated.ts'

/** The whole document: what the form shows and what a signature would cover. */
export function presentTransferData(
  payment: PaymentDocument,
  context: ViewerContext,
  rules: Rules,
): TransferData {
  return {
    payment: presentPayment(payment, context),
    payerName: payment.payerName,
    payerBic: payment.payerBic,
    payerInn: payment.payerInn,
    paymentType: paymentTypeOf(payment) ?? null,
    recipientBic: payment.recipientBic,
    recipientBankName: presentBankName(rules, payment.recipientBic),
    recipientInn: payment.recipientInn ?? null,
    paymentCode: payment.paymentCode ?? null,
    creatorName: context.names.get(payment.createdBy)?.fullName ?? '—',
    userReferenceId: context.names.get(payment.createdBy)?.userReferenceId ?? null,
    timeRule: presentTimeRule(payment, rules),
    canonicalText: canonicalTextOf(payment),
    terms: termsInOrder(payment).map(({ name, value }) => ({ name, value })),
  }
}

/** A bank that has left the directory is still known by its code. */
export function presentBankName(rules: Rules, bic: string): WireText {
  const bank = rules.banks().find(bic)
  return bank ? presentText(bank.name) : { ru: bic, kg: bic, eng: bic }
}

/** A conversion with its rate; `current` is the rate of the list now. */
export function presentConversion(
  payment: PaymentDocument,
  conversion: ConversionTerms,
  current: QuotedRate | undefined,
  now: Instant,
): Omit<ConversionData, 'transfer'> {
  const { recipientCurrency, recipientAmountMinor, rate, rateKind, rateUntil } = conversion
  const holds =
    rateKind === 'CONTRACTUAL'
      ? contractualRateHolds(payment, now)
      : fixedRateHolds(conversion, current, now)
  const awaited = payment.errorCode === 'QUOTE_REFUSED' ? 'REFUSED' : 'WAITING'
  const quoted = holds.ok ? 'QUOTED' : 'EXPIRED'
  return {
    recipientAmount: toDecimal(recipientAmountMinor, recipientCurrency),
    recipientCurrencyCode: recipientCurrency,
    rate: rate.value,
    rateBase: rate.base,
    rateQuote: rate.quote,
    rateKind,
    isFixedRate: holds.ok,
    rateUntil: rateUntil === undefined ? null : toIso(rateUntil),
    quoteState: rateKind === 'FIXED' ? null : rateUntil === undefined ? awaited : quoted,
    currentRate: current?.value ?? null,
    currentRateBase: current?.base ?? null,
    currentRateQuote: current?.quote ?? null,
  }
}

/** The times of the document's own day, and whether a document for today is still taken now. */
function presentTimeRule(payment: PaymentDocument, rules: Rules): TimeRuleOfPayment {
  const day = rules.bankDay()
  const { operationCode, currency, valueDate } = payment
  const rule = timeRuleFor(day, operationCode, currency, valueDate)
  return {
    fromTime: timeOfMinute(rule.fromMinute),
    createDeadline: timeOfMinute(rule.createDeadlineMinute),
    signDeadline: timeOfMinute(rule.signDeadlineMinute),
    createIsAllowed: createIsAllowed(day, operationCode, currency),
    signIsAllowed: signIsAllowed(day, operationCode, currency),
    ruleTrait: rule.trait,
  }
}

/** Steps behind with who made them, then the steps ahead when all goes well. */
export function presentStatusHistory(
  payment: PaymentDocument,
  history: readonly PaymentStatusEntry[],
  { viewer, names, language }: Pick<ViewerContext, 'viewer' | 'names' | 'language'>,
): readonly StatusHistoryEntry[] {
  const past = history.map((entry, index): StatusHistoryEntry => {
    const isCurrent = index === history.length - 1
    return {
      statusCode: entry.statusCode,
      updatedDate: toIso(entry.enteredAt),
      updatedBy: entry.personId === undefined ? null : shortNameOf(names, entry.personId),
      comment: entry.comment === undefined ? null : wordsIn(entry.comment, language),
      isFuture: false,
      colour: colourOfStep(entry.statusCode, { isFuture: false, isCurrent }),
    }
  })
  const ahead = futureSteps(payment, viewer.signScheme, viewer.signType).map(
    (statusCode): StatusHistoryEntry => ({
      statusCode,
      updatedDate: null,
      updatedBy: null,
      comment: null,
      isFuture: true,
      colour: colourOfStep(statusCode, { isFuture: true, isCurrent: false }),
    }),
  )
  return [...past, ...ahead]
}

/** One place for each signature of the scheme: who signed, or who could. */
export function presentSignatories(
  payment: PaymentDocument,
  viewer: Actor,
  people: readonly ContractPerson[],
): readonly SignatoryEntry[] {
  if (!signatoriesAreShown(payment.statusCode)) return []
  const names = namesOf(people)
  const family = stageDoneIn(payment.statusCode)?.family ?? familyOfSignType(viewer.signType)
  return signatorySlots(payment, viewer.signScheme).map(({ stage, signature }): SignatoryEntry => {
    const statuses = signStages.find(each => each.family === family && each.stage === stage)
    const candidates = people.filter(
      person => person.userContractState === 'ACTIVE' && stageOfRight(person.signRight) === stage,
    )
    if (!signature) {
      return { stage, statusCode: null, candidates: candidates.map(person => person.shortName) }
    }
    return {
      stage,
      statusCode: statuses?.done ?? null,
      updatedBy: shortNameOf(names, signature.personId),
      signedDate: toIso(signature.signedAt),
      candidates: [],
    }
  })
}

/** How a document goes from the draft to its execution when nobody stops it, and who makes each step. */
export function presentModelProcess(
  viewer: Actor,
  people: readonly ContractPerson[],
): readonly ModelStep[] {
  const active = people.filter(person => person.userContractState === 'ACTIVE')
  const namesOfRights = (rights: readonly SignRight[]) =>
    active.filter(one => rights.includes(one.signRight)).map(one => one.shortName)
  const steps = futureSteps({ statusCode: 'DRAFT' }, viewer.signScheme, viewer.signType)
  return (['DRAFT', ...steps] as const).map((statusCode): ModelStep => {
    const stage = stageWaitingIn(statusCode) ?? stageDoneIn(statusCode)
    if (stage) {
      const signatories = active.filter(one => stageOfRight(one.signRight) === stage.stage)
      const actor = stage.family === 'payControl' ? 'PHONE' : 'SIGNATORY'
      return { statusCode, actor, people: signatories.map(one => one.shortName) }
    }
    return statusCode === 'DRAFT'
      ? {
          statusCode,
          actor: 'CREATOR',
          people: namesOfRights(policyTable['payments.create'].rights),
        }
      : { statusCode, actor: 'BANK', people: [] }
  })
}
