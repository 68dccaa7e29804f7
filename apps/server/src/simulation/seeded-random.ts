/** Random numbers that are the same for the same seed. */
export interface SeededRandom {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number
  chance(percent: number): boolean
  /** Throws RangeError for an empty list. */
  pick<T>(list: readonly T[]): T
  /** 16 bytes, for an identifier. */
  bytes(): Uint8Array
}

/** Mulberry32: 32 bits of state are enough to choose people's calls. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    next,
    below,
    chance: percent => next() * 100 < percent,
    pick(list) {
      const item = list[below(list.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    bytes: () => Uint8Array.from({ length: 16 }, () => below(256)),
  }
}
