import { expect, test } from 'vitest'
import {
  accountSearchOf,
  curvePeriodOf,
  earlierPeriodOf,
  listPeriodOf,
  ofAllTime,
  operationFilterOf,
  withoutDays,
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
  expect(accountSearchOf(search)).toEqual(search)
})

test('what makes no sense in an address is left out', () => {
  expect(
    accountSearchOf({
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
  expect(accountSearchOf({ from: '2026-05-31', to: '2026-05-01' })).toEqual({})
  const oneDay = { from: '2026-05-01', to: '2026-05-01' }
  expect(accountSearchOf(oneDay)).toEqual(oneDay)
})

test('a number searched for arrives as a number and is still words', () => {
  expect(accountSearchOf({ q: 1042 })).toEqual({ q: '1042' })
})

test('the bank filters by the last days until others are chosen, and by nothing of all time', () => {
  const today = '2026-11-30'
  expect(operationFilterOf({ q: 'Сүт', direction: 'CREDIT', days: 90 }, today)).toEqual({
    search: 'Сүт',
    startDate: '2026-09-02',
    direction: 'CREDIT',
  })
  expect(operationFilterOf({ to: '2026-05-31', all: 1 }, today)).toEqual({ endDate: '2026-05-31' })
  expect(operationFilterOf({ all: 1, days: 365 }, today)).toEqual({})
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

test('taking off the days alone keeps the curve as it is', () => {
  const search = {
    from: '2026-05-01',
    to: '2026-05-31',
    q: 'Сүт',
    days: 90,
    compare: 1,
  } as const
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
