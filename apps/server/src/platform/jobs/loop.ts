import type { Logger } from 'pino'

export interface LoopOptions {
  name: string
  /** The pause after a run that found nothing to do. */
  everyMs: number
  /** Does a bounded batch and answers how many items it handled; above 0 it runs again at once. */
  run: () => Promise<number>
  logger: Pick<Logger, 'error'>
}

export interface Loop {
  start(): void
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>
  /** Runs now instead of at the end of the pause. */
  wake(): void
}

const longestPauseMs = 30_000

/** A job that repeats itself, one run at a time; after failures it waits longer and longer. */
export function createLoop(options: LoopOptions): Loop {
  let isStopped = true
  let isWoken = false
  let running: Promise<void> = Promise.resolve()
  let endPause: () => void = () => undefined

  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const repeat = async () => {
    let failures = 0
    while (!isStopped) {
      isWoken = false
      let handled = 0
      try {
        handled = await options.run()
        failures = 0
      } catch (error) {
        failures += 1
        options.logger.error({ err: error, job: options.name, failures }, 'job failed')
      }
      if (isStopped) return
      if (failures > 0) await pause(Math.min(options.everyMs * 2 ** failures, longestPauseMs))
      else if (handled === 0 && !isWoken) await pause(options.everyMs)
    }
  }

  return {
    start() {
      if (!isStopped) return
      isStopped = false
      running = running.then(repeat)
    },
    async stop() {
      isStopped = true
      endPause()
      await running
    },
    wake() {
      isWoken = true
      endPause()
    },
  }
}
