/** What a person does with one document of a batch. */
export type DocumentPlan =
  | 'signed'
  /** Edited as a draft, and then signed. */
  | 'corrected'
  /** Sent, returned, edited, sent again and signed. */
  | 'returned'
  | 'draft'
  | 'deleted'
  /** Sent for signing and left unsigned. */
  | 'unsigned'
  /** Rejected by its signatory. */
  | 'revoked'
  /** Signed for a later day. */
  | 'later'
  /** Signed for a later day, then recalled. */
  | 'recalled'

/** Percent of all documents. */
const planShares: readonly (readonly [number, DocumentPlan])[] = [
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
/** One batch in this many is a single document. */
const singles = 5
const smallestBatch = 5
const largestBatch = 20

/** The batches of a run, the same in every run. */
export function createBatchPlans(): () => readonly DocumentPlan[] {
  let state = 1
  // A linear congruential generator: well mixed enough, and repeatable.
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const documentPlan = (): DocumentPlan => {
    let left = below(100)
    for (const [share, name] of planShares) {
      left -= share
      if (left < 0) return name
    }
    return 'signed'
  }
  return () => {
    if (below(singles) === 0) return [documentPlan()]
    const size = smallestBatch + below(largestBatch - smallestBatch + 1)
    return Array.from({ length: size }, documentPlan)
  }
}
