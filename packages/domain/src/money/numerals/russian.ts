import type { RussianNoun } from '../currency-words.ts'
import { triadsOf } from './thousands.ts'

type Gender = RussianNoun['gender']

const masculine = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const feminine = ['', 'одна', 'две', ...masculine.slice(3)]
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]

const scales: readonly RussianNoun[] = [
  { forms: ['тысяча', 'тысячи', 'тысяч'], gender: 'feminine' },
  { forms: ['миллион', 'миллиона', 'миллионов'], gender: 'masculine' },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], gender: 'masculine' },
  { forms: ['триллион', 'триллиона', 'триллионов'], gender: 'masculine' },
  { forms: ['квадриллион', 'квадриллиона', 'квадриллионов'], gender: 'masculine' },
]

/** 1 платёж, 2 платежа, 5 платежей, 11 платежей, 21 платёж. */
export function russianForm(count: bigint, forms: RussianNoun['forms']): string {
  const lastTwo = count % 100n
  const last = count % 10n
  if (lastTwo >= 11n && lastTwo <= 14n) return forms[2]
  if (last === 1n) return forms[0]
  return last >= 2n && last <= 4n ? forms[1] : forms[2]
}

/** A whole number in words; the gender is that of the noun that follows: «одна иена», «один сом». */
export function russianNumber(number: bigint, gender: Gender): string {
  if (number === 0n) return 'ноль'
  return triadsOf(number)
    .map(({ value, power }) => {
      const scale = scales[power - 1]
      if (!scale) return triad(value, gender)
      return `${triad(value, scale.gender)} ${russianForm(BigInt(value), scale.forms)}`
    })
    .join(' ')
}

function triad(value: number, gender: Gender): string {
  const rest = value % 100
  const units = gender === 'feminine' ? feminine : masculine
  const lower =
    rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], units[rest % 10]]
  return [hundreds[Math.floor(value / 100)], ...lower].filter(word => word).join(' ')
}
