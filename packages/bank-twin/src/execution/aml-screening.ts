import type { PaymentOrder } from '@tartip/domain/payment/payment-order'
import { foldForSearch } from '@tartip/domain/text/collation'
import { recipientOf } from './order-recipient.ts'

/** The form in which words of the list are kept and compared: case, accents and spaces do not matter. */
export function amlWordOf(text: string): string {
  return wordsOf(text).join(' ')
}

/**
 * The first stop word in the purpose or a name of the order. Whole words only: «иран» does not
 * match «тиран».
 */
export function amlHit(order: PaymentOrder, list: Iterable<string>): string | undefined {
  const said = [order.purpose, order.payerName, recipientOf(order).name]
    .map(text => ` ${amlWordOf(text)} `)
    .join('|')
  for (const word of list) if (word !== '' && said.includes(` ${word} `)) return word
  return undefined
}

function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}
