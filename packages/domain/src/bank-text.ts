import { fillPlaces, type Language, languages, type LocalizedText } from './language.ts'
import type { Params } from './result.ts'

/**
 * What a bank says on one occasion: why it has arrested an account, what it has booked. Russian is always there,
 * because every client of the bank can be notified in it; an officer may give no more. A language that is
 * missing is answered in Russian.
 */
export interface BankText {
  readonly ru: string
  readonly ky?: string
  readonly en?: string
}

/**
 * A text in which either somebody speaks or the bank: a purpose, a counterparty. A plain text is somebody's own
 * words and is shown to everybody as it was written; the bank's own come as `BankText`.
 */
export type Words = string | BankText

/** How a text reads to somebody: own words as they are, the bank's in their language. */
export function wordsIn(words: Words, language: Language): string {
  return typeof words === 'string' ? words : (words[language] ?? words.ru)
}

/** Whether something that was kept as JSON is a text of the bank. */
export function isBankText(value: unknown): value is BankText {
  return (
    typeof value === 'object' && value !== null && 'ru' in value && typeof value.ru === 'string'
  )
}

/** Everything a text can be found by: own words once, the bank's in each language that it has. */
export function allWordsOf(words: Words): readonly string[] {
  if (typeof words === 'string') return [words]
  return languages.flatMap(language => words[language] ?? [])
}

/** What the bank says of something, in all languages: a purpose, a reason. It is kept and sent. */
export function fillTexts(template: LocalizedText, params: Params): LocalizedText {
  const { ru, ky, en } = template
  return {
    ru: fillPlaces(ru, params),
    ky: fillPlaces(ky, params),
    en: fillPlaces(en, params),
  }
}

/** The languages of a bank's text beside Russian. */
export type OtherLanguages = Omit<BankText, 'ru'>

/**
 * How words are kept: the text itself, which for the bank's own is the Russian one, and beside it the other languages.
 * Nothing beside it means somebody's own words; a bank that gave Russian alone has an empty object.
 */
export interface StoredWords {
  readonly text: string
  readonly other: OtherLanguages | undefined
}

/** Takes words apart for two columns. */
export function storedWordsOf(words: Words): StoredWords {
  if (typeof words === 'string') return { text: words, other: undefined }
  const { ru, ...other } = words
  return { text: ru, other }
}

/** Words from their two columns. */
export function wordsOfStored(text: string, other: OtherLanguages | null | undefined): Words {
  return other ? bankTextOfStored(text, other) : text
}

/** What can only be the bank's: texts from before it spoke three languages have Russian alone. */
export function bankTextOfStored(text: string, other: OtherLanguages | null | undefined): BankText {
  return { ...other, ru: text }
}

/** A name of a catalogue from its two columns; rows from before three languages have Russian in all of them. */
export function catalogueTextOfStored(
  text: string,
  other: OtherLanguages | null | undefined,
): LocalizedText {
  return { ru: text, ky: other?.ky ?? text, en: other?.en ?? text }
}

/**
 * What an officer has typed, in the shape in which the bank says it. Blanks around it are no part of it, and a language
 * that they left blank is missing.
 */
export function bankTextOf(words: Words): BankText {
  if (typeof words === 'string') return { ru: words.trim() }
  const ky = words.ky?.trim()
  const en = words.en?.trim()
  return { ru: words.ru.trim(), ...(ky ? { ky } : {}), ...(en ? { en } : {}) }
}
