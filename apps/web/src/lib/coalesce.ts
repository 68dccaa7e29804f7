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
 * The first call starts the delay, so a continuous stream of calls cannot postpone the run.
 *
 * @param delayMs from the first call to the run, in milliseconds
 */
export function createCoalescer(run: () => void, delayMs: number): Coalescer {
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const runNow = () => {
    timer = undefined
    run()
  }
  return {
    call: () => {
      timer ??= setTimeout(runNow, delayMs)
    },
    flush: () => {
      if (timer === undefined) return
      drop()
      run()
    },
    drop,
  }
}
