/**
 * One clearing payment is at most 1,000,000 som, this amount included (facts: payment systems);
 * above it there is only gross.
 */
export const clearingLimitMinor = 100_000_000n

/** The ways a som payment to another bank may go, the usual one first; gross is the urgent one. */
export function operationsForAmount(amountMinor: bigint): readonly ('CLEARING' | 'GROSS')[] {
  return amountMinor <= clearingLimitMinor ? ['CLEARING', 'GROSS'] : ['GROSS']
}
