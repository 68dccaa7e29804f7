import type { RetailCard, RetailCards } from '@tartip/bank-ports/retail-cards'

export const retailCard: RetailCard = {
  cardReferencesId: '90000000-0000-4000-8000-000000000001',
  maskedNumber: '416958******5678',
  maskedOwnerName: 'Бакыт А.',
  currency: 'KGS',
}

/** A bank with one private client's card. */
export const fakeRetailCards: Pick<RetailCards, 'find'> = {
  find: async id => (id === retailCard.cardReferencesId ? retailCard : undefined),
}
