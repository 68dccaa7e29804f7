import type { StoredBatch } from './stored-operations.ts'
import type { ReadStoredBatch } from './write-in-thread.ts'

/** Batches that are read before the writer requests them, so that neither waits for the other. */
const mostAhead = 3

/** The same operations, read in the order in which a writer requests them. */
export function readAhead(read: ReadStoredBatch): ReadStoredBatch {
  let begun: number | undefined
  let ahead: Promise<StoredBatch>[] = []
  return (section, after) => {
    if (section !== begun || after === 0) {
      begun = section
      ahead = [read(section, after)]
    }
    const [next = read(section, after)] = ahead
    while (ahead.length <= mostAhead) {
      const following = (ahead.at(-1) ?? next).then(batch =>
        batch.texts.length === 0 ? batch : read(section, batch.last),
      )
      // What fails is seen when it is requested.
      following.catch(() => undefined)
      ahead.push(following)
    }
    ahead = ahead.slice(1)
    return next
  }
}
