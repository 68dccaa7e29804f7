import { isCurrencyCode, minorPerMajor } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'

/**
 * A wire decimal as a number, for the height of a bar and nothing else: pixels may be rounded,
 * money may not. Words and totals beside a chart are always formatted from the exact amount.
 */
export function plotValue(wire: string, currency: string): number {
  if (!isCurrencyCode(currency)) return 0
  const parsed = parseDecimal(wire, currency)
  return parsed.ok ? Number(parsed.value) / Number(minorPerMajor(currency)) : 0
}
