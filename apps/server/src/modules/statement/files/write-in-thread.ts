import { Worker } from 'node:worker_threads'

import type { StoredBatch } from './stored-operations.ts'
import type { StatementFileOrder, WrittenFile } from './write-statement.ts'

export type ReadStoredBatch = (section: number, after: number) => Promise<StoredBatch>

/** Writes a file outside the event loop; ends with the signal. */
export type WriteStatementFile = (
  order: StatementFileOrder,
  read: ReadStoredBatch,
  signal: AbortSignal,
) => Promise<WrittenFile>

/** Writers stream, so this is far more than they need. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

/** `isSource` when the thread has to translate itself; the bundle holds it translated. */
export const createThreadWriter =
  (worker: URL, { isSource }: { readonly isSource: boolean }): WriteStatementFile =>
  async (order, read, signal) => {
    signal.throwIfAborted()
    const thread = new Worker(worker, {
      workerData: { ...order, isSource },
      execArgv: [],
      resourceLimits,
    })
    const ended = new AbortController()
    try {
      return await new Promise<WrittenFile>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), {
          once: true,
          signal: ended.signal,
        })
        thread.on('message', (message: WrittenFile | ReadRequest) => {
          if (message.kind !== 'read') return resolve(message)
          read(message.section, message.after).then(batch => thread.postMessage(batch), reject)
        })
        thread.once('error', reject)
        thread.once('exit', code => reject(new Error(`The writer ended with ${code}`)))
      })
    } finally {
      ended.abort()
      await thread.terminate()
    }
  }

export const writeInThread = createThreadWriter(new URL('./write-worker.mjs', import.meta.url), {
  isSource: import.meta.url.endsWith('.ts'),
})

interface ReadRequest {
  readonly kind: 'read'
  readonly section: number
  readonly after: number
}
