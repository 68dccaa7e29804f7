import { expect, test } from 'vitest'
import { leftAfter } from './debit.ts'

const account = { account: 'a', currency: 'KGS', availableMinor: 1_000n } as const
const document = {
  payerAccount: 'a',
  amountMinor: 300n,
  commissionMinor: 10n,
  commissionCurrency: 'KGS',
} as const

test('amounts and fees of the documents leave their own account', () => {
  expect(leftAfter(account, [document, { ...document, payerAccount: 'b' }])).toBe(690n)
})

test('a fee in another currency is taken elsewhere', () => {
  expect(leftAfter(account, [{ ...document, commissionCurrency: 'USD' }])).toBe(700n)
})

test('what the account does not cover is below zero', () => {
  expect(leftAfter(account, [document, document, document, document])).toBe(-240n)
})
