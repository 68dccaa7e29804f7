import { expect, test } from 'vitest'
import { creditAnswerOf } from './credit-answer.ts'

test.each(['CREDIT_ACCOUNT_WOULD_GO_SHORT', 'BALANCE_TOO_LARGE', 'AMOUNT_TOO_LARGE'] as const)(
  'money that the books refuse with %s is more than its account can hold',
  result => {
    expect(creditAnswerOf(result)).toBe('RECIPIENT_BALANCE_LIMIT')
  },
)

test.each(['DEBIT_ACCOUNT_NOT_FOUND', 'LINKED_FAILED', undefined] as const)(
  'money is not given back because of the bank’s own books (%s)',
  result => {
    expect(() => creditAnswerOf(result)).toThrow('Not credited')
  },
)
