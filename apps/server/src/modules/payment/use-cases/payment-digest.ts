import { createHash } from 'node:crypto'

import { canonicalText } from '@tartip/domain/payment/canonical-text'

import type { PaymentContent } from '@tartip/domain/payment/payment-content'

import type { PaymentDocument } from '../payment-document.ts'

type Signable = Pick<PaymentDocument, 'id' | 'legalPartyId' | 'operationCode'> & PaymentContent

/** The text that a signature covers, made from the document as it stands now. */
export function canonicalTextOf({ id, ...payment }: Signable): string {
  return canonicalText({ paymentId: id, ...payment })
}

/** SHA-256 of a canonical text, lower-case hex. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

export function digestOf(payment: Signable): string {
  return digestOfText(canonicalTextOf(payment))
}
