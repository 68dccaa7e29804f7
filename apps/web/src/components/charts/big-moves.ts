/** A move counts as big from this part of the whole swing. */
const bigPart = 0.25
const mostMarks = 3

/** Places of the largest day-to-day moves of a curve: at most three, and only if they stand out. */
export function bigMoves(values: readonly number[]): readonly number[] {
  const swing = Math.max(...values) - Math.min(...values)
  if (!(swing > 0)) return []
  return values
    .map((value, place) => ({ place, move: Math.abs(value - (values[place - 1] ?? value)) }))
    .filter(({ move }) => move >= swing * bigPart)
    .sort((a, b) => b.move - a.move)
    .slice(0, mostMarks)
    .map(({ place }) => place)
    .sort((a, b) => a - b)
}
