import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { currencyCodes } from './currency.ts'
import { largestInputMinor, parseDecimal, toDecimal } from './decimal.ts'
import { formatAmount } from './format-amount.ts'
import { acceptedAmounts, refusedAmounts } from './typed-amount.cases.ts'
import { groupWhileTyping, parseTypedAmount } from './typed-amount.ts'

const anyCurrency = fc.constantFrom(...currencyCodes)

/** The bar is the caret; ~ is a no-break space. */
function typed(marked: string, currency: 'KGS' | 'JPY' = 'KGS'): string {
  const plain = marked.replaceAll('~', '\u00A0')
  const { text, caret } = groupWhileTyping(plain.replace('|', ''), plain.indexOf('|'), currency)
  return `${text.slice(0, caret)}|${text.slice(caret)}`.replaceAll('\u00A0', '~')
}

function digitsOf(text: string): string {
  return text.replace(/[^\d.,]/g, '').replace('.', ',')
}

describe('an amount that was typed or pasted', () => {
  test.each(acceptedAmounts)('is taken: $name ($text)', ({ text, currency, wire, screen }) => {
    const amount = parseTypedAmount(text, currency)
    expect(amount).toEqual(parseDecimal(wire, currency))
    if (!amount.ok) throw new Error(amount.error.code)
    expect(toDecimal(amount.value, currency)).toBe(wire)
    expect(formatAmount(amount.value, currency, { withCode: false })).toBe(screen)
  })

  test.each(refusedAmounts)('is refused: $name ($text)', ({ text, currency, code }) => {
    expect(parseTypedAmount(text, currency)).toMatchObject({ ok: false, error: { code } })
  })

  test('with two readings is never guessed: the question carries both', () => {
    expect(parseTypedAmount('1,234', 'KGS')).toEqual(
      err('AMOUNT_AMBIGUOUS', { first: '1234.00', second: '1.234' }),
    )
    expect(parseTypedAmount('1.234', 'JPY')).toEqual(
      err('AMOUNT_AMBIGUOUS', { first: '1234', second: '1.234' }),
    )
  })

  test('one tyiyn above the limit of its form names the limit', () => {
    const salaryLimitMinor = 1_000_000_000_00n
    expect(parseTypedAmount('1000000000,01', 'KGS', salaryLimitMinor)).toEqual(
      err('AMOUNT_TOO_LARGE', { max: '1000000000.00' }),
    )
    expect(parseTypedAmount('1000000000', 'KGS', salaryLimitMinor)).toEqual(ok(salaryLimitMinor))
  })

  test('too precise names the digits that the currency has', () => {
    expect(parseTypedAmount('5,123', 'USD')).toMatchObject({ error: { code: 'AMOUNT_AMBIGUOUS' } })
    expect(parseTypedAmount('5,1234', 'USD')).toEqual(err('AMOUNT_TOO_PRECISE', { digits: 2 }))
    expect(parseTypedAmount('5,1', 'JPY')).toEqual(err('AMOUNT_TOO_PRECISE', { digits: 0 }))
  })

  test('as the screen shows it gives the amount again, in every currency', () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (code, seed) => {
        const amountMinor = seed % (largestInputMinor(code) + 1n)
        for (const withCode of [true, false]) {
          const shown = formatAmount(amountMinor, code, { withCode })
          expect(parseTypedAmount(shown, code)).toEqual(ok(amountMinor))
        }
      }),
    )
  })

  test('whatever it is, it gives an amount within the limits or a code', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+−]?[\d.,' ]{0,20}( сом)?$/))
    fc.assert(
      fc.property(text, anyCurrency, (input, code) => {
        const amount = parseTypedAmount(input, code)
        if (!amount.ok) return
        expect(amount.value >= 0n && amount.value <= largestInputMinor(code)).toBe(true)
      }),
    )
  })
})

describe('grouping while typing', () => {
  test.each([
    ['the fourth digit makes a group', '1234|', '1~234|'],
    ['a digit put into the first group', '19|~234', '19|~234'],
    ['a digit put before everything', '9|1~234', '9|1~234'],
    ['the space removed by Backspace leaves the caret before it', '1|234', '1|~234'],
    ['a digit removed dissolves the group', '1~23|', '123|'],
    ['a dot becomes a comma', '1234.|', '1~234,|'],
    ['a comma stays', '1~234,5|', '1~234,5|'],
    ['a comma can be removed', '0,|', '0,|'],
    ['a caret among the cents', '1234,5|6', '1~234,5|6'],
    ['a comma put into the middle', '12,|34567', '12,|34567'],
    ['millions', '1234567|', '1~234~567|'],
    ['leading zeros are kept until the field is left', '000123|', '000~123|'],
    ['other blanks are replaced', '1 234 567|,8', '1~234~567|,8'],
    ['an empty field', '|', '|'],
    ['a pasted amount of another country is left alone', '100.000,25|', '100.000,25|'],
    ['a letter is left alone', '12a|', '12a|'],
    ['a minus is left alone', '-1234|', '-1234|'],
  ])('%s', (_name, before, after) => {
    expect(typed(before)).toBe(after)
  })

  test('a yen amount has no comma to group around', () => {
    expect(typed('12345|', 'JPY')).toBe('12~345|')
    expect(typed('1234,5|', 'JPY')).toBe('1234,5|')
  })

  test('0,1 can be removed key by key', () => {
    expect(typed('0,1|')).toBe('0,1|')
    expect(typed('0,|')).toBe('0,|')
    expect(typed('0|')).toBe('0|')
    expect(parseTypedAmount('0', 'KGS')).toEqual(ok(0n))
  })

  test('keeps every digit, keeps the caret between the same two, and does it once', () => {
    const halfTyped = fc.stringMatching(/^[\d \u00A0\u202F]{0,20}([.,][\d ]{0,4})?$/)
    fc.assert(
      fc.property(halfTyped, fc.nat({ max: 30 }), (text, place) => {
        const caret = Math.min(place, text.length)
        const grouped = groupWhileTyping(text, caret, 'KGS')
        expect(digitsOf(grouped.text)).toBe(digitsOf(text))
        expect(digitsOf(grouped.text.slice(0, grouped.caret))).toBe(digitsOf(text.slice(0, caret)))
        expect(grouped.text).toMatch(/^(\d{1,3}(\u00A0\d{3})*)?(,\d*)?$/)
        expect(groupWhileTyping(grouped.text, grouped.caret, 'KGS')).toEqual(grouped)
      }),
    )
  })

  test('never changes the amount that is read from the field', () => {
    const pasted = fc.stringMatching(/^[\d]{1,9}([.,]\d{0,3})?$/)
    fc.assert(
      fc.property(pasted, anyCurrency, (text, code) => {
        const { text: grouped } = groupWhileTyping(text, text.length, code)
        const before = parseTypedAmount(text, code)
        const after = parseTypedAmount(grouped, code)
        expect(after).toEqual(before)
      }),
    )
  })

  test('the caret stays inside the text, wherever the browser says it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 50 }), (text, place) => {
        const { text: grouped, caret } = groupWhileTyping(text, place, 'KGS')
        expect(caret >= 0 && caret <= grouped.length).toBe(true)
      }),
    )
  })
})
