import { setFlagsFromString } from 'node:v8'

/**
 * `--max-semi-space-size` is meant for the main thread, whose heap has it by now. A thread would take it in place of its
 * own `maxYoungGenerationSizeMb`: with a nursery as large as all else it may hold, V8 collects its whole heap every few
 * megabytes, in helper threads that stand in the way of calls.
 */
export function keepLimitsOfThreads(): void {
  setFlagsFromString('--max-semi-space-size=0')
}
