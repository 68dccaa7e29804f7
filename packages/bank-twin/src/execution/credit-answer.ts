import type { TransferResult } from '@tartip/ledger/transfer'

/**
 * The answer of the books to the credit of a payment from another bank, in the words of the desk. Throws for an answer
 * that says nothing about the payment, as a missing account of the bank itself: nobody's money goes back for that.
 */
export function creditAnswerOf(
  result: TransferResult | undefined,
): 'DONE' | 'REQUEST_CHANGED' | 'RECIPIENT_BALANCE_LIMIT' {
  switch (result) {
    case 'DONE':
      return 'DONE'
    // It was refused before, as another payment.
    case 'TRANSFER_CHANGED':
      return 'REQUEST_CHANGED'
    case 'CREDIT_ACCOUNT_WOULD_GO_SHORT':
    case 'BALANCE_TOO_LARGE':
    case 'AMOUNT_TOO_LARGE':
      return 'RECIPIENT_BALANCE_LIMIT'
    default:
      throw new Error(`Not credited: ${result ?? 'no answer'}`)
  }
}
