import { parseTypedAmount } from '../money/typed-amount.ts'
import { toDecimal } from '../money/decimal.ts'
import { withoutBlanks } from '../text/blanks.ts'
import { foldForSearch } from '../text/collation.ts'
import { sanitisePurpose } from '../text/purpose.ts'
import { decodeWrongLayout } from '../text/wrong-layout.ts'

/**
 * The form in which texts of documents are kept for the search and searched for: first cleaned as a
 * purpose is before it is stored (`№ 12` is stored as `NO 12`), then folded. Fold both sides.
 */
export const searchKeyOf = (text: string): string => foldForSearch(sanitisePurpose(text))

/** Some put a blank after the number sign, some none: «счёт № 12», «счёт №12». */
const signOfNumber = /(?<!\p{L})no ?(?=\d)/gu

/** Some join two words with a hyphen, some put a blank between them: «Ала-Тоо», «Ала Тоо». A number is no word. */
const betweenWords = /(?<=\p{L})[ -](?=\p{L})(?!no ?\d)/gu

/** What is typed or pasted, without what a text processor puts into a word that may be cut at the end of a line. */
const withoutSoftHyphens = (typed: string): string => typed.replaceAll('\u00AD', '')

/**
 * For texts that are kept without a key: neither a blank after the number sign nor a hyphen between words makes a
 * difference. Fold both sides.
 */
export const matchKeyOf = (text: string): string =>
  searchKeyOf(withoutSoftHyphens(text)).replace(signOfNumber, 'no').replace(betweenWords, ' ')

/** So many places of one key are spelled in each way, each for itself; those after them as they are written. */
const mostSpelled = { numbers: 3, joinedWords: 2 }

/**
 * A key and how else a stored key may spell it: each number with a blank after its sign, or none; two words with a
 * hyphen between them, or a blank.
 */
export function spellingsOf(key: string): readonly string[] {
  let spellings: readonly string[] = [key]
  const spell = (pattern: RegExp, most: number, ways: readonly [string, string]) => {
    for (let nth = 0; nth < most; nth += 1) {
      spellings = spellings.flatMap(each => [
        each,
        ...ways.map(way => withNth(each, pattern, nth, way)),
      ])
    }
  }
  spell(signOfNumber, mostSpelled.numbers, ['no', 'no '])
  spell(betweenWords, mostSpelled.joinedWords, [' ', '-'])
  return [...new Set(spellings)]
}

function withNth(key: string, pattern: RegExp, nth: number, by: string): string {
  let seen = -1
  return key.replace(pattern, found => {
    seen += 1
    return seen === nth ? by : found
  })
}

/** What one typed text may mean. Whatever is undefined cannot be meant. */
export interface SearchTerm {
  /** Part of a name or a purpose. */
  readonly text: string
  /** The same in every spelling in which it may be stored. */
  readonly texts: readonly string[]
  /** Part of a document number or of an account, without the blanks and hyphens it was grouped by. */
  readonly digits: string | undefined
  /** Amounts in major units as wire decimals, both ends included: without tyiyn the amount may have any. */
  readonly amount: { readonly from: string; readonly to: string } | undefined
}

/** `№ 777034`, `no. 777034` and `п/п 777034` mean the document number alone. */
const numberSign = /^(?:п\/?п\.?\s*)?(?:№|#|n[o°º]?\.?)?\s*(?=\d)/i

/** For texts that are not stored: Latin letters are found without their marks, Türkiye by `turk`. */
const plainKeyOf = (text: string): string =>
  matchKeyOf(
    text
      .normalize('NFD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC'),
  )

/** Whether one of few texts holds what was typed, or its digits, however either of them is grouped. */
export function holdsTerm(texts: readonly string[], typed: string): boolean {
  const { digits } = searchTermOf(typed)
  const text = plainKeyOf(typed)
  return texts
    .map(plainKeyOf)
    .some(
      key =>
        key.includes(text) || (digits !== undefined && key.replaceAll(' ', '').includes(digits)),
    )
}

/**
 * How near one of few texts is to what was typed, the nearest first: equal to it, begins with it, has a word that
 * begins with it, holds it.
 */
export function nearnessOf(texts: readonly string[], typed: string): number {
  const text = plainKeyOf(typed)
  const ranks = texts.map(plainKeyOf).map(key => {
    if (key === text) return 0
    if (key.startsWith(text)) return 1
    return ` ${key}`.includes(` ${text}`) ? 2 : 3
  })
  return Math.min(...ranks)
}

/** Whether a text holds every typed word, in any order. */
export function holdsWords(text: string, typed: string): boolean {
  const key = matchKeyOf(text)
  return matchKeyOf(typed)
    .split(' ')
    .every(word => key.includes(word))
}

const fewestDigits = 3

/** Whether a person has every typed word in the name, or the typed digits in one of their numbers. */
export function isPersonFound(
  { fullName, numbers }: { readonly fullName: string; readonly numbers: readonly string[] },
  typed: string,
): boolean {
  if (holdsWords(fullName, typed)) return true
  const digits = typed.replace(/\D/g, '')
  return digits.length >= fewestDigits && numbers.some(number => number.includes(digits))
}

/** The tyiyn of an amount in each notation: `1 250,5`, `1250.50`, `1250-50`, `1250=`. */
const hasTyiyn = /[.,]\d{1,2}(?!\d)|[-=]/
const mostTyiyn = 99n

/** Reads a search box: a name, a purpose, a number, an account in groups or an amount. */
export function searchTermOf(typedText: string): SearchTerm {
  const typed = withoutSoftHyphens(typedText)
  const compact = withoutBlanks(typed.trim().replace(numberSign, '')).replace(/-/g, '')
  const amount = /\d/.test(typed) ? parseTypedAmount(typed, 'KGS') : undefined
  const text = searchKeyOf(typed)
  return {
    text,
    texts: spellingsOf(text),
    digits: /^\d+$/.test(compact) ? compact : undefined,
    amount: amount?.ok
      ? {
          from: toDecimal(amount.value, 'KGS'),
          to: toDecimal(hasTyiyn.test(typed) ? amount.value : amount.value + mostTyiyn, 'KGS'),
        }
      : undefined,
  }
}

/** What the same keys give in the other keyboard layout; undefined for a text without words. */
export function otherLayoutOf(typed: string): string | undefined {
  const other = decodeWrongLayout(typed)
  return /\p{L}/u.test(typed) && other !== typed ? other : undefined
}
