import { createLoop, type LoopOptions } from './loop.ts'

export interface Job extends Omit<LoopOptions, 'run' | 'logger'> {
  /** A job may remember where it stood, and two runs at once must not share that. */
  createRun(): LoopOptions['run']
  /** Wakes the job when there is work; returns how to stop listening. */
  listen?(wake: () => void): () => void
}

/** The background work of a module, for the composition root. */
export interface Jobs {
  startJobs(): void
  /** Resolves when the work in hand has ended. */
  stopJobs(): Promise<void>
  /** Every job once, in this process; returns how much there was to do. For a clock that is moved. */
  runJobsOnce(): Promise<number>
}

export function createJobs(logger: LoopOptions['logger'], jobs: readonly Job[]): Jobs {
  const loops = jobs.map(({ createRun, listen, ...options }) => {
    const loop = createLoop({ ...options, run: createRun(), logger })
    return { loop, listen: () => listen?.(() => loop.wake()) ?? (() => undefined) }
  })
  const once = jobs.map(({ name, createRun }) => ({ name, run: createRun() }))
  const stopListening: (() => void)[] = []
  return {
    startJobs() {
      stopListening.push(...loops.map(({ listen }) => listen()))
      for (const { loop } of loops) loop.start()
    },
    async stopJobs() {
      for (const stop of stopListening.splice(0)) stop()
      await Promise.all(loops.map(({ loop }) => loop.stop()))
    },
    async runJobsOnce() {
      let done = 0
      for (const { name, run } of once) {
        try {
          done += await run()
        } catch (error) {
          logger.error({ err: error }, `the job ${name} failed`)
        }
      }
      return done
    },
  }
}
