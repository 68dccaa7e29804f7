import { expect, test } from 'vitest'
import {
  accountDetailSearch,
  curvePeriodOf,
  earlierPeriodOf,
  isFiltered,
  listPeriodOf,
  ofAllTime,
  withoutDays,
  withoutFilters,
} from './account-search.ts'

test('an address is read back as it was written', () => {
  const search = {
    from: '2026-05-01',
    to: '2026-05-31',
    direction: 'DEBIT',
    q: 'Сүт',
    days: 90,
    all: 1,
    compare: 1,
  }
  expect(accountDetailSearch(search)).toEqual(search)
})

test('what makes no sense in an address is left out', () => {
  expect(
    accountDetailSearch({
      from: '2026-02-30',
      to: 5,
      direction: 'UP',
      q: '   ',
      days: 31,
      compare: 'x',
    }),
  ).toEqual({})
})

test('a period that ends before it begins is no period', () => {
  expect(accountDetailSearch({ from: '2026-05-31', to: '2026-05-01' })).toEqual({})
  const oneDay = { from: '2026-05-01', to: '2026-05-01' }
  expect(accountDetailSearch(oneDay)).toEqual(oneDay)
})

test('a number searched for arrives as a number and is still words', () => {
  expect(accountDetailSearch({ q: 1042 })).toEqual({ q: '1042' })
  expect(accountDetailSearch({ q: 'ы'.repeat(101) })).toEqual({ q: 'ы'.repeat(100) })
})

test('the length of the curve does not narrow the list of operations', () => {
  expect(isFiltered({ days: 365 })).toBe(false)
  expect(isFiltered({ direction: 'CREDIT' })).toBe(true)
})

test('a curve of thirty days ends today and counts both its ends', () => {
  expect(curvePeriodOf(30, '2026-11-30')).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-11-30',
  })
})

test('the comparison is with as many days right before, none twice and none left out', () => {
  expect(earlierPeriodOf(30, '2026-11-30')).toEqual({
    startDate: '2026-10-02',
    endDate: '2026-10-31',
  })
})

test('clearing the filters, or the days alone, keeps the look of the curve', () => {
  const search = {
    from: '2026-05-01',
    to: '2026-05-31',
    q: 'Сүт',
    days: 90,
    compare: 1,
  } as const
  expect(withoutFilters(search)).toEqual({ days: 90, compare: 1 })
  expect(withoutDays(search)).toEqual({ q: 'Сүт', days: 90, compare: 1 })
  expect(withoutDays({ all: 1, q: 'Сүт' })).toEqual({ q: 'Сүт' })
})

test('the list is of the last thirty days, or of as many as the curve shows, until days are chosen', () => {
  const today = '2026-11-30'
  const dates = { from: '2026-05-01' } as const
  expect(listPeriodOf({}, today)).toEqual({ kind: 'LAST', days: 30, from: '2026-11-01' })
  expect(listPeriodOf({ days: 90, q: 'Сүт' }, today)).toEqual({
    kind: 'LAST',
    days: 90,
    from: '2026-09-02',
  })
  expect(listPeriodOf({ ...dates, days: 90, all: 1 }, today)).toEqual({ kind: 'DATES', ...dates })
  expect(listPeriodOf(ofAllTime({ ...dates, q: 'Сүт' }), today)).toEqual({ kind: 'ALL' })
})
