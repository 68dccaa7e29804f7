import type { InstalmentProduct } from '@tartip/bank-ports/instalment-partner'
import { bankWord, type BankWords } from '../reference/bank-words.ts'

const mostMinor = 20_000_000n

const products: readonly Omit<InstalmentProduct, 'name'>[] = [
  { productId: 'ZERO_3', percentRate: '0', durationsMonths: [3], maxAmountMinor: mostMinor },
  {
    productId: 'STANDARD',
    percentRate: '18.5',
    durationsMonths: [6, 9, 12],
    maxAmountMinor: mostMinor,
  },
]

/** What the partner offers: up to 200,000 som, one product of it without interest for three months. */
export function instalmentProducts(words: BankWords): readonly InstalmentProduct[] {
  return products.map(product => ({
    ...product,
    name: bankWord(words, 'instalment_product', product.productId),
  }))
}
