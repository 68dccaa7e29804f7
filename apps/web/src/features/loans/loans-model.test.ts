import { expect, test } from 'vitest'
import { loanHref } from '../../lib/loan-href.ts'
import { findLoan, interestTotals, monthOf, openFirst } from './loans-model.ts'
import { loanOf, loanRowOf } from './testing/loan-builder.ts'

test('the address of a loan keeps a number with a slash whole', () => {
  expect(loanHref(loanOf())).toBe('/loan-claim/loan-1/account-9/%D0%9A%D0%94-2025%2F118')
})

test('an address whose parts are of different loans is no loan', () => {
  const loans = [loanOf(), loanOf({ loanId: 'loan-2', dutyNumber: 'КД-7' })]
  const address = { loanId: 'loan-1', accountId: 'account-9', dutyNumber: 'КД-2025/118' }
  expect(findLoan(loans, address)).toBe(loans[0])
  expect(findLoan(loans, { ...address, dutyNumber: 'КД-7' })).toBeUndefined()
  expect(findLoan(loans, { ...address, accountId: 'other' })).toBeUndefined()
})

test('what is paid off steps back', () => {
  const closed = loanOf({ loanId: 'old', isClosed: true })
  expect(openFirst([closed, loanOf()]).map(loan => loan.loanId)).toEqual(['loan-1', 'old'])
})

test('a half-paid month shows its whole principal and interest', () => {
  const row = loanRowOf({
    amountODRepay: '10000.50',
    amountRestOD: '25999.50',
    amountPercRepay: '12000.00',
    amountRestPerc: '0.00',
  })
  expect(monthOf(row, 'KGS')).toMatchObject({ principal: '36000.00', interest: '12000.00' })
})

test('interest of the whole term and of what is ahead', () => {
  const months = [
    loanRowOf({ amountPercRepay: '13000.00', amountRestPerc: '0.00' }),
    loanRowOf(),
  ].map(row => monthOf(row, 'KGS'))
  expect(interestTotals(months, 'KGS')).toEqual({ all: '25000.00', ahead: '12000.00' })
})
