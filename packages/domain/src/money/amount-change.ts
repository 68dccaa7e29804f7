import { divRound } from './money.ts'

/** How an amount stands to an earlier one, in whole percent or, from ten times on, in times. */
export type AmountChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'more' | 'less'; readonly percent: bigint }
  | { readonly kind: 'times'; readonly times: bigint }

const asManyTimes = 10n

/**
 * The change from an earlier amount to a later one, in minor units of one currency. Undefined where a
 * percentage says nothing: the earlier one is nothing or a debt, or the later one is a debt.
 */
export function amountChange(beforeMinor: bigint, nowMinor: bigint): AmountChange | undefined {
  if (beforeMinor <= 0n || nowMinor < 0n) return undefined
  if (nowMinor >= beforeMinor * asManyTimes) {
    return { kind: 'times', times: divRound(nowMinor, beforeMinor) }
  }
  const percent = divRound((nowMinor - beforeMinor) * 100n, beforeMinor)
  if (percent === 0n) return { kind: 'same' }
  return percent > 0n ? { kind: 'more', percent } : { kind: 'less', percent: -percent }
}
