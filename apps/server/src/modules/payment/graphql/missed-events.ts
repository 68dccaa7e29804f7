import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'

/** Somebody further behind requests everything anew instead: that is cheaper for both sides. */
export const maxReplayed = 500

/** Runs the work of one key one after the other, so that one person's replays never crowd out others. */
export function createTurns(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, run) => {
    const before = last.get(key)
    const mine = (async () => {
      // How the turn before went is the business of whoever waits for it.
      if (before !== undefined) await Promise.allSettled([before])
      return run()
    })()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

/** What was missed, or `tooMany` when the client had better request everything anew. */
export async function findMissed(
  read: (limit: number) => Promise<OutboxEvent[]>,
): Promise<OutboxEvent[] | 'tooMany'> {
  const missed = await read(maxReplayed + 1)
  return missed.length > maxReplayed ? 'tooMany' : missed
}
