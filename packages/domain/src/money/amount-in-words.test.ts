import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { amountInWords } from './amount-in-words.ts'
import { currencyWords } from './currency-words.ts'
import { currencies, currencyCodes } from './currency.ts'
import type { CurrencyCode } from './currency.ts'

describe('an amount in Russian words', () => {
  test.each<[bigint, CurrencyCode, string]>([
    [0n, 'KGS', 'Ноль сомов 00 тыйынов'],
    [1_01n, 'KGS', 'Один сом 01 тыйын'],
    [2_02n, 'KGS', 'Два сома 02 тыйына'],
    [5_11n, 'KGS', 'Пять сомов 11 тыйынов'],
    [11_00n, 'KGS', 'Одиннадцать сомов 00 тыйынов'],
    [21_21n, 'KGS', 'Двадцать один сом 21 тыйын'],
    [112_12n, 'KGS', 'Сто двенадцать сомов 12 тыйынов'],
    [1_000_00n, 'KGS', 'Одна тысяча сомов 00 тыйынов'],
    [2_000_00n, 'KGS', 'Две тысячи сомов 00 тыйынов'],
    [1_234_05n, 'KGS', 'Одна тысяча двести тридцать четыре сома 05 тыйынов'],
    [11_000_00n, 'KGS', 'Одиннадцать тысяч сомов 00 тыйынов'],
    [121_001_00n, 'KGS', 'Сто двадцать одна тысяча один сом 00 тыйынов'],
    [1_000_000_01n, 'KGS', 'Один миллион сомов 01 тыйын'],
    [2_000_005_000_00n, 'KGS', 'Два миллиарда пять тысяч сомов 00 тыйынов'],
    [3_000_000_000_000_00n, 'KGS', 'Три триллиона сомов 00 тыйынов'],
    [2_02n, 'RUB', 'Два российских рубля 02 копейки'],
    [22n, 'JPY', 'Двадцать две японские иены'],
    [1n, 'JPY', 'Одна японская иена'],
    [41_00n, 'TRY', 'Сорок одна турецкая лира 00 курушей'],
    [5_00n, 'USD', 'Пять долларов США 00 центов'],
    [-1_00n, 'KGS', 'Минус один сом 00 тыйынов'],
  ])('%i %s: %s', (amountMinor, currency, expected) => {
    expect(amountInWords(amountMinor, currency, 'ru')).toBe(expected)
  })
})

describe('an amount in Kyrgyz words', () => {
  test.each<[bigint, CurrencyCode, string]>([
    [0n, 'KGS', 'Нөл сом 00 тыйын'],
    [1_234_56n, 'KGS', 'Бир миң эки жүз отуз төрт сом 56 тыйын'],
    [100_00n, 'KGS', 'Жүз сом 00 тыйын'],
    [2_019_000_00n, 'USD', 'Эки миллион он тогуз миң АКШ доллары 00 цент'],
    [86n, 'JPY', 'Сексен алты жапан иенасы'],
    [77_777_00n, 'KZT', 'Жетимиш жети миң жети жүз жетимиш жети теңге 00 тыйын'],
  ])('%i %s: %s', (amountMinor, currency, expected) => {
    expect(amountInWords(amountMinor, currency, 'ky')).toBe(expected)
  })
})

describe('an amount in English words', () => {
  test.each<[bigint, CurrencyCode, string]>([
    [0n, 'KGS', 'Zero som 00 tyiyn'],
    [1_01n, 'USD', 'One US dollar 01 cent'],
    [1_234_05n, 'USD', 'One thousand two hundred and thirty-four US dollars 05 cents'],
    [1_000_005_00n, 'GBP', 'One million and five pounds sterling 00 pence'],
    [110_015_01n, 'GBP', 'One hundred and ten thousand and fifteen pounds sterling 01 penny'],
    [900n, 'JPY', 'Nine hundred Japanese yen'],
    [-20_00n, 'EUR', 'Minus twenty euros 00 cents'],
  ])('%i %s: %s', (amountMinor, currency, expected) => {
    expect(amountInWords(amountMinor, currency, 'en')).toBe(expected)
  })
})

test('any amount of any currency has words without gaps, in three languages', () => {
  const anyMinor = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n })
  fc.assert(
    fc.property(anyMinor, fc.constantFrom(...currencyCodes), (amountMinor, currency) => {
      for (const language of languages) {
        const text = amountInWords(amountMinor, currency, language)
        expect(text).toMatch(/^\p{Lu}[^ ]*( [^ ]+)+$/u)
        expect(text).not.toContain('undefined')
      }
    }),
  )
})

test('different amounts never read alike', () => {
  const anyMinor = fc.bigInt({ min: 0n, max: 10n ** 15n })
  fc.assert(
    fc.property(anyMinor, anyMinor, fc.constantFrom(...languages), (a, b, language) => {
      const areAlike = amountInWords(a, 'KGS', language) === amountInWords(b, 'KGS', language)
      expect(areAlike).toBe(a === b)
    }),
  )
})

test('beyond the words there are, it stops', () => {
  expect(() => amountInWords(10n ** 20n, 'KGS', 'ru')).toThrow(RangeError)
})

test.each(currencyCodes)('%s has one name in Kyrgyz, in lists and in amounts written out', code => {
  expect(currencies[code].names.ky).toContain(currencyWords[code].ky.major)
})
