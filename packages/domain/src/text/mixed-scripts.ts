/** A word that is written in two alphabets, such as «Бишкек» with a Latin «e». */
export interface MixedWord {
  readonly word: string
  /** The letters of the alphabet that has fewer of them in the word, each once. */
  readonly foreign: string
}

const alphabets = [/\p{Script=Cyrillic}/gu, /\p{Script=Latin}/gu, /\p{Script=Greek}/gu]

/** The first word of a text with letters of more than one alphabet: it may be made to look like another name. */
export function mixedWordOf(text: string): MixedWord | undefined {
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const letters = alphabets
      .map(alphabet => word.match(alphabet) ?? [])
      .filter(found => found.length > 0)
      .sort((a, b) => b.length - a.length)
    const foreign = letters.slice(1).flat()
    if (foreign.length > 0) return { word, foreign: [...new Set(foreign)].join(', ') }
  }
  return undefined
}
