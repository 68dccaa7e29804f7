import type { PaymentExecution } from '@tartip/bank-ports/payment-execution'

/** The error that a killed process leaves behind. */
export class WorkerKilled extends Error {
  override readonly name = 'WorkerDied'
}

/**
 * Serialises the orders, so that a seed always runs the same way, and can fail before or after the
 * bank receives one.
 */
export function createKillableExecution(execution: PaymentExecution): {
  readonly execution: PaymentExecution
  killNext(when: 'before' | 'after'): void
} {
  let last: Promise<unknown> = Promise.resolve()
  let kill: 'before' | 'after' | undefined
  const submitOnce: PaymentExecution['submit'] = async order => {
    const when = kill
    kill = undefined
    if (when === 'before') throw new WorkerKilled('Killed before the order was sent')
    const answer = await execution.submit(order)
    if (when === 'after') throw new WorkerKilled('Killed before the answer was stored')
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
