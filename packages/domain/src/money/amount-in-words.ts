import type { Language } from '../language.ts'
import { currencies } from './currency.ts'
import type { Currency, CurrencyCode } from './currency.ts'
import type { EnglishNoun, RussianNoun } from './currency-words.ts'
import { decimalText } from './exact-decimal.ts'
import { englishNumber } from './numerals/english.ts'
import { kyrgyzNumber } from './numerals/kyrgyz.ts'
import { russianForm, russianNumber } from './numerals/russian.ts'

const minusWords: Readonly<Record<Language, string>> = { ru: 'минус', ky: 'минус', en: 'minus' }

/**
 * An amount as payment orders carry it: «Одна тысяча двести тридцать четыре сома 05 тыйынов».
 * Major units in words from a capital letter, minor units in two digits, so that nobody can write
 * anything into the gap. Amounts from 10^18 major units on throw RangeError.
 */
export function amountInWords(amountMinor: bigint, code: CurrencyCode, language: Language): string {
  const currency = currencies[code]
  const size = amountMinor < 0n ? -amountMinor : amountMinor
  const [whole = '0', fraction = ''] = decimalText(size, currency.exponent).split('.')
  const parts = [
    ...(amountMinor < 0n ? [minusWords[language]] : []),
    majorInWords(BigInt(whole), currency, language),
    ...minorInDigits(fraction, currency, language),
  ]
  const text = parts.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function majorInWords(whole: bigint, { wordForms }: Currency, language: Language): string {
  switch (language) {
    case 'ru': {
      const noun = wordForms.ru.major
      return `${russianNumber(whole, noun.gender)} ${russianForm(whole, noun.forms)}`
    }
    case 'ky':
      return `${kyrgyzNumber(whole)} ${wordForms.ky.major}`
    case 'en':
      return `${englishNumber(whole)} ${englishForm(whole, wordForms.en.major)}`
  }
}

function minorInDigits(digits: string, { wordForms }: Currency, language: Language): string[] {
  if (digits === '') return []
  const count = BigInt(digits)
  return [digits, minorName(count, wordForms, language)]
}

function minorName(count: bigint, words: Currency['wordForms'], language: Language): string {
  switch (language) {
    case 'ru':
      return words.ru.minor ? formOf(count, words.ru.minor) : ''
    case 'ky':
      return words.ky.minor ?? ''
    case 'en':
      return words.en.minor ? englishForm(count, words.en.minor) : ''
  }
}

function formOf(count: bigint, noun: RussianNoun): string {
  return russianForm(count, noun.forms)
}

function englishForm(count: bigint, noun: EnglishNoun): string {
  return count === 1n ? noun.one : noun.other
}
