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

export const removeBlobs =
  ({ blobStore }: { readonly blobStore: { delete(key: string): Promise<void> } }): JobTask =>
  async ({ keys }) => {
    for (const key of keys as readonly string[]) await blobStore.delete(key)
  }
