import type { QueryClient } from '@tanstack/react-query'

/**
 * Queries everything on the screen again in the language that was chosen. An answer that is still on its way would come
 * in the former one, and a question without an answer is not repeated by itself: it is dropped first.
 */
export async function queryInOtherLanguage(client: QueryClient): Promise<void> {
  await client.cancelQueries({
    type: 'active',
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  await client.invalidateQueries()
}
