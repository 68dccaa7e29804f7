import { createHash } from 'node:crypto'

/**
 * Random numbers by name: the nth draw of a name is the same in every run, whatever is drawn in
 * between.
 *
 * @returns 0 ≤ x < 1
 */
export function createKeyedRandom(seed: number): (what: string) => number {
  const drawn = new Map<string, number>()
  return what => {
    const nth = (drawn.get(what) ?? 0) + 1
    drawn.set(what, nth)
    const hash = createHash('sha256').update(`${seed} ${what} ${nth}`).digest()
    return hash.readUInt32BE() / 2 ** 32
  }
}
