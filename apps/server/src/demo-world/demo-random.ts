import { createHash } from 'node:crypto'

/** Repeatable random choices: the same seed builds the same world on every machine. */
export interface DemoRandom {
  /** An integer from `from` to `to`, both included. */
  integer(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** True in about `percent` of a hundred calls. */
  chance(percent: number): boolean
}

/** mulberry32: small, well distributed, and the same in every engine. Not for secrets. */
export function createDemoRandom(seed: string): DemoRandom {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const integer = (from: number, to: number): number => from + (next() % (to - from + 1))
  return {
    integer,
    chance: percent => integer(1, 100) <= percent,
    pick(list) {
      const chosen = list[integer(0, list.length - 1)]
      if (chosen === undefined) throw new RangeError('Nothing to pick from')
      return chosen
    },
  }
}
