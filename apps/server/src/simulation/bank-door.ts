import type { PaymentExecution } from '@tartip/bank-ports/payment-execution'

/** What a process that was killed leaves behind: nothing but an error. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
}

/**
 * The bank's door, through which one goes after the other, so that a seed tells the same story each time;
 * and where a process may be killed.
 */
export function createDoor(execution: PaymentExecution): {
  readonly execution: PaymentExecution
  killNext(when: 'before' | 'after'): void
} {
  let last: Promise<unknown> = Promise.resolve()
  let kill: 'before' | 'after' | undefined
  const submitOnce: PaymentExecution['submit'] = async order => {
    const when = kill
    kill = undefined
    if (when === 'before') throw new WorkerDied('Killed before the order left the house')
    const answer = await execution.submit(order)
    if (when === 'after') throw new WorkerDied('Killed before the answer was written down')
    return answer
  }
  return {
    execution: {
      ...execution,
      submit(order) {
        const mine = last.then(() => submitOnce(order))
        last = mine.catch((error: unknown) => error)
        return mine
      },
    },
    killNext: when => {
      kill = when
    },
  }
}
