/** Coalesces calls within a short delay into one run. */
export interface Coalescer {
  /** Requests a run; requests made before it starts share it. */
  readonly call: () => void
  /** Runs a requested run at once; does nothing when there is none. */
  readonly flush: () => void
  /** Cancels a requested run. */
  readonly drop: () => void
}

/**
 * The first call starts the delay, so a continuous stream of calls cannot postpone the run. A run that takes time
 * ends before the next one starts: otherwise a stream of calls would break off every read before it has ended.
 *
 * @param delayMs from the first call to the run, in milliseconds
 */
export function createCoalescer(run: () => void | Promise<unknown>, delayMs: number): Coalescer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  /** The delay is over, and the run waits for the one before. */
  let isDue = false
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
    isDue = false
  }
  const runNow = () => {
    if (isRunning) {
      isDue = true
      return
    }
    drop()
    const result = run()
    if (!(result instanceof Promise)) return
    isRunning = true
    void Promise.allSettled([result]).then(() => {
      isRunning = false
      if (isDue) runNow()
    })
  }
  return {
    call: () => {
      timer ??= setTimeout(runNow, delayMs)
    },
    flush: () => {
      if (timer === undefined) return
      drop()
      void run()
    },
    drop,
  }
}
