// A thread of its own, started by print-papers.ts. Plain JavaScript, so that it starts alike from the sources and from
// the bundle.
import { parentPort, workerData } from 'node:worker_threads'

if (workerData.isSource) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { writePapers } = await import('./paper.ts')

parentPort.on('message', async ({ id, file }) => {
  try {
    parentPort.postMessage({ id, pdf: await writePapers(file) })
  } catch (error) {
    parentPort.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
