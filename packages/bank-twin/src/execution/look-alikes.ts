import { unicodeConfusables } from './unicode-confusables.ts'

const likenesses = new Map(
  Object.entries(unicodeConfusables).flatMap(([like, signs]) =>
    [...signs].map(sign => [sign, like] as const),
  ),
)

const likenessOf = (sign: string): string => likenesses.get(sign) ?? sign

/** What a letter looks like as a small one and as a capital: К and K are alike as capitals only, г and r as small ones. */
export interface Shape {
  readonly small: string
  readonly capital: string
}

export const shapeOf = (letter: string): Shape => ({
  small: likenessOf(letter.toLowerCase()),
  capital: likenessOf(letter.toUpperCase()),
})

export const isAlike = (a: Shape, b: Shape): boolean =>
  a.small === b.small ||
  a.capital === b.capital ||
  // A small «ь» and a capital b: whoever misleads mixes both.
  a.small === b.capital ||
  a.capital === b.small

/** The two letters that together pass for one, such as «ь» and «i» for «ы»; undefined for most letters. */
export function pairAlike({ small, capital }: Shape): readonly [Shape, Shape] | undefined {
  const [first, second, ...more] = [small, capital].find(shape => [...shape].length === 2) ?? ''
  return first === undefined || second === undefined || more.length > 0
    ? undefined
    : [shapeOf(first), shapeOf(second)]
}
