import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok } from '../result.ts'
import { currencyCodes } from './currency.ts'
import { isNotZero, largestInputMinor, parseDecimal, toDecimal } from './decimal.ts'

const anyCurrency = fc.constantFrom(...currencyCodes)
const storedMinor = fc.bigInt({
  min: -9_223_372_036_854_775_807n,
  max: 9_223_372_036_854_775_807n,
})

describe('the wire form of an amount', () => {
  test.each([
    [123450n, 'KGS', '1234.50'],
    [5n, 'USD', '0.05'],
    [-5n, 'USD', '-0.05'],
    [0n, 'KGS', '0.00'],
    [100n, 'JPY', '100'],
    [0n, 'JPY', '0'],
    [9_007_199_254_740_993n, 'KGS', '90071992547409.93'],
  ] as const)('%i minor units of %s are %s', (amountMinor, currency, wire) => {
    expect(toDecimal(amountMinor, currency)).toBe(wire)
    expect(parseDecimal(wire, currency)).toEqual(ok(amountMinor))
  })

  test('has a dot and no grouping, whatever the language of the interface', () => {
    expect(toDecimal(1_234_567_89n, 'KGS')).toBe('1234567.89')
  })

  test('may have fewer digits than the currency', () => {
    expect(parseDecimal('1', 'KGS')).toEqual(ok(100n))
    expect(parseDecimal('250.5', 'KGS')).toEqual(ok(250_50n))
  })

  test.each([
    '',
    ' ',
    '1,5',
    '1 234.50',
    '01',
    '00.5',
    '.5',
    '5.',
    '+5',
    '--5',
    '-',
    '1e3',
    'NaN',
    'Infinity',
    '0x10',
    '-0',
    '-0.00',
    '1.5 ',
    '１',
    '١',
    '5\n',
  ])('is nothing looser: %o', text => {
    expect(parseDecimal(text, 'KGS')).toMatchObject({ error: { code: 'AMOUNT_INVALID' } })
  })

  test.each([
    ['1.234', 'KGS', 'AMOUNT_TOO_PRECISE'],
    ['1.500', 'KGS', 'AMOUNT_TOO_PRECISE'],
    ['100.00', 'JPY', 'AMOUNT_TOO_PRECISE'],
    ['92233720368547758.08', 'KGS', 'AMOUNT_TOO_LARGE'],
    ['-92233720368547758.08', 'KGS', 'AMOUNT_TOO_LARGE'],
    ['9'.repeat(100_000), 'KGS', 'AMOUNT_TOO_LARGE'],
  ] as const)('%s %s is refused with %s', (text, currency, code) => {
    expect(parseDecimal(text, currency)).toMatchObject({ error: { code } })
  })

  test('written and read again is the same amount, in every currency', () => {
    fc.assert(
      fc.property(storedMinor, anyCurrency, (amountMinor, currency) => {
        expect(parseDecimal(toDecimal(amountMinor, currency), currency)).toEqual(ok(amountMinor))
      }),
    )
  })

  test('the largest input is twelve digits and all cents', () => {
    expect(toDecimal(largestInputMinor('KGS'), 'KGS')).toBe('999999999999.99')
    expect(toDecimal(largestInputMinor('JPY'), 'JPY')).toBe('999999999999')
  })
})

test.each(['0', '0.00', '-0.00', '0.0000'])('%s is nothing, with any number of digits', wire => {
  expect(isNotZero(wire)).toBe(false)
})

test.each(['0.01', '-0.01', '1000', '0.0007'])('%s is something', wire => {
  expect(isNotZero(wire)).toBe(true)
})
