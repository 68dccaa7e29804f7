import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { accountCases, validAccounts } from './account-number.cases.ts'
import {
  accountCheckDigits,
  accountCheckDigitsHold,
  formatAccountNumber,
  parseAccountNumber,
  shortAccount,
} from './account-number.ts'
import { maskCardNumber } from './card-number.ts'

const first14 = fc.stringMatching(/^[0-9]{14}$/)

describe('an account number', () => {
  test.each(accountCases)('$name ($text): $verdict', ({ text, verdict }) => {
    const account = parseAccountNumber(text)
    const found = account.ok
      ? accountCheckDigitsHold(account.value)
        ? 'holds'
        : 'warned'
      : account.error.code
    expect(found).toBe(verdict)
  })

  test.each(validAccounts)('%s is taken and its check digits hold', account => {
    expect(parseAccountNumber(account)).toEqual(ok(account))
    expect(accountCheckDigitsHold(account)).toBe(true)
  })

  test('of a wrong length says how long it is', () => {
    expect(parseAccountNumber('1090')).toEqual(err('ACCOUNT_LENGTH', { length: 4, expected: 16 }))
  })

  test('is read again from the form in which it is shown', () => {
    fc.assert(
      fc.property(first14, head => {
        const account = head + accountCheckDigits(head)
        expect(parseAccountNumber(formatAccountNumber(account))).toEqual(ok(account))
      }),
    )
  })

  test('is shown in groups of four that do not break, or by its last four digits', () => {
    expect(formatAccountNumber('1090160543464019')).toBe('1090\u00A01605\u00A04346\u00A04019')
    expect(shortAccount('1091820000000142')).toBe('··0142')
  })

  test('that another bank has masked is shown as that bank groups it', () => {
    const phone = '996\u00A0***\u00A0**\u00A071\u00A020'
    expect(formatAccountNumber('996 *** ** 71 20')).toBe(phone)
    expect(shortAccount('996 *** ** 71 20')).toBe(phone)
    expect(formatAccountNumber('1090 **** **** 4019')).toBe('1090\u00A0****\u00A0****\u00A04019')
    expect(shortAccount('1090 **** **** 4019')).toBe('··4019')
  })

  test('of which a card takes the place is shown as the card is', () => {
    const card = maskCardNumber('9417001234561376')
    expect(formatAccountNumber(card)).toBe('9417\u00A000••\u00A0••••\u00A01376')
    expect(shortAccount(card)).toBe('··1376')
    expect(formatAccountNumber('941700••••••1376')).toBe(formatAccountNumber(card))
  })
})

describe('the check digits', () => {
  test('are the remainder by 97, and 97 where it is zero', () => {
    expect(accountCheckDigits('10901605434640')).toBe('19')
    expect(accountCheckDigits('10901600000002')).toBe('97')
    expect(accountCheckDigits('00000000000005')).toBe('05')
    expect(() => accountCheckDigits('123')).toThrow(RangeError)
  })

  test('are 01 to 97 and find every changed digit', () => {
    const place = fc.nat({ max: 15 })
    fc.assert(
      fc.property(first14, place, fc.integer({ min: 1, max: 9 }), (head, at, step) => {
        const account = head + accountCheckDigits(head)
        expect(accountCheckDigitsHold(account)).toBe(true)
        expect(account.slice(14) >= '01' && account.slice(14) <= '97').toBe(true)
        const changed = String((Number(account.charAt(at)) + step) % 10)
        expect(accountCheckDigitsHold(account.slice(0, at) + changed + account.slice(at + 1))).toBe(
          false,
        )
      }),
    )
  })

  test('find two swapped neighbours', () => {
    fc.assert(
      fc.property(first14, fc.nat({ max: 12 }), (head, at) => {
        fc.pre(head.charAt(at) !== head.charAt(at + 1))
        const account = head + accountCheckDigits(head)
        const swapped =
          account.slice(0, at) + account.charAt(at + 1) + account.charAt(at) + account.slice(at + 2)
        expect(accountCheckDigitsHold(swapped)).toBe(false)
      }),
    )
  })
})
