import { createHash } from 'node:crypto'

import { canonicalText } from '@tartip/domain/payment/canonical-text'

import type { PaymentContent, PaymentDocument } from '../payment-document.ts'

type Signable = Pick<PaymentDocument, 'id' | 'legalPartyId' | 'operationCode'> & PaymentContent

/** The text that a signature covers, made from the document as it stands now. */
export function canonicalTextOf(payment: Signable): string {
  return canonicalText({
    paymentId: payment.id,
    legalPartyId: payment.legalPartyId,
    operationCode: payment.operationCode,
    transferNum: payment.transferNum,
    valueDate: payment.valueDate,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    payerAccount: payment.payerAccount,
    payerName: payment.payerName,
    payerInn: payment.payerInn,
    recipientBic: payment.recipientBic,
    recipientAccount: payment.recipientAccount,
    recipientName: payment.recipientName,
    recipientInn: payment.recipientInn ?? null,
    paymentCode: payment.paymentCode ?? null,
    purpose: payment.purpose,
    commissionMinor: payment.commissionMinor,
    commissionCurrency: payment.commissionCurrency,
  })
}

/** SHA-256 of a canonical text, lower-case hex. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

export function digestOf(payment: Signable): string {
  return digestOfText(canonicalTextOf(payment))
}
