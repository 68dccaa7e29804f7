import { decimalText, exactDecimal } from './exact-decimal.ts'
import { divRound } from './money.ts'

/** Rounds a decimal text half away from zero to so many digits after the point: '0.9999', 3 → '1.000'. */
export function roundDecimal(text: string, fractionDigits: number): string {
  const { unscaled, scale } = exactDecimal(text)
  const shift = 10n ** BigInt(Math.abs(scale - fractionDigits))
  const rounded = scale > fractionDigits ? divRound(unscaled, shift) : unscaled * shift
  return decimalText(rounded, fractionDigits)
}
