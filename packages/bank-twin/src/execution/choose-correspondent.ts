import type { SwiftOrder } from '@tartip/domain/payment/payment-order'
import type { KnownCorrespondent } from '../store/correspondent-store.ts'

/**
 * The bank through which the money goes: one in the recipient's own country, else the preferred one of the
 * currency. Pure.
 *
 * @returns undefined when the bank keeps no money in this currency anywhere
 */
export function chooseCorrespondent(
  order: Pick<SwiftOrder, 'currency' | 'exotic' | 'country'>,
  correspondents: readonly KnownCorrespondent[],
): KnownCorrespondent | undefined {
  const sent = order.exotic?.currency ?? order.currency
  const ofCurrency = correspondents.filter(({ currency }) => currency === sent)
  return ofCurrency.find(({ country }) => country === order.country) ?? ofCurrency[0]
}
