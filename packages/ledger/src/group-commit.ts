/**
 * Lets concurrent calls share one transaction and one disk flush. A call flushes at once when idle;
 * calls that arrive while batches are running go into the next one. Calls with the same key never
 * share a batch. `run` is repeated item by item when a batch fails, so it must be idempotent.
 */
export function createGroupCommit<TItem, TAnswer>(options: {
  readonly keyOf: (item: TItem) => string
  readonly run: (items: readonly TItem[]) => Promise<ReadonlyMap<string, TAnswer>>
  /** How much of `maxItems` an item counts; one by default. A batch has at least one item. */
  readonly sizeOf?: (item: TItem) => number
  readonly maxItems: number
  readonly maxBatches: number
}): (item: TItem) => Promise<TAnswer> {
  const { keyOf, sizeOf = () => 1, run, maxItems, maxBatches } = options
  let waiting: Waiting<TItem, TAnswer>[] = []
  let running = 0

  function takeBatch(): Waiting<TItem, TAnswer>[] {
    const batch = new Map<string, Waiting<TItem, TAnswer>>()
    const rest: Waiting<TItem, TAnswer>[] = []
    let capacity = maxItems
    for (const [index, entry] of waiting.entries()) {
      if (capacity <= 0) {
        // Do not scan a long queue to its end for every batch.
        waiting = [...rest, ...waiting.slice(index)]
        return [...batch.values()]
      }
      const key = keyOf(entry.item)
      const size = sizeOf(entry.item)
      const fits = size <= capacity || batch.size === 0
      if (fits && !batch.has(key)) {
        batch.set(key, entry)
        capacity -= size
      } else {
        rest.push(entry)
      }
    }
    waiting = rest
    return [...batch.values()]
  }

  async function runBatch(batch: readonly Waiting<TItem, TAnswer>[]): Promise<void> {
    try {
      const answers = await run(batch.map(entry => entry.item))
      for (const { item, resolve, reject } of batch) {
        const answer = answers.get(keyOf(item))
        if (answer === undefined) reject(new Error('The batch gave no answer for one of its items'))
        else resolve(answer)
      }
    } catch (error) {
      // One bad item must not fail the others: each gets its own attempt.
      if (batch.length > 1) for (const entry of batch) await runBatch([entry])
      else batch[0]?.reject(error)
    }
  }

  function startBatches(): void {
    while (running < maxBatches && waiting.length > 0) {
      running += 1
      void runBatch(takeBatch()).finally(() => {
        running -= 1
        startBatches()
      })
    }
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      // Deferred to the next microtask, so that calls made together share a batch.
      queueMicrotask(startBatches)
    })
}

interface Waiting<TItem, TAnswer> {
  readonly item: TItem
  readonly resolve: (answer: TAnswer) => void
  readonly reject: (reason: unknown) => void
}
