/** The largest identifier there can be: a transaction's number of 64 bits and a row's of 63. */
const largestEventId = ((2n ** 64n - 1n) << 64n) | (2n ** 63n - 1n)

/** The identifier of an event as the client gives it back; undefined when it cannot be one. */
export function parseEventId(text: string): bigint | undefined {
  if (!/^\d{1,40}$/.test(text)) return undefined
  const eventId = BigInt(text)
  const isRow = (eventId & (2n ** 64n - 1n)) <= 2n ** 63n - 1n
  return eventId <= largestEventId && isRow ? eventId : undefined
}
