/** How much of a term is over, in whole percent, for a drawn line and nothing else. */
export function termPart({
  termDays,
  daysLeft,
}: {
  readonly termDays?: number | null
  readonly daysLeft?: number | null
}): number {
  if (!termDays) return 0
  const gone = termDays - (daysLeft ?? 0)
  return Math.min(Math.max(Math.round((gone / termDays) * 100), 0), 100)
}
