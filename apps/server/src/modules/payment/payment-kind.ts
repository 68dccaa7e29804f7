import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { phoneLines } from '@tartip/domain/documents/phone-lines'
import { documentRows } from '@tartip/domain/forms/document-rows'
import { fieldLabel } from '@tartip/domain/forms/field-labels'
import { paymentLifeCycle, type PaymentRefusal } from '@tartip/domain/payment/life-cycle'
import { isOfRegister, operationNames } from '@tartip/domain/payment/operation'
import { may } from '@tartip/domain/people/policy'
import { isVisibleTo } from '@tartip/domain/payment/tabs'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import type { Result } from '@tartip/domain/result'

import {
  decideStep as decideDocumentStep,
  type StepBy,
  type StepExtra,
  type StepRefusal,
} from '../../platform/documents/decide-step.ts'
import type { DocumentChange, DocumentKind } from '../../platform/documents/document-kind.ts'
import type { PaymentDocument } from './payment-document.ts'
import { canonicalTextOf } from './use-cases/payment-digest.ts'

/** One step of one payment; everything about it is written together or not at all. */
export type PaymentChange = DocumentChange<PaymentDocument, PaymentAction>

export type PaymentKindRefusal = PaymentRefusal | 'PAYMENT_NOT_FOUND'
/** Why a step of a payment is refused. */
export type PaymentStepRefusal = StepRefusal<PaymentKindRefusal>

/** Payments, for all that is done to documents of any kind. */
export const paymentKind: DocumentKind<PaymentDocument, PaymentAction, PaymentKindRefusal> = {
  name: 'payment',
  lifeCycle: paymentLifeCycle,
  canonicalTextOf,
  mayBeSignedBy: ({ operationCode }, person) =>
    !isOfRegister(operationCode) || may(person, 'salary.use').ok,
  phoneTextOf,
  isVisibleTo,
  notFound: 'PAYMENT_NOT_FOUND',
  idsField: 'paymentIds',
}

/** Digits of the digest that stand on the phone and on the screen, to compare them by eye. */
const shownDigits = 8

/**
 * What a signatory reads on their phone: all that the payment does, in the language of the documents. The digest
 * under it binds the canonical text, which says the same.
 */
function phoneTextOf(payment: PaymentDocument): string {
  const rows = documentRows(payment).map(({ field, text }) =>
    field === 'transferNum'
      ? ([operationNames[payment.operationCode].ru, `№ ${text}`] as const)
      : ([fieldLabel(field, 'ru'), text] as const),
  )
  return phoneLines([...rows, ['Контрольный код', payment.digest.slice(0, shownDigits)]])
}

/** One step of a payment's life cycle as a change that the store can write. */
export function decideStep(
  payment: PaymentDocument,
  action: PaymentAction,
  by: StepBy,
  day: BankDay,
  extra: StepExtra = {},
): Result<PaymentChange, PaymentStepRefusal> {
  return decideDocumentStep(paymentKind, payment, action, by, day, extra)
}
