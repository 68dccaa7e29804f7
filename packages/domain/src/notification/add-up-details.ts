import { isCurrencyCode } from '../money/currency.ts'
import { parseDecimal, toDecimal } from '../money/decimal.ts'
import type { NotificationDetails } from './notification-code.ts'

/** What two notices of one source say together: the later one, with the number and the amount of both. */
export function addUpDetails(
  earlier: NotificationDetails,
  later: NotificationDetails,
): NotificationDetails {
  const { currency = '' } = later
  if (!isCurrencyCode(currency)) return later
  const minorOf = ({ amount = '0' }: NotificationDetails): bigint => {
    const read = parseDecimal(amount, currency)
    return read.ok ? read.value : 0n
  }
  return {
    ...later,
    count: (earlier.count ?? 1) + (later.count ?? 1),
    amount: toDecimal(minorOf(earlier) + minorOf(later), currency),
  }
}
