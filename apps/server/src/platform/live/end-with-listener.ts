/**
 * The events of a subscription, ended by whoever listens. Ending ends the wait for the next event too: a generator
 * alone would hold its place at the hub until one more event comes.
 *
 * @param ending its signal is what the hub was subscribed with
 */
export function endWithListener<T>(
  events: AsyncGenerator<T, undefined>,
  ending: AbortController,
): AsyncIterableIterator<T> {
  return {
    async next() {
      try {
        return await events.next()
      } catch (error) {
        // Nobody ends what has failed by itself, and the hub would go on filling its queue.
        ending.abort()
        throw error
      }
    },
    return() {
      ending.abort()
      return events.return(undefined)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
