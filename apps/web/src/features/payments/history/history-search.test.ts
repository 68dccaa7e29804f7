import { describe, expect, test } from 'vitest'
import { idOf } from '../testing/payment-row.ts'
import {
  compareWire,
  filterCount,
  historySearch,
  isFiltered,
  quickSearchOf,
  searchVariables,
  withFilter,
  withoutFilters,
  withTab,
} from './history-search.ts'

describe('an address of the history', () => {
  test.each([
    ['nothing', {}, {}],
    [
      'the usual view spelt out',
      { status: 'all', sort: 'CREATED_DATE', order: 'desc', page: 1 },
      {},
    ],
    ['a tab in small letters', { status: 'for_sign' }, { status: 'FOR_SIGN' }],
    ['a tab nobody knows', { status: 'MINE' }, {}],
    [
      'a period',
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-11-01', to: '2026-11-30' },
    ],
    ['a period back to front', { from: '2026-11-30', to: '2026-11-01' }, {}],
    ['a period over a year', { from: '2025-01-01', to: '2026-11-01' }, {}],
    ['a day that does not exist', { from: '2026-02-30' }, {}],
    ['an account typed by hand', { account: 1091820100000142 }, { account: '1091820100000142' }],
    ['half an account', { account: '109182' }, {}],
    ['a currency in small letters', { currency: 'usd' }, { currency: 'USD' }],
    ['a currency nobody knows', { currency: 'XXX' }, {}],
    ['kinds of operation', { operation: 'GROSS,CLEARING,GROSS' }, { operation: 'GROSS,CLEARING' }],
    ['kinds with a stranger', { operation: 'GROSS,THEFT' }, { operation: 'GROSS' }],
    ['amounts', { min: '10.50', max: 1000 }, { min: '10.50', max: '1000' }],
    ['amounts back to front', { min: '1000', max: '999.99' }, {}],
    ['an amount with a word', { min: '10 som' }, {}],
    ['a number typed by hand', { number: 1042 }, { number: '1042' }],
    ['a recipient with spaces', { recipient: '  Строй ' }, { recipient: 'Строй' }],
    ['a sort', { sort: 'AMOUNT' }, { sort: 'AMOUNT', order: 'DESC' }],
    ['the oldest first', { order: 'ASC' }, { sort: 'CREATED_DATE', order: 'ASC' }],
    ['a later page', { page: 3 }, { page: 3 }],
    ['page zero', { page: 0 }, {}],
    ['an open document', { payment: idOf(7) }, { payment: idOf(7) }],
    ['a document that is no id', { payment: "1'; drop" }, {}],
    ['a stranger', { theme: 'dark' }, {}],
  ])('reads %s', (_name, raw, expected) => {
    expect(historySearch(raw)).toEqual(expected)
  })

  test('is the same when it is read again', () => {
    const once = historySearch({ status: 'DRAFT', operation: 'GROSS', min: '1', sort: 'AMOUNT' })
    expect(historySearch({ ...once })).toEqual(once)
  })
})

test('the server is asked for exactly what the address says', () => {
  const search = historySearch({
    status: 'FOR_SIGN',
    operation: 'CLEARING,GROSS',
    number: '10',
    min: '5',
    sort: 'VALUE_DATE',
    order: 'ASC',
    payment: idOf(1),
  })
  expect(searchVariables(search, 'party-1')).toEqual({
    legalPartyId: 'party-1',
    status: 'FOR_SIGN',
    operation: ['CLEARING', 'GROSS'],
    transferNum: '10',
    startAmount: '5',
    sort: 'VALUE_DATE',
    order: 'ASC',
  })
})

test('a filter or another tab starts on the first page with no document open', () => {
  const search = historySearch({ status: 'ERROR', page: 4, payment: idOf(1), currency: 'USD' })
  expect(withFilter(search, { currency: undefined })).toEqual({ status: 'ERROR' })
  expect(withTab(search, 'ALL')).toEqual({ currency: 'USD' })
})

test('clearing the filters keeps the tab and the order', () => {
  const search = historySearch({ status: 'ERROR', sort: 'AMOUNT', from: '2026-11-01', page: 2 })
  expect(withoutFilters(search)).toEqual({ status: 'ERROR', sort: 'AMOUNT', order: 'DESC' })
})

test('a period and a range of amounts count as one filter each', () => {
  expect(filterCount({ from: '2026-11-01', to: '2026-11-02', min: '1', max: '2' })).toBe(2)
  expect(isFiltered({ status: 'ERROR', page: 2, sort: 'AMOUNT' })).toBe(false)
})

test.each([
  ['1042', { number: '1042', recipient: undefined }],
  [' Строй ', { number: undefined, recipient: 'Строй' }],
  ['', { number: undefined, recipient: undefined }],
])('the search box takes «%s» for what it is', (text, expected) => {
  expect(quickSearchOf(text)).toEqual(expected)
})

test.each([
  ['9.99', '10', -1],
  ['10.00', '10', 0],
  ['100', '20.5', 1],
])('amounts are compared as money, not as text: %s and %s', (a, b, expected) => {
  expect(compareWire(a, b)).toBe(expected)
})
