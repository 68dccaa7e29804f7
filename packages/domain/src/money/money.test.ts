import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate, splitEvenly } from './allocate.ts'
import { currencies, currencyCodes, isCurrencyCode } from './currency.ts'
import type { CurrencyCode } from './currency.ts'
import { parseDecimal } from './decimal.ts'
import {
  addMoney,
  compareMoney,
  convertAt,
  divRound,
  negate,
  percentOf,
  subtractMoney,
  sumByCurrency,
} from './money.ts'
import type { Money } from './money.ts'
import { roundDecimal } from './format-amount.ts'

const anyMinor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const som = (amountMinor: bigint): Money => ({ amountMinor, currency: 'KGS' })
const usd = (amountMinor: bigint): Money => ({ amountMinor, currency: 'USD' })

describe('currencies', () => {
  test('are the eleven of the specification', () => {
    expect(currencyCodes.toSorted()).toEqual([
      'AED',
      'CNY',
      'EUR',
      'GBP',
      'JPY',
      'KGS',
      'KZT',
      'RUB',
      'TRY',
      'USD',
      'UZS',
    ])
    expect(currencyCodes.every(code => currencies[code].code === code)).toBe(true)
  })

  test('the som has two numbers, the others one', () => {
    expect(currencies.KGS).toMatchObject({ isoNum: '417', specNum: '3300' })
    const others = currencyCodes.filter(code => code !== 'KGS')
    expect(others.every(code => currencies[code].specNum === currencies[code].isoNum)).toBe(true)
  })

  test('only the yen has no minor unit', () => {
    expect(currencyCodes.filter(code => currencies[code].exponent === 0)).toEqual(['JPY'])
  })

  test('exotic are those that banks here do not hold', () => {
    expect(currencyCodes.filter(code => currencies[code].isExotic)).toEqual(['TRY', 'AED', 'UZS'])
  })

  test('a word of JavaScript is no currency', () => {
    expect(isCurrencyCode('KGS')).toBe(true)
    expect(isCurrencyCode('kgs')).toBe(false)
    expect(isCurrencyCode('toString')).toBe(false)
  })
})

describe('adding and comparing', () => {
  test('amounts of one currency', () => {
    expect(addMoney(som(100n), som(-30n))).toEqual(som(70n))
    expect(subtractMoney(som(100n), som(130n))).toEqual(som(-30n))
    expect(negate(som(5n))).toEqual(som(-5n))
    expect([compareMoney(som(1n), som(2n)), compareMoney(som(2n), som(2n))]).toEqual([-1, 0])
    expect(compareMoney(som(3n), som(2n))).toBe(1)
  })

  test.each([addMoney, subtractMoney, compareMoney])('never across currencies (%o)', combine => {
    expect(() => combine(som(1n), usd(1n))).toThrow(RangeError)
  })

  test('a thousand times 100.01 is 100 010.00 to the tyiyn', () => {
    const row = parseDecimal('100.01', 'KGS')
    if (!row.ok) throw new Error(row.error.code)
    const sums = sumByCurrency(Array.from({ length: 1000 }, () => som(row.value)))
    expect(sums).toEqual(new Map([['KGS', 100_010_00n]]))
  })

  test('a mixed list has one sum per currency', () => {
    expect(sumByCurrency([som(1n), usd(5n), som(2n), usd(-5n)])).toEqual(
      new Map<CurrencyCode, bigint>([
        ['KGS', 3n],
        ['USD', 0n],
      ]),
    )
    expect(sumByCurrency([]).size).toBe(0)
  })
})

describe('rounding', () => {
  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [49n, 100n, 0n],
    [50n, 100n, 1n],
  ])('%i / %i is %i, half away from zero', (numerator, denominator, expected) => {
    expect(divRound(numerator, denominator)).toBe(expected)
  })

  test('is symmetric and never further than half a unit', () => {
    fc.assert(
      fc.property(anyMinor, fc.bigInt({ min: 1n, max: 10n ** 12n }), (numerator, denominator) => {
        const rounded = divRound(numerator, denominator)
        expect(divRound(-numerator, denominator)).toBe(-rounded)
        const error = rounded * denominator - numerator
        expect((error < 0n ? -error : error) * 2n <= denominator).toBe(true)
      }),
    )
  })

  test('by zero is a fault of the program', () => {
    expect(() => divRound(1n, 0n)).toThrow(RangeError)
  })

  test('carries over the point: 0.9999 to three digits is 1.000', () => {
    expect(roundDecimal('0.9999', 3)).toBe('1.000')
    expect(roundDecimal('-0.9995', 3)).toBe('-1.000')
    expect(roundDecimal('87.45', 4)).toBe('87.4500')
    expect(roundDecimal('-0.4', 0)).toBe('0')
  })
})

