// A thread of its own, started by write-in-thread.ts. Plain JavaScript, so that it starts alike from the sources and
// from the bundle, into which the writers are translated.
import { parentPort, workerData } from 'node:worker_threads'

import { yieldToCalls } from '../../../platform/yield-to-calls.mjs'

yieldToCalls()

if (workerData.isSource) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { serveFile } = await import('./serve-file.ts')

parentPort.on('message', ({ order, port }) => serveFile(order, port))
