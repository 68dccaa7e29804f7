import type { Db } from '../db/db.ts'
import type { JobTask } from './job-queue.ts'
import { queueJob } from './store/job-queue-store.ts'

export const removeBlobsTask = 'remove-blobs'

/**
 * Removes files of the blob store when the transaction that removes their rows is committed. As a job, because nobody
 * would find them again after a process was killed or the store was away.
 */
export const queueBlobRemoval = (tx: Db, keys: readonly string[]): Promise<void> =>
  queueJob(tx, { task: removeBlobsTask, payload: { keys } })

interface RemoveBlobsDeps {
  readonly db: Db
  readonly blobStore: { delete(key: string): Promise<void> }
}

/** The store may be away for longer than a job is tried again: then another job follows. */
export const removeBlobs =
  ({ db, blobStore }: RemoveBlobsDeps): JobTask =>
  async ({ keys }, { isLastAttempt }) => {
    const all = keys as readonly string[]
    try {
      for (const key of all) await blobStore.delete(key)
    } catch (error) {
      if (isLastAttempt) await queueBlobRemoval(db, all)
      throw error
    }
  }
