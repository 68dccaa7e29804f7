import { createGroupCommit } from './group-commit.ts'
import type { Ledger } from './ledger.ts'
import { batchLimit, type TransferAnswer, type TransferRequest } from './transfer.ts'

/**
 * Books single transfers: concurrent calls share one batch and one disk flush. A call flushes at
 * once when idle. Keep one queue for each process and ledger.
 */
export interface TransferQueue {
  /**
   * Books one transfer, or one chain of linked ones, and answers as `Ledger.post` does, after the
   * commit. A failed call has been tried on its own, and may be repeated with the same ids.
   */
  post(chain: readonly TransferRequest[]): Promise<TransferAnswer[]>
}

/** @param deps.ledger on a pool: a batch is a transaction of its own */
export function createTransferQueue(deps: {
  readonly ledger: Pick<Ledger, 'post'>
  /** Requests in one batch; 500 by default. */
  readonly maxRequests?: number
  /** Concurrent batches; two by default: one is written while the next one is being decided. */
  readonly maxBatches?: number
}): TransferQueue {
  const { ledger, maxRequests = 500, maxBatches = 2 } = deps
  let lastKey = 0
  const post = createGroupCommit({
    keyOf: (item: QueuedChain) => item.key,
    sizeOf: item => item.requests.length,
    run: async items => {
      const answers = await ledger.post(items.flatMap(item => item.requests))
      let start = 0
      return new Map(
        items.map(({ key, requests }) => {
          const own = answers.slice(start, start + requests.length)
          start += requests.length
          return [key, own]
        }),
      )
    },
    maxItems: maxRequests,
    maxBatches,
  })
  return {
    async post(chain) {
      const last = chain.at(-1)
      if (last === undefined) return []
      if (chain.length > batchLimit) {
        throw new RangeError(`A chain has at most ${batchLimit} requests`)
      }
      // An open chain would link to the next caller's transfer.
      if (last.isLinkedToNext === true) return ledger.post(chain)
      lastKey += 1
      return post({ key: String(lastKey), requests: chain })
    },
  }
}

interface QueuedChain {
  readonly key: string
  readonly requests: readonly TransferRequest[]
}
