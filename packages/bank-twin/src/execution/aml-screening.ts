import type { PaymentOrder } from '@tartip/domain/payment/payment-order'
import { foldForSearch } from '@tartip/domain/text/collation'
import { isAlike, pairAlike, shapeOf, type Shape } from './look-alikes.ts'
import { recipientOf } from './order-recipient.ts'

/** The form in which words of the list are kept: case, accents and separators do not matter. */
export const amlWordOf = (text: string): string =>
  lettersOf(text)
    .map(({ letter, before }, place) => (place === 0 || before === 'nothing' ? '' : ' ') + letter)
    .join('')

/**
 * The first stop word in the purpose or a name of the order. Whole words only: «иран» does not match «тиран». A word is
 * found also when look-alike letters or digits stand in it («oрyжиe» with Latin letters, «0ружие»), when separators
 * divide it («ору-жие», «о.р.у.ж.и.е»), and letter by letter («о р у ж и е»).
 */
export function amlHit(order: PaymentOrder, list: readonly string[]): string | undefined {
  const texts = [order.purpose, order.payerName, recipientOf(order).name].map(lettersOf)
  return preparedWords(list).find(({ letters }) => texts.some(text => contains(text, letters)))
    ?.word
}

interface PreparedWord {
  readonly word: string
  readonly letters: readonly Letter[]
}

const preparedLists = new WeakMap<readonly string[], readonly PreparedWord[]>()

/** A batch of orders is screened by one list, which is prepared once. */
function preparedWords(list: readonly string[]): readonly PreparedWord[] {
  const known = preparedLists.get(list)
  if (known) return known
  const prepared = list
    .map(word => ({ word, letters: lettersOf(word) }))
    .filter(({ letters }) => letters.length > 0)
  preparedLists.set(list, prepared)
  return prepared
}

interface Letter {
  readonly letter: string
  readonly shape: Shape
  /** What stands between it and the letter before it: a blank ends a word, a sign inside a word may be put there. */
  readonly before: 'nothing' | 'sign' | 'blank'
  /** Nothing but this letter stands between two separators. */
  readonly isAlone: boolean
}

const separators = /[^\p{L}\p{N}]+/gu
const dividingSigns = /^\s*[-‐-―_*~/\\|+·•]+\s*$/u

/**
 * Letters and digits of a text: small, without accents, invisible signs, letters that only modify others such as «ʼ», and
 * compatibility forms such as full width.
 */
function lettersOf(text: string): readonly Letter[] {
  const folded = foldForSearch(text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Lm}]/gu, ''))
  const gaps = [...folded.matchAll(separators)].map(([gap]) => gap)
  const runs = folded.split(separators)
  return runs.flatMap((run, index) => {
    const gap = gaps[index - 1] ?? ''
    const isSign = dividingSigns.test(gap) || !/\s/.test(gap)
    const letters = [...run]
    return letters.map((letter, place) => ({
      letter,
      shape: shapeOf(letter),
      before: place > 0 ? ('nothing' as const) : isSign ? ('sign' as const) : ('blank' as const),
      isAlone: letters.length === 1,
    }))
  })
}

const contains = (text: readonly Letter[], word: readonly Letter[]): boolean =>
  text.some(({ before }, start) => before !== 'nothing' && matchesFrom(text, start, word))

function matchesFrom(text: readonly Letter[], start: number, word: readonly Letter[]): boolean {
  let place = start
  for (const [index, expected] of word.entries()) {
    const found = text[place]
    if (!found || (index > 0 && !isSameWord(text[place - 1], found, expected))) return false
    const pair = pairAlike(expected.shape)
    const next = text[place + 1]
    if (isAlike(found.shape, expected.shape)) place += 1
    else if (pair && next && isAlike(found.shape, pair[0]) && isAlike(next.shape, pair[1]))
      place += 2
    else return false
  }
  return text[place]?.before !== 'nothing'
}

/** Whether a letter may belong to the word of the one before it, for all that stands between the two. */
const isSameWord = (previous: Letter | undefined, found: Letter, expected: Letter): boolean =>
  found.before !== 'blank' ||
  expected.before !== 'nothing' ||
  (found.isAlone && previous?.isAlone === true)
