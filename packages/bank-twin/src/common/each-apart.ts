/**
 * Does the same for each, one after the other: one whose record is damaged does not keep the others from their money.
 * What failed is thrown together in the end, so that it is seen and tried again.
 */
export async function eachApart<One>(
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
    throw new AggregateError(failures, `Not done for ${failures.length} of ${list.length}`)
  }
}
