import type { Logger } from 'pino'

export interface LoopOptions {
  name: string
  /** The pause after a run that found nothing to do. */
  everyMs: number
  /** While run after run finds nothing, the pause doubles up to this; it never grows when left out. */
  idleMs?: number
  /**
   * The shortest rest after a run that had work or was woken; 0 when left out. An idle job begins at once
   * when it is woken; a busy one collects work, so that a hundred wakes are a few runs and not a hundred.
   */
  coalesceMs?: number
  /** A run that handled so many has left more behind and is followed by the next without a rest. */
  fullBatch?: number
  /** Does a bounded batch and answers how many items it handled; above 0 it runs again without a pause. */
  run: () => Promise<number>
  logger: Pick<Logger, 'error'>
}

export interface Loop {
  start(): void
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>
  /** Runs now, or after the rest, instead of at the end of the pause. */
  wake(): void
}

const longestPauseMs = 30_000

/** A job that repeats itself, one run at a time; after failures it waits longer and longer. */
export function createLoop(options: LoopOptions): Loop {
  const {
    everyMs,
    idleMs = everyMs,
    coalesceMs = 0,
    fullBatch = Number.POSITIVE_INFINITY,
  } = options
  let isStopped = true
  let isWoken = false
  let running: Promise<void> = Promise.resolve()
  const pause = createPause()
  const rest = createPause()

  const runOnce = async (
    failuresBefore: number,
  ): Promise<{ handled: number; failures: number }> => {
    try {
      return { handled: await options.run(), failures: 0 }
    } catch (error) {
      const failures = failuresBefore + 1
      options.logger.error({ err: error, job: options.name, failures }, 'job failed')
      return { handled: 0, failures }
    }
  }

  const repeat = async () => {
    let failures = 0
    let idleRuns = 0
    while (!isStopped) {
      const wasWoken = isWoken
      isWoken = false
      const outcome = await runOnce(failures)
      failures = outcome.failures
      const isBusy = wasWoken || isWoken || outcome.handled > 0
      idleRuns = isBusy ? 0 : idleRuns + 1
      const isFull = outcome.handled >= fullBatch
      if (coalesceMs > 0 && isBusy && !isFull && !isStopped) await rest.of(coalesceMs)
      if (isStopped) return
      if (failures > 0) await pause.of(Math.min(everyMs * 2 ** failures, longestPauseMs))
      else if (outcome.handled === 0 && !isWoken) {
        await pause.of(Math.min(everyMs * 2 ** Math.max(idleRuns - 1, 0), idleMs))
      }
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
      pause.end()
      rest.end()
      await running
    },
    wake() {
      isWoken = true
      pause.end()
    },
  }
}

/** A wait that can be ended early. */
function createPause() {
  let end: () => void = () => undefined
  return {
    of: (ms: number) =>
      new Promise<void>(resolve => {
        const timer = setTimeout(resolve, ms)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    end: () => end(),
  }
}
