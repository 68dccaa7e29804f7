import type { Clock } from '@tartip/bank-ports/runtime'
import type { Instant } from '@tartip/domain/time/instant'
import { reasonsOf } from './settle-all.ts'

/** Which of the due ones a batch takes: one alone, or all but some. */
export type DueChoice = { readonly only: string } | { readonly except: readonly string[] }

export interface DueWork {
  /** What each of them is called where a failure is told: 'Order'. */
  readonly what: string
  /** How many a batch takes. */
  readonly batchSize: number
  /** Doing one may bring its next step, due at once. */
  readonly bringsMore: boolean
  /** Does the chosen ones that are due, all in one transaction; answers how many it has done. */
  readonly doBatch: (choice: DueChoice) => Promise<number>
  /** Ids of the next batch, as `doBatch` would choose them; claims nothing. */
  readonly readDue: (except: readonly string[]) => Promise<readonly string[]>
}

/** How long one that has failed is left alone, so that it does not slow all others down in each round. */
export const failedRestMs = 30_000

/**
 * Does what is due, a batch in each transaction. One that is damaged rolls its batch back, so all of that batch are
 * done again, each in a transaction of its own: the others are done, and the damaged one alone stays due. It is told of
 * by name in the end of the round, and again with each attempt: after a rest, and before the batches.
 */
export function createDueWork(clock: Clock, work: DueWork): () => Promise<number> {
  const failedAt = new Map<string, Instant>()

  const doApart = async (ids: readonly string[], failures: Error[]): Promise<number> => {
    let done = 0
    for (const id of ids) {
      try {
        done += await work.doBatch({ only: id })
        failedAt.delete(id)
      } catch (cause) {
        failedAt.set(id, clock.now())
        failures.push(new Error(`${work.what} ${id} was not done`, { cause }))
      }
    }
    return done
  }

  const doNextBatch = async (failures: Error[]) => {
    const except = [...failedAt.keys()]
    try {
      const done = await work.doBatch({ except })
      return { done, isLast: done === 0 || (done < work.batchSize && !work.bringsMore) }
    } catch (error) {
      const ids = await work.readDue(except)
      // It was none of them: the database is away, for one.
      if (ids.length === 0) throw error
      return { done: await doApart(ids, failures), isLast: false }
    }
  }

  return async () => {
    const failures: Error[] = []
    // The bank's clock may be set back: then the rest of each is over too.
    const isRested = (at: Instant) => Math.abs(clock.now() - at) >= failedRestMs
    const rested = [...failedAt].filter(([, at]) => isRested(at)).map(([id]) => id)
    let total = await doApart(rested, failures)
    for (;;) {
      const { done, isLast } = await doNextBatch(failures)
      total += done
      if (isLast) break
    }
    if (failures.length > 0) throw new AggregateError(failures, reasonsOf(failures))
    return total
  }
}
