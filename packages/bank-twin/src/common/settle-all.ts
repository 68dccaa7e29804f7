/**
 * Does the same for each item, one after the other; a damaged record does not block the others.
 * Failures are thrown together at the end.
 */
export async function settleAll<One>(
  list: readonly One[],
  act: (one: One) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const one of list) {
    try {
      await act(one)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) {
    const count = `Not done for ${failures.length} of ${list.length}`
    throw new AggregateError(failures, `${count}: ${reasonsOf(failures)}`)
  }
}

/** The message contains the first failures; all are in the error's errors. */
const mostReasons = 10

/** The reasons of failures in one line. */
export function reasonsOf(failures: readonly unknown[]): string {
  return failures
    .slice(0, mostReasons)
    .map(failure => (failure instanceof Error ? failure.message : String(failure)))
    .join('; ')
}

/** Runs several kinds of work independently, in order; returns the total. */
export async function sumIndependently(works: readonly (() => Promise<number>)[]): Promise<number> {
  let total = 0
  await settleAll(works, async work => {
    total += await work()
  })
  return total
}
