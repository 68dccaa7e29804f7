/** How many items take a turn together: a few milliseconds of the largest rows. */
const itemsOfTurn = 64

const waiting: (() => void)[] = []

/** One slice a turn, whoever waits: a hundred lists that are ready at once still leave all other work its turns. */
function runNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(runNext)
}

function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(runNext)
  })
}

/**
 * Maps a list without keeping the event loop from everybody else. A short list is mapped at once; of longer ones, of
 * all callers, one slice is mapped in each turn.
 */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  if (items.length <= itemsOfTurn) return items.map(map)
  const mapped: R[] = []
  for (let from = 0; from < items.length; from += itemsOfTurn) {
    await nextTurn()
    for (const item of items.slice(from, from + itemsOfTurn)) mapped.push(map(item))
  }
  return mapped
}
