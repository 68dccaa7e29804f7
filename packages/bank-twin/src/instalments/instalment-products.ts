import type { InstalmentProduct } from '@tartip/bank-ports/instalment-partner'

const mostMinor = 20_000_000n

/** What the partner offers: up to 200,000 som, one product of it without interest for three months. */
export const instalmentProducts: readonly InstalmentProduct[] = [
  {
    productId: 'ZERO_3',
    name: 'Рассрочка 0 % на 3 месяца',
    percentRate: '0',
    durationsMonths: [3],
    maxAmountMinor: mostMinor,
  },
  {
    productId: 'STANDARD',
    name: 'Рассрочка 6–12 месяцев',
    percentRate: '18.5',
    durationsMonths: [6, 9, 12],
    maxAmountMinor: mostMinor,
  },
]
