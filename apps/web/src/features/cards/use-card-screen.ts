import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useLiveMoney } from '../../lib/live-money/use-live-money.ts'
import { useViewer } from '../../lib/use-me.ts'
import { cardAccountsQuery, cardsKey } from './cards-queries.ts'

/** The card of the address (`?id=`), among the accounts with cards; followed live. */
export function useCardScreen() {
  const viewer = useViewer()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const accounts = useQuery(cardAccountsQuery(viewer.legalPartyId))
  useLiveMoney(viewer.legalPartyId, cardsKey)
  const { id } = search
  // An id of digits alone comes out of the address as a number.
  const cardId = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  return { viewer, accounts, cardId, search }
}

export const cardHref = (path: '/card' | '/card/limit' | '/card/block', cardId: string): string =>
  `${path}?id=${encodeURIComponent(cardId)}`
