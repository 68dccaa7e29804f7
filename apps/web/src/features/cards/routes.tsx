import { addressParts } from '../../lib/address-parts.ts'
import { lazyPage } from '../../lib/lazy-page.tsx'

/** What the addresses of cards may say; the pages check it. */
export const cardsAddress = addressParts(['status'])
export const cardAddress = addressParts(['id', 'days', 'of'])

/** The pages of cards, each in a chunk of its own with the texts of the feature. */
export const cardPages = {
  list: lazyPage('cards', () => import('./list/cards-route.tsx'), 'CardsRoute'),
  card: lazyPage('cards', () => import('./card/card-route.tsx'), 'CardRoute'),
  limit: lazyPage('cards', () => import('./limit/limit-route.tsx'), 'LimitRoute'),
  block: lazyPage('cards', () => import('./block/block-route.tsx'), 'BlockRoute'),
}
