import { createHash } from 'node:crypto'

/**
 * Ids of a big world's transfers: UUIDs of version 8 that begin with the time, so that neighbours in time
 * lie side by side in an index, and end with a number, so that no two are the same. The same seed gives
 * the same ids.
 */
export function createTransferIds(seed: string): (at: number) => string {
  const hash = createHash('sha256').update(`transfers ${seed}`).digest('hex')
  const middle = `8${hash.slice(0, 3)}-8${hash.slice(3, 6)}`
  let count = 0
  return at => {
    count += 1
    const time = at.toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-${middle}-${count.toString(16).padStart(12, '0')}`
  }
}
