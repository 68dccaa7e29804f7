import { Worker } from 'node:worker_threads'

import type { ReadBatch, StatementFileOrder, WrittenFile } from './write-statement.ts'

/** Writes a file outside the event loop; ends with the signal. */
export type WriteStatementFile = (
  order: StatementFileOrder,
  read: ReadBatch,
  signal: AbortSignal,
) => Promise<WrittenFile>

/** The bundle holds the thread translated; from the sources the thread translates itself. */
const isSource = import.meta.url.endsWith('.ts')
const worker = new URL('./write-worker.mjs', import.meta.url)

/** Writers stream, so this is far more than they need. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

export const writeInThread: WriteStatementFile = async (order, read, signal) => {
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

interface ReadRequest {
  readonly kind: 'read'
  readonly section: number
  readonly after: number
}
