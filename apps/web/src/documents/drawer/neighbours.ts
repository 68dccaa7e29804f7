import { useState } from 'react'

export interface Neighbours {
  readonly previous: string | undefined
  readonly next: string | undefined
}

/**
 * The documents before and after one in the order of the screen. A document that has just left the
 * list (it was signed) keeps its place from before, so that the next one is still the next.
 */
export function neighboursOf(
  order: readonly string[],
  id: string,
  orderBefore: readonly string[] = [],
): Neighbours {
  const index = order.indexOf(id)
  if (index >= 0) return { previous: order[index - 1], next: order[index + 1] }
  const place = orderBefore.indexOf(id)
  if (place < 0) return { previous: undefined, next: undefined }
  const isThere = (other: string) => order.includes(other)
  return {
    previous: orderBefore.slice(0, place).findLast(isThere),
    next: orderBefore.slice(place + 1).find(isThere),
  }
}

/** The neighbours of the open document, also after it has left the list. */
export function useNeighbours(order: readonly string[], id: string | undefined): Neighbours {
  const [kept, setKept] = useState<{ id: string; order: readonly string[] }>()
  const isListed = id !== undefined && order.includes(id)
  if (isListed && (kept?.id !== id || kept.order !== order)) setKept({ id, order })
  return neighboursOf(order, id ?? '', kept?.id === id ? kept?.order : [])
}
