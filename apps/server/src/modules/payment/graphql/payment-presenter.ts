import { wordsIn } from '@tartip/domain/bank-text'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import type { Language, LocalizedText } from '@tartip/domain/language'
import { toDecimal } from '@tartip/domain/money/decimal'
import { leavesOn, signDeadlineOf } from '@tartip/domain/payment/life-cycle'
import { derivedActions } from '@tartip/domain/payment/derived-actions'
import { isYourTurn, statusColour } from '@tartip/domain/payment/status-view'
import { toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { ContractPerson } from '../../access-control/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { ViewerAccess } from '../use-cases/viewer-access.ts'
import type { LocalizedText as WireText, PaymentHistoryRow } from './payment.generated.ts'

/** Names of the people of an organisation, read once for a whole list. */
export type PeopleNames = ReadonlyMap<
  string,
  Pick<ContractPerson, 'userReferenceId' | 'shortName' | 'fullName'>
>

export function namesOf(people: readonly ContractPerson[]): PeopleNames {
  return new Map(people.map(person => [person.personId, person]))
}

/** A person who left the organisation has no name here any more; the row must still be shown. */
export function shortNameOf(names: PeopleNames, personId: string): string {
  return names.get(personId)?.shortName ?? '—'
}

export function presentText(text: LocalizedText): WireText {
  return { ru: text.ru, kg: text.ky, eng: text.en }
}

/** The caller, the time, and what they may do with the organisation's accounts. */
export interface ViewerContext extends Pick<ViewerAccess, 'mayPay'> {
  readonly viewer: Actor
  readonly day: BankDay
  readonly names: PeopleNames
  /** In which the bank's reasons are reported. */
  readonly language: Language
}

/** A document as the caller sees it: the flags and the colour are their, not the document's. */
export function presentPayment(
  payment: PaymentDocument,
  { viewer, day, names, mayPay, language }: ViewerContext,
): PaymentHistoryRow {
  const deadline = signDeadlineOf(payment, day)
  return {
    id: payment.id,
    createdDate: toIso(payment.createdAt),
    createdBy: shortNameOf(names, payment.createdBy),
    updatedBy: payment.updatedBy === undefined ? null : shortNameOf(names, payment.updatedBy),
    updatedDate: toIso(payment.updatedAt),
    recipientAccount: payment.recipientAccount,
    operationCode: payment.operationCode,
    transferNum: payment.transferNum,
    valueDate: payment.valueDate,
    payerAccount: payment.payerAccount,
    amount: toDecimal(payment.amountMinor, payment.currency),
    currency: payment.currency,
    commission: toDecimal(payment.commissionMinor, payment.commissionCurrency),
    commissionCurrency: payment.commissionCurrency,
    statusCode: payment.statusCode,
    statusColour: statusColour(payment, viewer, day),
    isYourTurn: isYourTurn(payment, viewer, day),
    signDeadline: deadline === undefined ? null : toIso(deadline),
    leavesOn: leavesOn(payment, day) ?? null,
    purpose: payment.purpose,
    recipientName: payment.recipientName,
    legalPartyId: payment.legalPartyId,
    paymentDetailsId: payment.id,
    description: payment.description === undefined ? null : wordsIn(payment.description, language),
    errorCode: payment.errorCode ?? null,
    origin: payment.origin,
    version: payment.version,
    digest: payment.digest,
    ...derivedActions(payment, viewer, day, mayPay(payment)),
  }
}
