import type { CurrencyCode } from '../money/currency.ts'

/** What of a document concerns the balance of its payer's account. */
export interface DebitedDocument {
  readonly payerAccount: string
  readonly amountMinor: bigint
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
}

/** What a document takes from its payer's account: a fee in another currency is taken elsewhere. */
export function debitOf(document: DebitedDocument, accountCurrency: CurrencyCode): bigint {
  const feeIsTakenHere = document.commissionCurrency === accountCurrency
  return document.amountMinor + (feeIsTakenHere ? document.commissionMinor : 0n)
}

/** What is left on an account after its documents among these; below zero when it does not cover them. */
export function leftAfter(
  account: {
    readonly account: string
    readonly currency: CurrencyCode
    readonly availableMinor: bigint
  },
  documents: readonly DebitedDocument[],
): bigint {
  return documents
    .filter(({ payerAccount }) => payerAccount === account.account)
    .reduce((left, document) => left - debitOf(document, account.currency), account.availableMinor)
}
