/**
 * Names of one kind as a line of text: only the first begins with a capital letter. A word that is
 * written in capitals (QR, SWIFT) keeps them.
 *
 * @param place `sentence` where words stand before the list: then none begins with a capital
 */
export const listed = (names: readonly string[], place: 'line' | 'sentence' = 'line'): string =>
  names.map((name, index) => (index === 0 && place === 'line' ? name : lowered(name))).join(', ')

const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
