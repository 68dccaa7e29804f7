/** What a person means to do with one document of a batch. */
export type Fate =
  | 'signed'
  /** Edited as a draft, and then signed. */
  | 'corrected'
  /** Sent, returned, edited, sent again and signed. */
  | 'returned'
  | 'draft'
  | 'deleted'
  /** Sent for signing, and nobody signs it. */
  | 'unsigned'
  /** Rejected by its signatory. */
  | 'revoked'
  /** Signed for a later day, and waits for it. */
  | 'later'
  /** Signed for a later day, and taken back. */
  | 'recalled'

/** Out of a hundred documents. */
const fates: readonly (readonly [number, Fate])[] = [
  [62, 'signed'],
  [3, 'corrected'],
  [3, 'returned'],
  [18, 'draft'],
  [2, 'deleted'],
  [4, 'unsigned'],
  [2, 'revoked'],
  [3, 'later'],
  [3, 'recalled'],
]
/** One call in so many is for a single document; the others are batches. */
const singles = 5
const smallestBatch = 5
const largestBatch = 20

/** What the people of a run do, batch after batch, the same in every run. */
export function createBatchPlans(): () => readonly Fate[] {
  let state = 1
  // A linear congruential generator: enough to mix, and every run does the same.
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const fate = (): Fate => {
    let left = below(100)
    for (const [share, name] of fates) {
      left -= share
      if (left < 0) return name
    }
    return 'signed'
  }
  return () => {
    if (below(singles) === 0) return [fate()]
    const size = smallestBatch + below(largestBatch - smallestBatch + 1)
    return Array.from({ length: size }, fate)
  }
}
