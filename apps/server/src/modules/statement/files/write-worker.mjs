// A thread of its own, started by write-in-thread.ts. Plain JavaScript, so that it starts alike from the sources and
// from the bundle, into which the writers are translated.
import { parentPort, workerData } from 'node:worker_threads'

import { yieldToCalls } from '../../../platform/yield-to-calls.mjs'

yieldToCalls()

if (workerData.isSource) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { batchOfText } = await import('./stored-operations.ts')
const { writeStatement } = await import('./write-statement.ts')

parentPort.on('message', async ({ order, port }) => {
  /** @type {((batch: import('./stored-operations.ts').StoredBatch) => void)[]} */
  const waiting = []
  port.on('message', batch => waiting.shift()?.(batch))
  const written = await writeStatement(
    order,
    (section, after) =>
      new Promise(resolve => {
        waiting.push(batch => resolve(batchOfText(batch)))
        port.postMessage({ kind: 'read', section, after })
      }),
  )
  port.postMessage(written)
  port.close()
})
