import { currencies, currencyCodes } from './currency.ts'
import type { CurrencyCode } from './currency.ts'

/** Abbreviations that letters and price lists use and no dictionary of currencies has. */
const abbreviations: Readonly<Partial<Record<CurrencyCode, readonly string[]>>> = {
  KGS: ['c', 'soms', 'сомдук', '\u20C0'],
  RUB: ['р', 'руб', 'rub', 'rur'],
  USD: ['долл', 'us$'],
  CNY: ['rmb'],
  JPY: ['йена', 'йены', 'йен'],
  TRY: ['tl'],
}

/** Everything by which people call the currency, in lower case, the longest first. */
function wordsOf(code: CurrencyCode): readonly string[] {
  const { symbol, names, shortNames, wordForms } = currencies[code]
  const forms = [...wordForms.ru.major.forms, wordForms.ky.major, wordForms.en.major.other]
  const words = [
    code,
    symbol,
    ...Object.values(names),
    ...Object.values(shortNames),
    ...forms,
    // «долларов» of «долларов США», «рублей» of «российских рублей».
    ...forms.flatMap(form => form.split(' ')),
    ...(abbreviations[code] ?? []),
  ]
  return [...new Set(words.map(word => word.toLowerCase()))].toSorted((a, b) => b.length - a.length)
}

const wordsByCurrency = new Map(currencyCodes.map(code => [code, wordsOf(code)]))

/**
 * Takes the currency's own name, code or sign off the front or the end of an amount, with the full
 * stop of an abbreviation: «100 500 сом», `USD 5,`, «1 200 руб.». The name of another currency
 * stays, so that 100 dollars pasted into a field of soms are refused and do not become 100 soms.
 */
export function withoutCurrencyWords(text: string, currency: CurrencyCode): string {
  const lower = text.toLowerCase()
  for (const word of wordsByCurrency.get(currency) ?? []) {
    if (lower.startsWith(word)) return text.slice(word.length).replace(/^\. ?/, '').trim()
    for (const ending of [word, `${word}.`]) {
      if (lower.endsWith(ending)) return text.slice(0, -ending.length).trim()
    }
  }
  return text
}
