import { describe, expect, test } from 'vitest'
import { bankRefusals } from '@tartip/bank-ports/payment-execution'
import { errorCodes } from '@tartip/domain/errors/catalogue'
import { bookingRefusal, bookingRefusals } from './booking-refusal.ts'

describe('an order whose transfers are one chain', () => {
  test.each([
    ['is booked when all of them are', ['DONE', 'DONE'], undefined],
    ['lacks money for the amount', ['INSUFFICIENT_FUNDS', 'LINKED_FAILED'], 'INSUFFICIENT_FUNDS'],
    ['lacks money for the fee', ['LINKED_FAILED', 'INSUFFICIENT_FUNDS'], 'INSUFFICIENT_FUNDS'],
    ['does not fit its recipient', ['BALANCE_TOO_LARGE'], 'RECIPIENT_BALANCE_LIMIT'],
    [
      'pays a loan back too far',
      ['LINKED_FAILED', 'CREDIT_ACCOUNT_WOULD_GO_SHORT', 'LINKED_FAILED'],
      'RECIPIENT_BALANCE_LIMIT',
    ],
    ['comes too late', ['HOLD_EXPIRED', 'LINKED_FAILED'], 'ORDER_EXPIRED'],
    ['has no account to go to', ['CREDIT_ACCOUNT_NOT_FOUND'], 'RECIPIENT_ACCOUNT_NOT_FOUND'],
    ['has no hold any more', ['HOLD_ALREADY_VOIDED', 'LINKED_FAILED'], 'NOT_BOOKED'],
    ['got no answer', ['DONE', undefined], 'NOT_BOOKED'],
    ['failed with nobody to blame', ['LINKED_FAILED', 'LINKED_FAILED'], 'NOT_BOOKED'],
  ] as const)('%s', (_what, results, code) => {
    expect(bookingRefusal(results)).toBe(code)
  })
})

test('no ledger refusal is reported as an officer’s decision', () => {
  expect(Object.values(bookingRefusals)).not.toContain('REFUSED_BY_OFFICER')
})

test.each(bankRefusals)('the refusal %s has its text in the catalogue', code => {
  expect(errorCodes).toContain(code)
})
