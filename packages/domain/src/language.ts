import type { Params } from './result.ts'
import { noBreakSpace } from './text/blanks.ts'

/** The language as browsers know it: Kyrgyz is `ky` (`kg` would be Kongo). */
export type Language = 'ru' | 'ky' | 'en'

/** The language as it is stored and sent (specification, section 2). */
export type StoredLanguage = 'RU' | 'KG' | 'ENG'

export type LocalizedText = Readonly<Record<Language, string>>

/** In the order in which the language switch offers them; Russian is the default. */
export const languages: readonly Language[] = ['ru', 'ky', 'en']

/** How each language calls itself, so that it is found by its speaker. */
export const languageNames: Readonly<Record<Language, string>> = {
  ru: 'Русский',
  ky: 'Кыргызча',
  en: 'English',
}

const storedByLanguage: Readonly<Record<Language, StoredLanguage>> = {
  ru: 'RU',
  ky: 'KG',
  en: 'ENG',
}

const languageByStored: Readonly<Record<StoredLanguage, Language>> = {
  RU: 'ru',
  KG: 'ky',
  ENG: 'en',
}

/** The language of a preference as the browser keeps it (RU, KG, ENG). */
export function languageOfStored(stored: StoredLanguage): Language {
  return languageByStored[stored]
}

/** How the browser keeps a language. */
export function storedOfLanguage(language: Language): StoredLanguage {
  return storedByLanguage[language]
}

/** What no line may part: a number and its sign, an amount and its currency, a size or a share and its unit. */
const besidePlace =
  /(?<=№|\bNo\.) (?=\{)|(?<=\}) (?=(?:%|[КМГ]Б|[KMG]B|[A-Z]{3})(?!\p{L})|\{currency\})/gu

/** A text for the screen or for paper with the parameters in its `{name}` places. */
export const fillTemplate = (text: string, params: Params): string =>
  fillPlaces(text.replace(besidePlace, noBreakSpace), params)

/**
 * The same for texts that are kept and sent as data, which have plain blanks. A place without a parameter stays as
 * it is, so that a forgotten parameter is seen and not silently swallowed.
 */
export function fillPlaces(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  )
}

/** A code in words; one that no release knows stays as it is. */
export function wordsOfCode(
  names: Readonly<Record<string, LocalizedText>>,
  code: string,
  language: Language,
): string {
  return (Object.hasOwn(names, code) ? names[code]?.[language] : undefined) ?? code
}
