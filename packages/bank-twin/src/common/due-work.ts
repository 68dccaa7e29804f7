import type { Clock } from '@tartip/bank-ports/runtime'
import type { Instant } from '@tartip/domain/time/instant'
import { reasonsOf } from './settle-all.ts'

/** Which due items a batch takes: a single one, or all except some. */
export type DueChoice = { readonly only: string } | { readonly except: readonly string[] }

export interface DueWork {
  /** The name of an item in error messages: 'Order'. */
  readonly what: string
  /** The size of a batch. */
  readonly batchSize: number
  /** Whether an item can have a next step that is due at once. */
  readonly bringsMore: boolean
  /** Processes the chosen due items in one transaction; returns how many. */
  readonly doBatch: (choice: DueChoice) => Promise<number>
  /** Ids of the next batch, as `doBatch` would choose them; claims nothing. */
  readonly readDue: (except: readonly string[]) => Promise<readonly string[]>
}

/** How long a failed item is left alone, so that it does not slow down every round. */
export const failedRestMs = 30_000

/**
 * Processes due items, one transaction per batch. A damaged item rolls back its batch, so the items
 * of that batch are repeated in separate transactions: only the damaged one stays due. It is
 * reported by name at the end of the round, and again at each later attempt.
 */
export function createDueWork(clock: Clock, work: DueWork): () => Promise<number> {
  const failedAt = new Map<string, Instant>()

  const processIndependently = async (
    ids: readonly string[],
    failures: Error[],
  ): Promise<number> => {
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
      // No item failed by itself: for example, the database is unavailable.
      if (ids.length === 0) throw error
      return { done: await processIndependently(ids, failures), isLast: false }
    }
  }

  return async () => {
    const failures: Error[] = []
    // The bank's clock may be set back, which also ends the pause.
    const hasRested = (at: Instant) => Math.abs(clock.now() - at) >= failedRestMs
    const rested = [...failedAt].filter(([, at]) => hasRested(at)).map(([id]) => id)
    let total = await processIndependently(rested, failures)
    for (;;) {
      const { done, isLast } = await doNextBatch(failures)
      total += done
      if (isLast) break
    }
    if (failures.length > 0) throw new AggregateError(failures, reasonsOf(failures))
    return total
  }
}
