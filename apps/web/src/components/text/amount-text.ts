import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'

/** A wire decimal as text, for places that take no element: labels, titles, announcements. */
export function amountText(value: string, currency: string): string {
  if (!isCurrencyCode(currency)) return `${value}\u00A0${currency}`
  const parsed = parseDecimal(value, currency)
  return parsed.ok ? formatAmount(parsed.value, currency) : `${value}\u00A0${currency}`
}
