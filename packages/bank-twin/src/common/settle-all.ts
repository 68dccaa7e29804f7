/**
 * Does the same for each, one after the other: one whose record is damaged does not keep the others from their money.
 * What failed is thrown together in the end, so that it is seen and tried again.
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

/** Failures in one line are enough to find them by; all of them are in the errors of the error. */
const mostReasons = 10

/** The reasons of failures in one line. */
export function reasonsOf(failures: readonly unknown[]): string {
  return failures
    .slice(0, mostReasons)
    .map(failure => (failure instanceof Error ? failure.message : String(failure)))
    .join('; ')
}

/** Runs each of several kinds of work apart, in their order; answers how much it was in all. */
export async function sumApart(works: readonly (() => Promise<number>)[]): Promise<number> {
  let total = 0
  await settleAll(works, async work => {
    total += await work()
  })
  return total
}
