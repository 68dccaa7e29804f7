import type { CurrencyCode } from '../money/currency.ts'
import type { PaymentTerms } from './payment-content.ts'

/** What of a document concerns the balances of the organisation's accounts. */
export interface DebitedDocument {
  readonly payerAccount: string
  readonly amountMinor: bigint
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
  /** Of a payment abroad: who bears the fee, and from which account. */
  readonly terms?: PaymentTerms
}

/** Where a document takes its fee from: the payer's account, unless it names another; nothing besides the amount with BEN. */
export function feeOf(document: DebitedDocument): {
  readonly account: string
  readonly minor: bigint
  readonly isInAmount: boolean
} {
  const { payerAccount, commissionMinor, terms = {} } = document
  const isInAmount = terms['commissionOption'] === 'BEN'
  return {
    account: terms['commissionAccount'] ?? payerAccount,
    minor: isInAmount ? 0n : commissionMinor,
    isInAmount,
  }
}

/** What a document takes from its payer's account: a fee in another currency is taken elsewhere. */
export function debitOf(document: DebitedDocument, accountCurrency: CurrencyCode): bigint {
  const fee = feeOf(document)
  const feeIsTakenHere =
    document.commissionCurrency === accountCurrency && fee.account === document.payerAccount
  return document.amountMinor + (feeIsTakenHere ? fee.minor : 0n)
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
  return documents.reduce((left, document) => {
    if (document.payerAccount === account.account) return left - debitOf(document, account.currency)
    const fee = feeOf(document)
    return fee.account === account.account ? left - fee.minor : left
  }, account.availableMinor)
}
