import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLuhnValid, maskCardNumber } from './card-number.ts'

describe('a card number', () => {
  test.each([
    ['4111111111111111', '4111 11•• •••• 1111'],
    ['4111 1111 1111 1111', '4111 11•• •••• 1111'],
    ['6200000000000000003', '6200 00•• •••• •••0 003'],
    ['12345678', '•••• 5678'],
    ['1234', '1234'],
    ['', ''],
  ])('%o is shown as %o', (cardNumber, masked) => {
    expect(maskCardNumber(cardNumber)).toBe(masked.replaceAll(' ', '\u00A0'))
  })

  test('never shows more than the first six and the last four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{12,19}$/), cardNumber => {
        const shown = maskCardNumber(cardNumber).replaceAll('\u00A0', '')
        expect(shown).toHaveLength(cardNumber.length)
        expect(shown.replace(/•/g, '')).toBe(cardNumber.slice(0, 6) + cardNumber.slice(-4))
      }),
    )
  })

  test.each(['4111111111111111', '5555555555554444', '6205500000000000004', '4111 1111 1111 1111'])(
    '%s has the right last digit',
    cardNumber => {
      expect(isLuhnValid(cardNumber)).toBe(true)
    },
  )

  test.each(['4111111111111112', '', '0', '41111111111', '4111-1111-1111-1111', '4'.repeat(20)])(
    '%o has not',
    cardNumber => {
      expect(isLuhnValid(cardNumber)).toBe(false)
    },
  )

  test('has exactly one right last digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{11,18}$/), head => {
        const right = [...'0123456789'].filter(last => isLuhnValid(head + last))
        expect(right).toHaveLength(1)
      }),
    )
  })
})
