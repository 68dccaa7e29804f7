import type { Logger } from 'pino'

/** Work that goes on after the answer of the call that began it. */
export interface BackgroundTasks {
  run(name: string, task: () => Promise<void>): void
  /** Resolves when everything that was begun has ended. */
  settle(): Promise<void>
}

export function createBackgroundTasks(logger: Pick<Logger, 'error'>): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run(name, task) {
      const work = task()
        .catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(work))
      running.add(work)
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Lets other calls of the process go on between two parts of long work. */
export const giveWay = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
