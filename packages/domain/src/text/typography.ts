/** What word processors put in by themselves, and what the payment systems' alphabet has in its place. */
const replacements: readonly (readonly [signs: RegExp, text: string])[] = [
  [/[«»“”„‟]/g, '"'],
  [/[’‘‚‛]/g, "'"],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
]

/** Quotes, apostrophes, dashes and the ellipsis as they stand on a keyboard. */
export function withPlainTypography(text: string): string {
  return replacements.reduce((sum, [signs, by]) => sum.replace(signs, by), text)
}
