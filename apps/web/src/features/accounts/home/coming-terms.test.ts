import { expect, test } from 'vitest'
import { depositTermOf, loanTermOf } from '../testing/coming-builder.ts'
import { comingTerms } from './coming-terms.ts'

const today = '2026-11-30'
const kinds = (terms: ReturnType<typeof comingTerms>) =>
  terms.map(({ kind, date, amount }) => [kind, date, amount])

test('payments and payouts of thirty days stand by day, what is overdue before all', () => {
  const answer = {
    getLoanAccounts: [
      loanTermOf({ nextPaymentDate: '2026-12-25', nextPaymentAmount: '48000.00' }),
      loanTermOf({ overdueAmount: '910.00', nextPaymentDate: '2026-12-10' }),
    ],
    getDepositAccounts: [
      depositTermOf({ nextPayoutDate: '2026-12-01', accruedInterest: '1200.50' }),
      depositTermOf({ endDate: '2026-12-30', payout: 'CAPITALISED', balance: '500000.00' }),
    ],
  }
  expect(kinds(comingTerms(answer, today))).toEqual([
    ['LOAN_OVERDUE', undefined, '910.00'],
    ['DEPOSIT_INTEREST', '2026-12-01', '1200.50'],
    ['LOAN_PAYMENT', '2026-12-10', '40000.00'],
    ['LOAN_PAYMENT', '2026-12-25', '48000.00'],
    ['DEPOSIT_END', '2026-12-30', '500000.00'],
  ])
})

test.each([
  ['today', '2026-11-30', true],
  ['the thirtieth day', '2026-12-30', true],
  ['the day after it', '2026-12-31', false],
  ['yesterday', '2026-11-29', false],
])('a payment of %s (%s) is shown: %s', (_, nextPaymentDate, isShown) => {
  const answer = { getLoanAccounts: [loanTermOf({ nextPaymentDate })], getDepositAccounts: [] }
  expect(comingTerms(answer, today)).toHaveLength(isShown ? 1 : 0)
})

test('a repaid loan, a deposit on demand and interest that stays in its deposit bring nothing', () => {
  const answer = {
    getLoanAccounts: [
      loanTermOf({ isClosed: true, nextPaymentDate: '2026-12-10', overdueAmount: '1.00' }),
      loanTermOf({ nextPaymentDate: null, nextPaymentAmount: null }),
    ],
    getDepositAccounts: [
      depositTermOf({ endDate: null, nextPayoutDate: null }),
      depositTermOf({ payout: 'CAPITALISED', nextPayoutDate: '2026-12-01' }),
    ],
  }
  expect(comingTerms(answer, today)).toEqual([])
})

test('a payout towards which nothing has grown yet names its day and no sum', () => {
  const deposit = depositTermOf({ accruedInterest: '0.00' })
  const terms = comingTerms({ getLoanAccounts: [], getDepositAccounts: [deposit] }, today)
  expect(kinds(terms)).toEqual([['DEPOSIT_INTEREST', '2026-12-05', undefined]])
})

test('a loan leads to its schedule, a deposit to its account', () => {
  const answer = {
    getLoanAccounts: [loanTermOf()],
    getDepositAccounts: [depositTermOf({ accountId: 'account/7' })],
  }
  expect(comingTerms(answer, today).map(term => term.href)).toEqual([
    '/account/account%2F7',
    '/loan-claim/loan-1/account-9/%D0%9A%D0%94-7',
  ])
})
