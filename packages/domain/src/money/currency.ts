import type { LocalizedText } from '../language.ts'
import { currencyWords } from './currency-words.ts'
import type { CurrencyWords } from './currency-words.ts'

/** The currencies of the specification (section 9), and no others. */
export type CurrencyCode =
  | 'KZT'
  | 'USD'
  | 'EUR'
  | 'RUB'
  | 'KGS'
  | 'GBP'
  | 'CNY'
  | 'JPY'
  | 'TRY'
  | 'AED'
  | 'UZS'

export interface Currency {
  readonly code: CurrencyCode
  /** ISO 4217 number. */
  readonly isoNum: string
  /** The number in the specification's payloads: 3300 for the som, the ISO number for the rest. */
  readonly specNum: string
  /** Digits after the decimal point: the number of minor units is a power of ten. */
  readonly exponent: 0 | 2
  /** As printed on lists and pasted from letters; the interface itself prints the ISO code. */
  readonly symbol: string
  readonly names: LocalizedText
  readonly shortNames: LocalizedText
  /** Word forms for amounts in words. */
  readonly wordForms: CurrencyWords
  /** Other than USD, EUR, RUB, CNY, KZT, GBP, JPY and not the national one (specification, 5). */
  readonly isExotic: boolean
}

function currency(
  code: CurrencyCode,
  isoNum: string,
  symbol: string,
  names: readonly [ru: string, ky: string, en: string],
  shortNames: readonly [ru: string, ky: string, en: string],
  other: Partial<Pick<Currency, 'specNum' | 'exponent' | 'isExotic'>> = {},
): Currency {
  return {
    code,
    isoNum,
    specNum: isoNum,
    exponent: 2,
    symbol,
    names: { ru: names[0], ky: names[1], en: names[2] },
    shortNames: { ru: shortNames[0], ky: shortNames[1], en: shortNames[2] },
    wordForms: currencyWords[code],
    isExotic: false,
    ...other,
  }
}

/**
 * Names: CLDR 48, with «кыргызский сом» as the country itself writes it and, in Kyrgyz, the same words
 * as in amounts written out, so that one currency has one name; numbers and minor units:
 * ISO 4217. The national currency comes first, then in the order in which clients use them.
 */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  KGS: currency(
    'KGS',
    '417',
    'с',
    ['кыргызский сом', 'кыргыз сому', 'Kyrgyz Som'],
    ['сом', 'сом', 'som'],
    {
      specNum: '3300',
    },
  ),
  USD: currency(
    'USD',
    '840',
    '$',
    ['доллар США', 'АКШ доллары', 'US Dollar'],
    ['доллар', 'доллар', 'dollar'],
  ),
  EUR: currency('EUR', '978', '€', ['евро', 'евро', 'Euro'], ['евро', 'евро', 'euro']),
  RUB: currency(
    'RUB',
    '643',
    '₽',
    ['российский рубль', 'орус рублу', 'Russian Rouble'],
    ['рубль', 'рубль', 'rouble'],
  ),
  KZT: currency(
    'KZT',
    '398',
    '₸',
    ['казахстанский тенге', 'Казакстан теңгеси', 'Kazakhstani Tenge'],
    ['тенге', 'теңге', 'tenge'],
  ),
  CNY: currency(
    'CNY',
    '156',
    '¥',
    ['китайский юань', 'кытай юаны', 'Chinese Yuan'],
    ['юань', 'юань', 'yuan'],
  ),
  GBP: currency(
    'GBP',
    '826',
    '£',
    ['британский фунт стерлингов', 'британия фунт стерлинги', 'British Pound'],
    ['фунт', 'фунт', 'pound'],
  ),
  JPY: currency(
    'JPY',
    '392',
    '¥',
    ['японская иена', 'жапан иенасы', 'Japanese Yen'],
    ['иена', 'иена', 'yen'],
    {
      exponent: 0,
    },
  ),
  TRY: currency(
    'TRY',
    '949',
    '₺',
    ['турецкая лира', 'түрк лирасы', 'Turkish Lira'],
    ['лира', 'лира', 'lira'],
    {
      isExotic: true,
    },
  ),
  AED: currency(
    'AED',
    '784',
    'AED',
    ['дирхам ОАЭ', 'БАЭ дирхамы', 'United Arab Emirates Dirham'],
    ['дирхам', 'дирхам', 'dirham'],
    { isExotic: true },
  ),
  UZS: currency(
    'UZS',
    '860',
    'UZS',
    ['узбекский сум', 'өзбек суму', 'Uzbekistani Som'],
    ['сум', 'сум', 'sum'],
    {
      isExotic: true,
    },
  ),
}

/** Every currency of the bank, in the order of the table above. */
export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[]

/** Whether a text is the code of one of them. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencies, text)
}

/** How many minor units make one major unit: 100 for the som, 1 for the yen. */
export function minorPerMajor(code: CurrencyCode): bigint {
  return currencies[code].exponent === 0 ? 1n : 100n
}
