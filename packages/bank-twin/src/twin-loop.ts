/** Rounds between two tidyings. */
const roundsBetweenTidying = 40
/** After a failure the next round waits longer, so that a database that is away is not hammered. */
const roundsAfterFailure = 8

export interface TwinLoop {
  start(): void
  stop(): Promise<void>
}

/**
 * Runs the bank's due steps again and again, one round at a time. The rounds only look for work in the
 * database, so any number of processes may loop, and one that dies is not missed.
 */
export function createTwinLoop(options: {
  readonly everyMs: number
  readonly run: () => Promise<number>
  /** Done every so many rounds; answers whether it has left something, and is then done after the next one too. */
  readonly tidy?: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}): TwinLoop {
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  let inHand: Promise<void> = Promise.resolve()
  let roundsToTidying = roundsBetweenTidying

  async function runRound(): Promise<void> {
    let pauseMs = options.everyMs
    try {
      await options.run()
      roundsToTidying -= 1
      if (roundsToTidying <= 0) {
        const hasMore = (await options.tidy?.()) ?? false
        roundsToTidying = hasMore ? 1 : roundsBetweenTidying
      }
    } catch (error) {
      pauseMs *= roundsAfterFailure
      options.onError(error)
    }
    plan(pauseMs)
  }

  function plan(pauseMs: number): void {
    if (!isRunning) return
    timer = setTimeout(() => {
      inHand = runRound()
    }, pauseMs)
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      plan(0)
    },
    async stop() {
      isRunning = false
      clearTimeout(timer)
      await inHand
    },
  }
}
