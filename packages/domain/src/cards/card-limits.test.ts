import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cardLimitTotalMinor,
  checkLimitChange,
  leftOfLimit,
  limitInForce,
  periodOfLimit,
  reservedByLimits,
  withLimit,
  type SetLimit,
} from './card-limits.ts'
import { cardLimitTypes } from './card-words.ts'

const today = '2026-11-27'
const standing = (maxAmountMinor: bigint, more: Partial<SetLimit> = {}): SetLimit => ({
  limitType: 'CASH_LIMIT',
  maxAmountMinor,
  ...more,
})
const december = { startDate: '2026-12-01', endDate: '2026-12-31' }
const now = { startDate: '2026-11-25', endDate: '2026-11-30' }

describe('the limit that holds', () => {
  test('the standing one counts by calendar months', () => {
    const limit = limitInForce([standing(100n)], 'CASH_LIMIT', today)
    expect(limit.maxAmountMinor).toBe(100n)
    expect(periodOfLimit(limit, '2028-02-10')).toEqual({
      startDate: '2028-02-01',
      endDate: '2028-02-29',
    })
  })

  test('a temporary one takes its place in its own days alone', () => {
    const set = [standing(100n), standing(900n, { period: december })]
    expect(limitInForce(set, 'CASH_LIMIT', today).maxAmountMinor).toBe(100n)
    const inDecember = limitInForce(set, 'CASH_LIMIT', '2026-12-31')
    expect(inDecember.maxAmountMinor).toBe(900n)
    expect(periodOfLimit(inDecember, '2026-12-31')).toEqual(december)
    expect(limitInForce(set, 'CASH_LIMIT', '2027-01-01').maxAmountMinor).toBe(100n)
  })

  test('a card without a limit may spend nothing', () => {
    expect(limitInForce([], 'CARD_NOT_PRESENT', today).maxAmountMinor).toBe(0n)
  })
})

describe('the total of 5,000,000 som', () => {
  const check = (change: SetLimit, own: readonly SetLimit[] = [], othersReservedMinor = 0n) =>
    checkLimitChange({ own, othersReservedMinor, change, today })

  test.each([
    ['exactly the total', standing(cardLimitTotalMinor), 0n, true],
    ['a tyiyn above it', standing(cardLimitTotalMinor + 1n), 0n, false],
    ['what other cards have left', standing(1_000_00n), cardLimitTotalMinor - 1_000_00n, true],
    ['a tyiyn more than that', standing(1_000_01n), cardLimitTotalMinor - 1_000_00n, false],
    [
      'a temporary limit counts as well',
      standing(1_000_01n, { period: december }),
      cardLimitTotalMinor - 1_000_00n,
      false,
    ],
  ])('%s', (_what, change, others, isAllowed) => {
    expect(check(change, [], others).ok).toBe(isAllowed)
  })

  test('the refusal says what the limit could be set to', () => {
    const own = [standing(50n), standing(1_000_000_00n, { limitType: 'CARD_NOT_PRESENT' })]
    expect(check(standing(4_000_000_01n), own, 500_000_00n)).toEqual({
      ok: false,
      error: {
        code: 'CARD_LIMIT_TOTAL_EXCEEDED',
        params: { max: '5000000.00', available: '3500000.00' },
      },
    })
  })

  test('lowering is allowed where the total is exceeded already', () => {
    const own = [standing(900_000_00n)]
    expect(check(standing(800_000_00n), own, cardLimitTotalMinor).ok).toBe(true)
    expect(check(standing(900_000_01n), own, cardLimitTotalMinor).ok).toBe(false)
  })

  test('a temporary limit that is over takes nothing', () => {
    const over = { startDate: '2026-10-01', endDate: '2026-11-26' }
    expect(reservedByLimits([standing(100n), standing(900n, { period: over })], today)).toBe(100n)
    expect(reservedByLimits([standing(100n), standing(900n, { period: now })], today)).toBe(900n)
    const untilToday = { startDate: '2026-10-01', endDate: today }
    expect(reservedByLimits([standing(100n), standing(900n, { period: untilToday })], today)).toBe(
      900n,
    )
  })

  test('whatever is set in whatever order, the total is never exceeded', () => {
    const change = fc.record({
      card: fc.nat({ max: 2 }),
      limitType: fc.constantFrom(...cardLimitTypes),
      maxAmountMinor: fc.bigInt({ min: 0n, max: cardLimitTotalMinor }),
      isTemporary: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), changes => {
        const cards: (readonly SetLimit[])[] = [[], [], []]
        for (const { card, isTemporary, ...limit } of changes) {
          const own = cards[card] ?? []
          const othersReservedMinor = cards
            .filter((_, index) => index !== card)
            .reduce((sum, set) => sum + reservedByLimits(set, today), 0n)
          const next: SetLimit = isTemporary ? { ...limit, period: december } : limit
          if (checkLimitChange({ own, othersReservedMinor, change: next, today }).ok) {
            cards[card] = withLimit(own, next)
          }
        }
        for (const day of [today, '2026-12-15', '2027-01-01']) {
          const total = cards
            .flatMap(set => cardLimitTypes.map(type => limitInForce(set, type, day)))
            .reduce((sum, limit) => sum + limit.maxAmountMinor, 0n)
          expect(total <= cardLimitTotalMinor).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})

test('a limit may be for today alone, for no operation at all and for as many as there are', () => {
  for (const change of [
    standing(1n, { period: { startDate: today, endDate: today } }),
    standing(1n, { maxNumber: 0 }),
    standing(1n, { maxNumber: 9_999 }),
  ]) {
    expect(checkLimitChange({ own: [], othersReservedMinor: 0n, change, today }).ok).toBe(true)
  }
})

describe('what cannot be a limit', () => {
  test.each([
    ['below zero', standing(-1n), 'CARD_LIMIT_AMOUNT_INVALID'],
    ['half an operation', standing(1n, { maxNumber: 0.5 }), 'CARD_LIMIT_NUMBER_INVALID'],
    ['less than no operation', standing(1n, { maxNumber: -1 }), 'CARD_LIMIT_NUMBER_INVALID'],
    ['too many operations', standing(1n, { maxNumber: 10_000 }), 'CARD_LIMIT_NUMBER_INVALID'],
    ['days that are over', standing(1n, { period: now }), 'CARD_LIMIT_PERIOD_INVALID'],
    [
      'an end before the beginning',
      standing(1n, { period: { startDate: '2026-12-02', endDate: '2026-12-01' } }),
      'CARD_LIMIT_PERIOD_INVALID',
    ],
    [
      'more than a year',
      standing(1n, { period: { startDate: '2026-12-01', endDate: '2027-12-01' } }),
      'CARD_LIMIT_PERIOD_INVALID',
    ],
  ])('%s', (_what, change, code) => {
    const checked = checkLimitChange({ own: [], othersReservedMinor: 0n, change, today })
    expect(checked).toMatchObject({ ok: false, error: { code } })
  })
})

test('what is left is never below zero', () => {
  const use = { usedAmountMinor: 700n, usedNumber: 4 }
  expect(leftOfLimit({ maxAmountMinor: 1_000n, maxNumber: 10 }, use)).toEqual({
    availableAmountMinor: 300n,
    availableNumber: 6,
  })
  expect(leftOfLimit({ maxAmountMinor: 500n, maxNumber: 3 }, use)).toEqual({
    availableAmountMinor: 0n,
    availableNumber: 0,
  })
  expect(leftOfLimit({ maxAmountMinor: 500n }, use)).toEqual({ availableAmountMinor: 0n })
})