describe('percentages', () => {
  test.each([
    ['the fee of a QR payment', 1_250_00n, '0.2', 2_50n],
    ['half a tyiyn is rounded up once', 2_50n, '0.2', 1n],
    ['less than half a tyiyn is nothing', 2_49n, '0.2', 0n],
    ['of a refund the same, below zero', -2_50n, '0.2', -1n],
    ['the whole', 100n, '100', 100n],
    ['nothing', 100n, '0', 0n],
  ])('%s', (_name, amountMinor, percent, expected) => {
    expect(percentOf(amountMinor, percent)).toBe(expected)
  })

  test.each(['', '0,2', 'NaN', '1e2', '.5', '5.', ' 1'])('a broken table (%o) stops', percent => {
    expect(() => percentOf(100n, percent)).toThrow(RangeError)
  })
})

describe('conversion', () => {
  test.each<[string, bigint, CurrencyCode, CurrencyCode, string, bigint]>([
    ['dollars into soms', 100_00n, 'USD', 'KGS', '87.45', 8_745_00n],
    ['a rate with four digits', 1_00n, 'USD', 'KGS', '87.4550', 87_46n],
    ['soms into whole yen', 100_00n, 'KGS', 'JPY', '1.7', 170n],
    ['whole yen into soms', 170n, 'JPY', 'KGS', '0.5882', 99_99n],
    ['half a unit away from zero', -1_00n, 'USD', 'KGS', '0.005', -1n],
    ['the same currency at one', 123n, 'KGS', 'KGS', '1', 123n],
  ])('%s', (_name, amountMinor, from, to, rate, expected) => {
    expect(convertAt(amountMinor, from, to, rate)).toBe(expected)
  })

  test.each(['0', '-1', '0.00'])('a rate of %s stops', rate => {
    expect(() => convertAt(100n, 'USD', 'KGS', rate)).toThrow(RangeError)
  })

  test('is off by half a minor unit at most', () => {
    const rates = fc.integer({ min: 1, max: 9_999_999 })
    const anyCode = fc.constantFrom(...currencyCodes)
    fc.assert(
      fc.property(anyMinor, anyCode, anyCode, rates, (amountMinor, from, to, unscaled) => {
        const rate = `${Math.floor(unscaled / 10_000)}.${String(unscaled % 10_000).padStart(4, '0')}`
        const converted = convertAt(amountMinor, from, to, rate)
        const exactTop = amountMinor * BigInt(unscaled) * 10n ** BigInt(currencies[to].exponent)
        const exactBottom = 10_000n * 10n ** BigInt(currencies[from].exponent)
        const error = converted * exactBottom - exactTop
        expect((error < 0n ? -error : error) * 2n <= exactBottom).toBe(true)
        expect(convertAt(-amountMinor, from, to, rate)).toBe(-converted)
      }),
    )
  })
})

describe('dividing an amount', () => {
  test('the first parts carry what does not divide', () => {
    expect(splitEvenly(100n, 3)).toEqual([34n, 33n, 33n])
    expect(splitEvenly(-100n, 3)).toEqual([-34n, -33n, -33n])
    expect(splitEvenly(2n, 4)).toEqual([1n, 1n, 0n, 0n])
    expect(() => splitEvenly(1n, 0)).toThrow(RangeError)
  })

  test('the parts that lose most by the cut get the rest', () => {
    expect(allocate(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n])
    expect(allocate(1n, [1n, 3n])).toEqual([0n, 1n])
    expect(allocate(5n, [0n, 1n])).toEqual([0n, 5n])
  })

  test('needs weights', () => {
    expect(() => allocate(1n, [])).toThrow(RangeError)
    expect(() => allocate(1n, [0n, 0n])).toThrow(RangeError)
    expect(() => allocate(1n, [2n, -1n])).toThrow(RangeError)
  })

  test('never makes or loses a minor unit, and no part is off by a whole one', () => {
    const weights = fc
      .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 })
      .filter(list => list.some(weight => weight > 0n))
    fc.assert(
      fc.property(anyMinor, weights, (amountMinor, list) => {
        const parts = allocate(amountMinor, list)
        const total = list.reduce((sum, weight) => sum + weight, 0n)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amountMinor)
        parts.forEach((part, index) => {
          const error = part * total - amountMinor * (list[index] ?? 0n)
          expect((error < 0n ? -error : error) < total).toBe(true)
        })
      }),
    )
  })
})
