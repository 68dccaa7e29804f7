import type { MessagePort } from 'node:worker_threads'
import { FormatRefusal } from '@tartip/formats/statements/statement-content'

import { batchOfTexts, type StoredBatch } from './stored-operations.ts'
import { writeStatement, type OperationBatch, type StatementFileOrder } from './write-statement.ts'

/** What the thread says about the file that it writes. */
export type FromWriter =
  | { readonly kind: 'read'; readonly section: number; readonly after: number }
  | { readonly kind: 'part'; readonly bytes: Uint8Array }
  | { readonly kind: 'done' }
  | ({ readonly kind: 'refused' } & Pick<FormatRefusal, 'code' | 'params'>)

/** `taken`: one part has gone where it belongs. */
export type ToWriter =
  | { readonly kind: 'batch'; readonly batch: StoredBatch }
  | { readonly kind: 'taken' }

/** Parts that are not taken yet; the thread waits rather than fill the memory. */
const mostUntaken = 4

/** Writes a file inside of the thread: requests the operations over the port and gives the bytes away over it. */
export async function serveFile(order: StatementFileOrder, port: MessagePort): Promise<void> {
  const post = (message: FromWriter, given: ArrayBufferLike[] = []) =>
    port.postMessage(message, given as ArrayBuffer[])
  const waiting: ((batch: OperationBatch) => void)[] = []
  let untaken = 0
  let onTaken = () => {}
  port.on('message', (message: ToWriter) => {
    if (message.kind === 'batch') return waiting.shift()?.(batchOfTexts(message.batch))
    untaken -= 1
    onTaken()
  })
  const read = (section: number, after: number) =>
    new Promise<OperationBatch>(resolve => {
      waiting.push(resolve)
      post({ kind: 'read', section, after })
    })
  try {
    for await (const bytes of inParts(writeStatement(order, read))) {
      untaken += 1
      post({ kind: 'part', bytes }, [bytes.buffer])
      while (untaken >= mostUntaken) await new Promise<void>(resolve => (onTaken = resolve))
    }
    post({ kind: 'done' })
  } catch (error) {
    if (!(error instanceof FormatRefusal)) throw error
    post({ kind: 'refused', code: error.code, params: error.params })
  }
  port.close()
}

const partBytes = 512 * 1024

/** Each part is a message, so small ones are joined. Its buffer is given away with it and belongs to nothing else. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let some: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    some.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield joined(some, size)
    some = []
    size = 0
  }
  if (size > 0) yield joined(some, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks
  // A large chunk has a buffer of its own, which can be given away without a copy.
  if (chunks.length === 1 && first?.buffer.byteLength === size) return first
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
