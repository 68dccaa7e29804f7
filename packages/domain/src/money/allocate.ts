/**
 * Divides an amount by weights without making or losing a minor unit. Each part first gets its share
 * cut towards zero; what remains is handed out one minor unit at a time to the parts that lost most
 * by the cut, the earlier part first when they lost the same.
 */
export function allocate(amountMinor: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total <= 0n || weights.some(weight => weight < 0n)) {
    throw new RangeError('Weights are not negative, and one of them is above zero')
  }
  const sign = amountMinor < 0n ? -1n : 1n
  const size = amountMinor * sign
  const parts = weights.map(weight => (size * weight) / total)
  const losses = weights.map((weight, index) => ({ index, lost: (size * weight) % total }))
  let left = size - parts.reduce((sum, part) => sum + part, 0n)
  losses.sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1))
  for (const { index } of losses) {
    if (left === 0n) break
    parts[index] = (parts[index] ?? 0n) + 1n
    left -= 1n
  }
  return parts.map(part => part * sign)
}

/** Divides an amount into equal parts; the first parts carry the minor units that do not divide. */
export function splitEvenly(amountMinor: bigint, parts: number): bigint[] {
  // How many parts, not how much money.
  // oxlint-disable-next-line no-restricted-globals
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError('At least one part')
  return allocate(
    amountMinor,
    Array.from({ length: parts }, () => 1n),
  )
}
