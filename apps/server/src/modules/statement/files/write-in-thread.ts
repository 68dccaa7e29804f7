import { Readable } from 'node:stream'
import { MessageChannel, Worker } from 'node:worker_threads'
import { FormatRefusal } from '@tartip/formats/statements/statement-content'

import { createKeptThread } from '../../../platform/kept-thread.ts'
import type { FromWriter, ToWriter } from './serve-file.ts'
import type { StoredBatch } from './stored-operations.ts'
import type { StatementFileOrder } from './write-statement.ts'

export type ReadStoredBatch = (section: number, after: number) => Promise<StoredBatch>

/**
 * The bytes of a file, made outside the event loop; ends with the signal.
 *
 * @throws FormatRefusal when the format cannot say what the statement says
 */
export type WriteStatementFile = (
  order: StatementFileOrder,
  read: ReadStoredBatch,
  signal: AbortSignal,
) => AsyncIterable<Uint8Array>

/**
 * Writers stream, so this is far more than they need. With a smaller nursery a workbook takes longer, with a larger one a
 * PDF holds more than 150 MB (`npm run bench statements`).
 */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 }

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
  return async function* (order, read, signal) {
    signal.throwIfAborted()
    const thread = threads.take()
    // A port for each file: a batch that comes too late belongs to no other one.
    const { port1: port, port2 } = new MessageChannel()
    const post = (message: ToWriter) => port.postMessage(message)
    const ended = new AbortController()
    const parts = new Readable({ objectMode: true, read: () => undefined })
    const fail = (error: Error) => void parts.destroy(error)
    signal.addEventListener('abort', () => fail(signal.reason as Error), {
      once: true,
      signal: ended.signal,
    })
    port.on('message', (message: FromWriter) => {
      switch (message.kind) {
        case 'read':
          read(message.section, message.after).then(
            batch => post({ kind: 'batch', batch }),
            (error: unknown) => fail(error as Error),
          )
          break
        case 'part':
          parts.push(message.bytes)
          break
        case 'refused':
          fail(new FormatRefusal(message.code, message.params))
          break
        case 'done':
          parts.push(null)
      }
    })
    thread.once('error', fail)
    thread.once('exit', code => fail(new Error(`The writer ended with ${code}`)))
    thread.postMessage({ order, port: port2 }, [port2])
    let isFree = false
    try {
      for await (const bytes of parts) {
        yield bytes as Uint8Array
        post({ kind: 'taken' })
      }
      isFree = true
    } catch (error) {
      isFree = error instanceof FormatRefusal
      throw error
    } finally {
      ended.abort()
      port.close()
      // Otherwise it may still be in the middle of the file.
      if (isFree) threads.giveBack(thread)
      else await thread.terminate()
    }
  }
}

export const writeInThread = createThreadWriter(new URL('./write-worker.mjs', import.meta.url), {
  isSource: import.meta.url.endsWith('.ts'),
})
