import type { BankRefusal } from '@tartip/bank-ports/payment-execution'
import type { LedgerRefusal, TransferResult } from '@tartip/ledger/transfer'

/**
 * The refusal for the payer when the ledger does not book an order. NOT_BOOKED is an internal
 * inconsistency.
 */
export const bookingRefusals = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  // A loan account is a debt, so it cannot be debited.
  HOLD_SIDE_INVALID: 'INSUFFICIENT_FUNDS',
  // Nor can more be paid back than is owed.
  CREDIT_ACCOUNT_WOULD_GO_SHORT: 'RECIPIENT_BALANCE_LIMIT',
  BALANCE_TOO_LARGE: 'RECIPIENT_BALANCE_LIMIT',
  AMOUNT_TOO_LARGE: 'AMOUNT_TOO_LARGE',
  DEBIT_ACCOUNT_NOT_FOUND: 'ACCOUNT_NOT_FOUND',
  CREDIT_ACCOUNT_NOT_FOUND: 'RECIPIENT_ACCOUNT_NOT_FOUND',
  DEBIT_CURRENCY_MISMATCH: 'CURRENCY_MISMATCH',
  CREDIT_CURRENCY_MISMATCH: 'CURRENCY_MISMATCH',
  SAME_ACCOUNT: 'SAME_ACCOUNT',
  HOLD_EXPIRED: 'ORDER_EXPIRED',
  CONVERSION_RATE_INVALID: 'RATE_NOT_VALID',
  CONVERSION_RATE_MISMATCH: 'RATE_NOT_VALID',
  CONVERSION_INCOMPLETE: 'NOT_BOOKED',
  AMOUNT_NOT_POSITIVE: 'NOT_BOOKED',
  EXPIRY_NOT_IN_FUTURE: 'NOT_BOOKED',
  HOLD_ALREADY_POSTED: 'NOT_BOOKED',
  HOLD_ALREADY_VOIDED: 'NOT_BOOKED',
  HOLD_AMOUNT_EXCEEDED: 'NOT_BOOKED',
  HOLD_NOT_EXPIRED: 'NOT_BOOKED',
  HOLD_NOT_FOUND: 'NOT_BOOKED',
  LINK_OPEN: 'NOT_BOOKED',
  LINKED_FAILED: 'NOT_BOOKED',
  NOT_A_HOLD: 'NOT_BOOKED',
  TRANSFER_CHANGED: 'NOT_BOOKED',
  TRANSFER_ID_INVALID: 'NOT_BOOKED',
} as const satisfies Readonly<Record<LedgerRefusal, BankRefusal>>

/**
 * The reason of an order whose transfers are one chain; `undefined` when all of them are booked.
 *
 * @param results the ledger's answers to the chain, in its order; one that is missing was not booked
 */
export function bookingRefusal(
  results: readonly (TransferResult | undefined)[],
): BankRefusal | undefined {
  if (results.every(result => result === 'DONE')) return undefined
  // The others fail because this one did.
  const culprit = results.find(result => result !== 'DONE' && result !== 'LINKED_FAILED')
  return culprit === undefined ? 'NOT_BOOKED' : bookingRefusals[culprit]
}
