import type { TransferResult } from '@tartip/ledger/transfer'
import { bookingRefusals } from './booking-refusal.ts'

/**
 * The answer of the books to the credit of a payment from another bank, in the words of the desk. Throws for an answer
 * that says nothing about the payment, as a missing account of the bank itself: nobody's money goes back for that.
 */
export function creditAnswerOf(
  result: TransferResult | undefined,
): 'DONE' | 'REQUEST_CHANGED' | 'RECIPIENT_BALANCE_LIMIT' {
  if (result === 'DONE') return 'DONE'
  // It was refused before, as another payment.
  if (result === 'TRANSFER_CHANGED') return 'REQUEST_CHANGED'
  switch (result && bookingRefusals[result]) {
    // For the recipient both are one: his account cannot hold the money.
    case 'RECIPIENT_BALANCE_LIMIT':
    case 'AMOUNT_TOO_LARGE':
      return 'RECIPIENT_BALANCE_LIMIT'
    default:
      throw new Error(`Not credited: ${result ?? 'no answer'}`)
  }
}
