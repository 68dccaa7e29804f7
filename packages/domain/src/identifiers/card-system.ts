/** Payment systems of cards (specification 1, section 9). */
export type CardSystem = 'CUP' | 'ELCRD' | 'MCard' | 'VISA'

/** First digits by which the systems know their cards. */
const beginnings: readonly (readonly [RegExp, CardSystem])[] = [
  [/^9417/, 'ELCRD'],
  [/^62/, 'CUP'],
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MCard'],
]

/** The system of a card by the first digits of its number, masked or whole; `undefined` when it is unknown. */
export function cardSystemOf(cardNumber: string): CardSystem | undefined {
  return beginnings.find(([beginning]) => beginning.test(cardNumber))?.[1]
}
