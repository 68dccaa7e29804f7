import { HasherBusy } from '../../crypto/password-hasher.ts'

/** More people do not type one password at the same time. */
const longestQueue = 32

export type Turns = <T>(subject: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs the checks of one subject one after the other, so that at most one of them is counted and not yet known
 * to be right. Twenty right passwords at once are then twenty right passwords, not five guesses and a lockout.
 */
export function createTurns(): Turns {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()
  return async (subject, work) => {
    const queue = queues.get(subject) ?? { length: 0, last: Promise.resolve() }
    if (queue.length >= longestQueue) throw new HasherBusy('Too many checks of one subject')
    queues.set(subject, queue)
    queue.length += 1
    const result = queue.last.then(work)
    // The next one runs whether this one succeeds or fails; the failure goes to its own caller.
    queue.last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(subject)
    }
  }
}
