import { canonicalLines, type CanonicalLine } from '../documents/canonical-lines.ts'
import type { StoredContent } from '../forms/form.ts'
import { termsInOrder } from '../forms/payment-forms.ts'
import { toDecimal } from '../money/decimal.ts'

/** All that a document would do when executed. */
export interface CanonicalDocument extends CanonicalContent {
  readonly paymentId: string
}

interface CanonicalContent extends StoredContent {
  readonly legalPartyId: string
}

/**
 * The text a signature covers: what the signer is shown, what is hashed, and what the worker
 * verifies before the bank gets the document. One `name: value` line each, the version first. Two
 * different documents never give the same text; a value that is absent has no line. The lines of
 * terms come last, in the order of the form.
 *
 * @throws when the document has a term that its form does not describe
 */
export function canonicalText(document: CanonicalDocument): string {
  return canonicalTextOfContent(document.paymentId, document)
}

/** The same for a document that knows its id by another name; a batch makes no copy of each. */
export function canonicalTextOfContent(paymentId: string, document: CanonicalContent): string {
  const lines: readonly CanonicalLine[] = [
    ['payment-id', paymentId],
    ['legal-party-id', document.legalPartyId],
    ['operation', document.operationCode],
    ['transfer-number', document.transferNum],
    ['value-date', document.valueDate],
    ['amount', toDecimal(document.amountMinor, document.currency)],
    ['currency', document.currency],
    ['payer-account', document.payerAccount],
    ['payer-name', document.payerName],
    ['payer-inn', document.payerInn],
    ['recipient-bic', document.recipientBic],
    ['recipient-account', document.recipientAccount],
    ['recipient-name', document.recipientName],
    ['recipient-inn', document.recipientInn],
    ['payment-code', document.paymentCode],
    ['purpose', document.purpose],
    ['commission', toDecimal(document.commissionMinor, document.commissionCurrency)],
    ['commission-currency', document.commissionCurrency],
    ...termsInOrder(document).map(({ canonical, value }) => [canonical, value] as const),
  ]
  return canonicalLines('tartip-payment: 1', lines)
}
