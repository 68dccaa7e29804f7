import type { TransferResult } from '@tartip/ledger/transfer'
import { bookingRefusals } from './booking-refusal.ts'

/**
 * Translates the ledger's result for an incoming payment. Throws for a result that does not concern
 * the payment, such as a missing account of the bank: such a payment must not be returned.
 */
export function creditAnswerOf(
  result: TransferResult | undefined,
): 'DONE' | 'REQUEST_CHANGED' | 'RECIPIENT_BALANCE_LIMIT' {
  if (result === 'DONE') return 'DONE'
  // It was refused before, as another payment.
  if (result === 'TRANSFER_CHANGED') return 'REQUEST_CHANGED'
  switch (result && bookingRefusals[result]) {
    // For the recipient both are one: their account cannot hold the money.
    case 'RECIPIENT_BALANCE_LIMIT':
    case 'AMOUNT_TOO_LARGE':
      return 'RECIPIENT_BALANCE_LIMIT'
    default:
      throw new Error(`Not credited: ${result ?? 'no answer'}`)
  }
}
