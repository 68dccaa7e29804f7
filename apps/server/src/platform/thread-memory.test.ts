import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { keepLimitsOfThreads } from './thread-memory.ts'

// That of the process of the tests.
afterAll(() => setFlagsFromString('--max-semi-space-size=64'))

const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 }
const program = `
  const { heap_size_limit } = require('node:v8').getHeapStatistics()
  require('node:worker_threads').parentPort.postMessage(heap_size_limit / 2 ** 20)`

const mostMbOfThread = () =>
  new Promise<number>((resolve, reject) => {
    const thread = new Worker(program, { eval: true, execArgv: [], resourceLimits })
    thread.once('message', resolve)
    thread.once('error', reject)
  })

test('a thread has its own limits of memory, whatever nursery the process was started with', async () => {
  setFlagsFromString('--max-semi-space-size=128')
  keepLimitsOfThreads()
  expect(await mostMbOfThread()).toBe(128 + 48)
})
