import type { SwiftOrder } from '@tartip/domain/payment/payment-order'
import type { KnownCorrespondent } from '../store/correspondent-store.ts'

/**
 * The correspondent for an order abroad: one in the recipient's country, otherwise the preferred
 * one of the currency.
 *
 * @returns undefined when no correspondent keeps the currency
 */
export function chooseCorrespondent(
  order: Pick<SwiftOrder, 'currency' | 'exotic' | 'country'>,
  correspondents: readonly KnownCorrespondent[],
): KnownCorrespondent | undefined {
  const sent = order.exotic?.currency ?? order.currency
  const ofCurrency = correspondents.filter(({ currency }) => currency === sent)
  return ofCurrency.find(({ country }) => country === order.country) ?? ofCurrency[0]
}
