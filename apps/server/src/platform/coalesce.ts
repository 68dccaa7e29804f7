/**
 * Coalesces calls of concurrent requests into one round trip, because a statement costs mostly its round trip
 * and commit, not its rows. Flushes at once when idle; calls that arrive during a run go with the next one.
 *
 * `run` answers in the order of its items. When a run of several fails, each of them is run alone, so that one
 * that is refused does not take the others with it; `run` must leave nothing behind when it fails. The answer
 * resolves or rejects with the item's own run.
 */
export function createCoalescer<TItem, TAnswer>(
  run: (items: readonly TItem[]) => Promise<readonly TAnswer[]>,
  { most = 200, sizeOf = () => 1 }: CoalesceOptions<TItem> = {},
): (item: TItem) => Promise<TAnswer> {
  let waiting: Waiting<TItem, TAnswer>[] = []
  let isScheduled = false
  let running = 0

  const takeBatch = () => {
    let capacity = most
    const length = waiting.findIndex(({ item }, index) => {
      capacity -= sizeOf(item)
      return capacity < 0 && index > 0
    })
    const batch = length < 0 ? waiting : waiting.slice(0, length)
    waiting = length < 0 ? [] : waiting.slice(length)
    return batch
  }

  const runWaiting = async () => {
    // After the turn of the event loop in hand: calls that came together run together.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) {
      running += 1
      const ended = runBatch(run, takeBatch()).finally(() => {
        running -= 1
      })
      await (running < maxRunning ? endedOrSlow(ended) : ended)
    }
    isScheduled = false
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isScheduled) return
      isScheduled = true
      void runWaiting()
    })
}

export interface CoalesceOptions<TItem> {
  /** How much one run may have; 200 when left out. A single call that is larger runs alone. */
  readonly most?: number
  /** What a call counts for; 1 when left out. */
  readonly sizeOf?: (item: TItem) => number
}

/** A run that waits for somebody's row, or carries very much, does not keep those who come after it. */
const slowAfterMs = 50
const maxRunning = 4

async function endedOrSlow(ended: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<void>(resolve => {
    timer = setTimeout(resolve, slowAfterMs)
  })
  await Promise.race([ended, slow])
  clearTimeout(timer)
}

async function runBatch<TItem, TAnswer>(
  run: (items: readonly TItem[]) => Promise<readonly TAnswer[]>,
  batch: readonly Waiting<TItem, TAnswer>[],
): Promise<void> {
  try {
    const answers = await run(batch.map(({ item }) => item))
    if (answers.length !== batch.length) throw new Error('A coalesced run returned too few answers')
    // The lengths are the same, so each call has its answer.
    batch.forEach(({ resolve }, index) => resolve(answers[index] as TAnswer))
  } catch (error) {
    if (batch.length > 1) await Promise.all(batch.map(each => runBatch(run, [each])))
    else for (const { reject } of batch) reject(error)
  }
}

interface Waiting<TItem, TAnswer> {
  readonly item: TItem
  readonly resolve: (answer: TAnswer) => void
  readonly reject: (reason: unknown) => void
}
