/** Loaded by the measured server: at SIGUSR2 it collects garbage and writes how much memory is in use. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.stdout.write(`live-memory ${heapUsed + external}\n`)
})
