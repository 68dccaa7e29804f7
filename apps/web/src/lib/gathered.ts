/** One run for all the calls of a while. */
export interface Gathered {
  /** Asks for a run; those that ask before it comes share it. */
  readonly call: () => void
  /** Runs at once what is still to come; nothing when nobody has asked. */
  readonly flush: () => void
  /** Forgets what is still to come. */
  readonly drop: () => void
}

/**
 * Gathers calls: a batch of hundreds tells hundreds of things, and the server is asked once for all of them.
 * The first call sets the end of the while, so that a stream that never rests holds nothing back.
 *
 * @param gatherMs how long the first call waits for others, in milliseconds
 */
export function createGathered(run: () => void, gatherMs: number): Gathered {
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
      timer ??= setTimeout(runNow, gatherMs)
    },
    flush: () => {
      if (timer === undefined) return
      drop()
      run()
    },
    drop,
  }
}
