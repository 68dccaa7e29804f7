import { expect, test } from 'vitest'
import { creditAnswerOf } from './credit-answer.ts'

test.each(['CREDIT_ACCOUNT_WOULD_GO_SHORT', 'BALANCE_TOO_LARGE', 'AMOUNT_TOO_LARGE'] as const)(
  'a credit that the ledger refuses with %s exceeds what the account can hold',
  result => {
    expect(creditAnswerOf(result)).toBe('RECIPIENT_BALANCE_LIMIT')
  },
)

test.each(['DEBIT_ACCOUNT_NOT_FOUND', 'LINKED_FAILED', undefined] as const)(
  'an error in the bank’s own books (%s) returns no payment',
  result => {
    expect(() => creditAnswerOf(result)).toThrow('Not credited')
  },
)
