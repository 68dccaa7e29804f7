import { largestInputMinor } from '../money/decimal.ts'

/**
 * One clearing payment is at most 1,000,000 som, this amount included (facts: payment systems);
 * above it there is only gross.
 */
export const clearingLimitMinor = 100_000_000n

/**
 * Why an amount in tyiyn cannot go between banks by this system; undefined when it can, as far as the amount
 * is concerned. It holds for what other banks send, too.
 */
export function interbankAmountRefusal(
  system: 'CLEARING' | 'GROSS',
  amountMinor: bigint,
): 'AMOUNT_TOO_LARGE' | 'CLEARING_LIMIT_EXCEEDED' | undefined {
  if (amountMinor > largestInputMinor('KGS')) return 'AMOUNT_TOO_LARGE'
  return system === 'CLEARING' && amountMinor > clearingLimitMinor
    ? 'CLEARING_LIMIT_EXCEEDED'
    : undefined
}

/** The ways a som payment to another bank may go, the usual one first; gross is the urgent one. */
export function operationsForAmount(amountMinor: bigint): readonly ('CLEARING' | 'GROSS')[] {
  return amountMinor <= clearingLimitMinor ? ['CLEARING', 'GROSS'] : ['GROSS']
}
