/**
 * Lets results that come one by one share a transaction. Nobody waits for company: what is there is written,
 * and what comes meanwhile goes with the next write. When a write of several fails, each of them is written
 * alone, so that one that cannot be written does not keep the others; `write` must leave nothing behind when
 * it fails. The answer resolves or rejects with the item's own write.
 */
export function createGatheredWrites<TItem>(
  write: (items: readonly TItem[]) => Promise<void>,
): (item: TItem) => Promise<void> {
  let waiting: Waiting<TItem>[] = []
  let isWriting = false

  const writeWaiting = async () => {
    // After the turn of the event loop in hand: results that came together are written together.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await writeBatch(write, batch)
    }
    isWriting = false
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isWriting) return
      isWriting = true
      void writeWaiting()
    })
}

async function writeBatch<TItem>(
  write: (items: readonly TItem[]) => Promise<void>,
  batch: readonly Waiting<TItem>[],
): Promise<void> {
  try {
    await write(batch.map(({ item }) => item))
    for (const { resolve } of batch) resolve()
  } catch (error) {
    if (batch.length > 1) for (const each of batch) await writeBatch(write, [each])
    else for (const { reject } of batch) reject(error)
  }
}

interface Waiting<TItem> {
  readonly item: TItem
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}
