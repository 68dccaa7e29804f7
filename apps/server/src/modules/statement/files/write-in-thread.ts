import { MessageChannel, Worker } from 'node:worker_threads'

import { createKeptThread } from '../../../platform/kept-thread.ts'
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

/**
 * A thread reads its programs once and serves one file after the other; where all are at work, another one is started.
 *
 * @param isSource when the thread has to translate itself; the bundle holds it translated
 */
export function createThreadWriter(
  worker: URL,
  { isSource }: { readonly isSource: boolean },
): WriteStatementFile {
  const threads = createKeptThread(
    () => new Worker(worker, { workerData: { isSource }, execArgv: [], resourceLimits }),
  )
  return async (order, read, signal) => {
    signal.throwIfAborted()
    const thread = threads.take()
    // A port for each file: a batch that comes too late belongs to no other one.
    const { port1: port, port2 } = new MessageChannel()
    const ended = new AbortController()
    try {
      const written = await new Promise<WrittenFile>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), {
          once: true,
          signal: ended.signal,
        })
        port.on('message', (message: WrittenFile | ReadRequest) => {
          if (message.kind !== 'read') return resolve(message)
          read(message.section, message.after).then(batch => port.postMessage(batch), reject)
        })
        thread.once('error', reject)
        thread.once('exit', code => reject(new Error(`The writer ended with ${code}`)))
        thread.postMessage({ order, port: port2 }, [port2])
      })
      threads.giveBack(thread)
      return written
    } catch (error) {
      // It may still be in the middle of the file.
      await thread.terminate()
      throw error
    } finally {
      ended.abort()
      port.close()
    }
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
