/** Groups of exchange rates in the order in which they are listed (specification 2, currency rates). */
export const rateGroups = ['CASH', 'CASHLESS', 'CARD', 'NBKR'] as const
export type RateGroup = (typeof rateGroups)[number]
