/** Rounds between two upkeeps. */
const roundsBetweenTidying = 40
/** A longer pause after a failure, to spare an unavailable database. */
const roundsAfterFailure = 8

export interface TwinLoop {
  start(): void
  stop(): Promise<void>
}

/**
 * Runs the bank's due steps repeatedly, one round at a time. Rounds only search for work in the
 * database, so any number of processes may loop.
 */
export function createTwinLoop(options: {
  readonly everyMs: number
  readonly run: () => Promise<number>
  /**
   * Runs every so many rounds; returns whether work is left, and then runs after the next round
   * too.
   */
  readonly tidy?: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}): TwinLoop {
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  let currentRound: Promise<void> = Promise.resolve()
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
      currentRound = runRound()
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
      await currentRound
    },
  }
}
