import { createHash } from 'node:crypto'

/**
 * Chance by name: the nth question about a thing has the same answer in every run, whatever was asked in
 * between. For calls whose order the database decides.
 *
 * @returns 0 ≤ x < 1
 */
export function createKeyedRandom(seed: number): (what: string) => number {
  const asked = new Map<string, number>()
  return what => {
    const nth = (asked.get(what) ?? 0) + 1
    asked.set(what, nth)
    const hash = createHash('sha256').update(`${seed} ${what} ${nth}`).digest()
    return hash.readUInt32BE() / 2 ** 32
  }
}
