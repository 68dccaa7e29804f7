import { canonicalTextOfContent } from '@tartip/domain/payment/canonical-text'

import type { PaymentContent } from '@tartip/domain/payment/payment-content'

import { digestOfText } from '../../../platform/documents/decide-step.ts'
import type { PaymentDocument } from '../payment-document.ts'

type Signable = Pick<PaymentDocument, 'id' | 'legalPartyId' | 'operationCode'> & PaymentContent

/** The text that a signature covers, made from the document as it stands now. */
export function canonicalTextOf(payment: Signable): string {
  return canonicalTextOfContent(payment.id, payment)
}

export function digestOf(payment: Signable): string {
  return digestOfText(canonicalTextOf(payment))
}
