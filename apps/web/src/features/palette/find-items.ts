import { matchKeyOf } from '@tartip/domain/lists/search-text'
import { decodeWrongLayout } from '@tartip/domain/text/wrong-layout'

interface Findable {
  readonly words: readonly string[]
}

/** What was typed and what the same keys give in the other layout, folded; the typed one first. */
export function variantsOf(query: string): readonly string[] {
  const variants = [query, decodeWrongLayout(query)].map(matchKeyOf)
  return [...new Set(variants)].filter(variant => variant !== '')
}

/**
 * Items that hold every typed word in any of their words, best first: the beginning of a name before the
 * beginning of a word before the middle of one. Equal ones keep their order. Numbers may have spaces inside.
 */
export function findItems<T extends Findable>(
  items: readonly T[],
  query: string,
  most: number,
): readonly T[] {
  const variants = variantsOf(query).map(tokensOf)
  return items
    .map((item, place) => {
      const words = item.words.map(matchKeyOf)
      return { item, place, score: Math.max(0, ...variants.map(tokens => scoreOf(words, tokens))) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, most)
    .map(({ item }) => item)
}

const tokensOf = (text: string): readonly string[] =>
  /^[\d\s]+$/.test(text) ? [text.replace(/\s/g, '')] : text.split(' ')

function scoreOf(words: readonly string[], tokens: readonly string[]): number {
  let sum = 0
  for (const token of tokens) {
    const best = Math.max(0, ...words.map(word => scoreOfWord(word, token)))
    if (best === 0) return 0
    sum += best
  }
  return sum / tokens.length
}

function scoreOfWord(word: string, token: string): number {
  if (word.startsWith(token)) return 4
  if (word.includes(` ${token}`)) return 3
  if (word.endsWith(token)) return 2
  // One letter is in the middle of everything.
  return token.length > 1 && word.includes(token) ? 1 : 0
}
