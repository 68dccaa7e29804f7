import { countryOfBank } from '@tartip/domain/identifiers/swift-code'
import { chooseCorrespondent } from '@tartip/domain/payment/correspondent'
import type { SwiftOrder } from '@tartip/domain/payment/payment-order'
import type { KnownCorrespondent } from '../store/correspondent-store.ts'

/** The correspondent for an order abroad, by the countries of the recipient and of their bank. */
export function correspondentOf(
  order: Pick<SwiftOrder, 'currency' | 'exotic' | 'country' | 'recipientBic'>,
  correspondents: readonly KnownCorrespondent[],
): KnownCorrespondent | 'none' | 'policy' {
  const bank = countryOfBank(order.recipientBic)
  const countries = [...(bank === undefined ? [] : [bank]), order.country]
  return chooseCorrespondent(correspondents, order.exotic?.currency ?? order.currency, countries)
}
