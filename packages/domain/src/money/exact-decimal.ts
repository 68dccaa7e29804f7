/** An exact decimal number: `unscaled / 10^scale`. Rates and percentages are read into it. */
export interface ExactDecimal {
  readonly unscaled: bigint
  readonly scale: number
}

const pattern = /^-?(\d{1,30})(?:\.(\d{1,18}))?$/

/**
 * Reads a decimal with a dot, as rates and percentages are stored and sent. These come from the
 * bank's own tables, never from a form: a malformed one is a broken table and throws RangeError.
 */
export function exactDecimal(text: string): ExactDecimal {
  const match = pattern.exec(text)
  if (!match) throw new RangeError(`Not an exact decimal: ${text}`)
  const fraction = match[2] ?? ''
  const unscaled = BigInt(`${match[1]}${fraction}`)
  return { unscaled: text.startsWith('-') ? -unscaled : unscaled, scale: fraction.length }
}

/** Writes `unscaled / 10^scale` with a dot and exactly `scale` digits after it. */
export function decimalText(unscaled: bigint, scale: number): string {
  const sign = unscaled < 0n ? '-' : ''
  const digits = (unscaled < 0n ? -unscaled : unscaled).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`
}

/** The order of two decimals by their value, whatever their scales: `10` equals `10.00`. */
export function compareExact(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [exactDecimal(a), exactDecimal(b)]
  const scale = Math.max(left.scale, right.scale)
  const [first, second] = [left, right].map(
    ({ unscaled, scale: own }) => unscaled * 10n ** BigInt(scale - own),
  ) as [bigint, bigint]
  return first === second ? 0 : first < second ? -1 : 1
}
