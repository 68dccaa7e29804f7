import type { Language } from '@tartip/domain/language'

export type PluralForm = 'one' | 'few' | 'many' | 'other'

/**
 * The form of a counted word, by the cardinal rules of CLDR for whole numbers. Written out, because
 * browsers may lack Kyrgyz rules and then answer with those of another language.
 */
export function pluralForm(language: Language, count: number): PluralForm {
  if (language !== 'ru') return count === 1 ? 'one' : 'other'
  if (!Number.isInteger(count)) return 'other'
  const ones = Math.abs(count) % 10
  const tens = Math.abs(count) % 100
  if (ones === 1 && tens !== 11) return 'one'
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many'
}
