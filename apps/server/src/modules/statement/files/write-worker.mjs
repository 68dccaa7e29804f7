// A thread of its own, started by write-in-thread.ts. Plain JavaScript, so that it starts alike from the sources and
// from the bundle, into which the writers are translated.
import { parentPort, workerData } from 'node:worker_threads'

const { isSource, ...order } = workerData
if (isSource) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { batchOfText } = await import('./stored-operations.ts')
const { writeStatement } = await import('./write-statement.ts')

/** @type {((batch: import('./stored-operations.ts').StoredBatch) => void)[]} */
const waiting = []
parentPort.on('message', batch => waiting.shift()?.(batch))

const read = (section, after) =>
  new Promise(resolve => {
    waiting.push(batch => resolve(batchOfText(batch)))
    parentPort.postMessage({ kind: 'read', section, after })
  })

parentPort.postMessage(await writeStatement(order, read))
parentPort.close()
