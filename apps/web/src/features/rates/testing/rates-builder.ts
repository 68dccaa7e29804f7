import type { Rate, Rates } from '../rates-model.ts'

export function rateOf(patch: Partial<Rate> = {}): Rate {
  return {
    code: 'USD',
    salesRate: '87.5000',
    purchaseRate: '87.2000',
    change: '0.1000',
    ...patch,
  }
}

/** Old cash rates, fresh cashless ones, none for cards. */
export function ratesOf(patch: Partial<Rates> = {}): Rates {
  const both = [
    rateOf(),
    rateOf({ code: 'EUR', salesRate: '101.6000', purchaseRate: '101.0000', change: '-0.2500' }),
  ]
  return {
    cash: both,
    cashless: both,
    card: [],
    nbkr: [rateOf({ salesRate: '87.4500', purchaseRate: '87.4500', change: null })],
    info: [
      { group: 'CASH', date: '2026-11-20', isOld: true },
      { group: 'CASHLESS', date: '2026-11-30', isOld: false },
      { group: 'CARD', date: null, isOld: false },
      { group: 'NBKR', date: '2026-11-28', isOld: false },
    ],
    ...patch,
  }
}
