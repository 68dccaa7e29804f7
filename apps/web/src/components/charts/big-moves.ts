/** A move counts as big from this part of the whole swing. */
const bigPart = 0.25
/** And only from this part of the balance: an account with little activity has small changes. */
const noticedPart = 0.01
const mostMarks = 3

/** Places of the largest day-to-day moves of a curve: at most three, and only if they stand out. */
export function bigMoves(values: readonly number[]): readonly number[] {
  const swing = Math.max(...values) - Math.min(...values)
  if (!(swing > 0)) return []
  const least = Math.max(swing * bigPart, Math.max(...values.map(Math.abs)) * noticedPart)
  return values
    .map((value, place) => ({ place, move: Math.abs(value - (values[place - 1] ?? value)) }))
    .filter(({ move }) => move >= least)
    .sort((a, b) => b.move - a.move)
    .slice(0, mostMarks)
    .map(({ place }) => place)
    .sort((a, b) => a - b)
}
