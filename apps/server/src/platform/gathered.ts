/**
 * Lets calls of many requests share one round trip: what a statement costs is mostly the way to the database
 * and the commit, not its rows. Nobody waits for company: what is there is run, and what comes meanwhile goes
 * with the next run.
 *
 * `run` answers in the order of its items. When a run of several fails, each of them is run alone, so that one
 * that is refused does not take the others with it; `run` must leave nothing behind when it fails. The answer
 * resolves or rejects with the item's own run.
 */
export function createGathered<TItem, TAnswer>(
  run: (items: readonly TItem[]) => Promise<readonly TAnswer[]>,
  { most = 200 }: { readonly most?: number } = {},
): (item: TItem) => Promise<TAnswer> {
  let waiting: Waiting<TItem, TAnswer>[] = []
  let isRunning = false

  const runWaiting = async () => {
    // After the turn of the event loop in hand: calls that came together run together.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      await runBatch(run, batch)
    }
    isRunning = false
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) return
      isRunning = true
      void runWaiting()
    })
}

async function runBatch<TItem, TAnswer>(
  run: (items: readonly TItem[]) => Promise<readonly TAnswer[]>,
  batch: readonly Waiting<TItem, TAnswer>[],
): Promise<void> {
  try {
    const answers = await run(batch.map(({ item }) => item))
    if (answers.length !== batch.length) throw new Error('Not every gathered call was answered')
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
