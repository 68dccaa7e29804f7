import type { StoredContent } from '../forms/form.ts'
import { termsInOrder } from '../forms/payment-forms.ts'
import { toDecimal } from '../money/decimal.ts'

/** All that a document would do when executed. */
export interface CanonicalDocument extends StoredContent {
  readonly paymentId: string
  readonly legalPartyId: string
}

/** Characters that are not seen, that break a line, or that UTF-8 could not tell apart. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * Makes a value unable to forge a line or to look like another value: backslash, colon and line
 * break get a backslash, every other unseen character is written by its number.
 */
function escapeValue(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(':', '\\:')
    .replaceAll('\n', '\\n')
    .replace(unseen, character => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
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
  const lines: readonly (readonly [name: string, value: string | undefined])[] = [
    ['payment-id', document.paymentId],
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
  const present = lines.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${escapeValue(value)}`],
  )
  return ['tartip-payment: 1', ...present].join('\n')
}
