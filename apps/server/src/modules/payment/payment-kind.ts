import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { paymentLifeCycle } from '@tartip/domain/payment/life-cycle'
import { isVisibleTo } from '@tartip/domain/payment/tabs'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import type { Result } from '@tartip/domain/result'

import {
  decideStep as decideDocumentStep,
  type StepBy,
  type StepExtra,
} from '../../platform/documents/decide-step.ts'
import type { DocumentChange, DocumentKind } from '../../platform/documents/document-kind.ts'
import type { PaymentDocument } from './payment-document.ts'
import { canonicalTextOf } from './use-cases/payment-digest.ts'
import { phoneText } from './use-cases/phone-text.ts'

/** One step of one payment; everything about it is written together or not at all. */
export type PaymentChange = DocumentChange<PaymentDocument, PaymentAction>

/** Payments, for all that is done to documents of any kind. */
export const paymentKind: DocumentKind<PaymentDocument, PaymentAction> = {
  name: 'payment',
  lifeCycle: paymentLifeCycle,
  canonicalTextOf,
  phoneTextOf: phoneText,
  isVisibleTo,
  notFound: 'PAYMENT_NOT_FOUND',
  idsField: 'paymentIds',
}

/** One step of a payment's life cycle as a change that the store can write. */
export function decideStep(
  payment: PaymentDocument,
  action: PaymentAction,
  by: StepBy,
  day: BankDay,
  extra: StepExtra = {},
): Result<PaymentChange> {
  return decideDocumentStep(paymentKind, payment, action, by, day, extra)
}
