/** Above this no scale word is known; an int8 column of minor units stays below it. */
const limit = 10n ** 18n

export interface Triad {
  /** 1 to 999. */
  readonly value: number
  /** 0 for units, 1 for thousands, 2 for millions. */
  readonly power: number
}

/** Splits a number that is not negative into its groups of three, the highest first, without empty ones. */
export function triadsOf(number: bigint): Triad[] {
  if (number < 0n || number >= limit) throw new RangeError(`No words for ${number}`)
  const triads: Triad[] = []
  for (let rest = number, power = 0; rest > 0n; rest /= 1000n, power += 1) {
    // Below a thousand, to look words up by.
    // oxlint-disable-next-line no-restricted-globals
    const value = Number(rest % 1000n)
    if (value > 0) triads.unshift({ value, power })
  }
  return triads
}
