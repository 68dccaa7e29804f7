import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes } from './currency.ts'
import { toDecimal } from './decimal.ts'
import {
  formatAmount,
  formatDecimal,
  formatExact,
  formatNumber,
  formatPercent,
  splitAmount,
} from './format-amount.ts'

/** Written with plain spaces, expected with no-break ones. */
const shown = (text: string): string => text.replaceAll(' ', '\u00A0')

describe('an amount on the screen', () => {
  test.each([
    [1_234_50n, 'KGS', '1 234,50 KGS'],
    [0n, 'KGS', '0,00 KGS'],
    [5n, 'USD', '0,05 USD'],
    [1_234_567_89n, 'KGS', '1 234 567,89 KGS'],
    [-420_000_00n, 'KGS', '−420 000,00 KGS'],
    [100_500n, 'JPY', '100 500 JPY'],
    [999_99n, 'EUR', '999,99 EUR'],
  ] as const)('%i %s is %s', (amountMinor, currency, expected) => {
    expect(formatAmount(amountMinor, currency)).toBe(shown(expected))
  })

  test('the minus is U+2212 and the spaces do not break', () => {
    expect(formatAmount(-1_000_00n, 'KGS')).toBe('\u22121\u00A0000,00\u00A0KGS')
  })

  test('debits and credits carry the sign that is requested', () => {
    expect(formatAmount(500n, 'KGS', { sign: 'always', withCode: false })).toBe('+5,00')
    expect(formatAmount(-500n, 'KGS', { sign: 'always', withCode: false })).toBe('−5,00')
    expect(formatAmount(-500n, 'KGS', { sign: 'never', withCode: false })).toBe('5,00')
    expect(formatAmount(0n, 'KGS', { sign: 'always', withCode: false })).toBe('0,00')
  })

  test.each([
    ['66888.99', '66 888,99'],
    ['100500.1', '100 500,10'],
    ['1234567.89', '1 234 567,89'],
    ['-0.5', '−0,50'],
  ])('a saved value %s fills the form as %s', (wire, expected) => {
    expect(formatDecimal(wire, 'KGS', { withCode: false })).toBe(shown(expected))
  })

  test('a wire value that is no amount is never shown as one', () => {
    expect(() => formatDecimal('NaN', 'KGS')).toThrow(RangeError)
    expect(() => formatDecimal('1.50', 'JPY')).toThrow(RangeError)
  })

  test('a big balance comes in two parts', () => {
    expect(splitAmount(2_446_811_05n, 'KGS')).toEqual({ whole: shown('2 446 811'), fraction: '05' })
    expect(splitAmount(-5n, 'KGS')).toEqual({ whole: '−0', fraction: '05' })
    expect(splitAmount(1234n, 'JPY')).toEqual({ whole: shown('1 234'), fraction: '' })
  })

  test('shows every digit of the wire form and no other, in every currency', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(...currencyCodes), (amountMinor, currency) => {
        const text = formatAmount(amountMinor, currency, { withCode: false })
        const wire = text.replaceAll('\u00A0', '').replace('−', '-').replace(',', '.')
        expect(wire).toBe(toDecimal(amountMinor, currency))
      }),
    )
  })
})

describe('other numbers', () => {
  test.each([
    [0, '0'],
    [1234567, '1 234 567'],
    [-1234, '−1 234'],
    [0.9999, '1'],
    [1234.5678, '1 234,568'],
    [0.1 + 0.2, '0,3'],
    [1e-7, '0'],
    [12_345_678_901_234_567_890n, '12 345 678 901 234 567 890'],
  ])('%d is shown as %s', (value, expected) => {
    expect(formatNumber(value)).toBe(shown(expected))
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('%d is not shown', value => {
    expect(() => formatNumber(value)).toThrow(RangeError)
  })

  test('a percentage has a comma and a space that does not break', () => {
    expect(formatPercent('0.2')).toBe('0,2\u00A0%')
    expect(formatPercent('12.00')).toBe('12\u00A0%')
    expect(formatPercent('-1.50')).toBe('−1,5\u00A0%')
  })

  test('a rate keeps all its digits', () => {
    expect(formatExact('87.4550')).toBe('87,455')
    expect(formatExact('1234.00001')).toBe(shown('1 234,00001'))
  })
})
