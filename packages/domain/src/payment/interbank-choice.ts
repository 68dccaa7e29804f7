import { largestInputMinor } from '../money/decimal.ts'

/** The systems that carry a som payment to another bank, the usual one first; gross is the urgent one. */
export const interbankSystems = ['CLEARING', 'GROSS'] as const
export type InterbankSystem = (typeof interbankSystems)[number]

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
  system: InterbankSystem,
  amountMinor: bigint,
): 'AMOUNT_TOO_LARGE' | 'CLEARING_LIMIT_EXCEEDED' | undefined {
  if (amountMinor > largestInputMinor('KGS')) return 'AMOUNT_TOO_LARGE'
  return system === 'CLEARING' && amountMinor > clearingLimitMinor
    ? 'CLEARING_LIMIT_EXCEEDED'
    : undefined
}

/** The systems that take this amount, the usual one first. */
export function operationsForAmount(amountMinor: bigint): readonly InterbankSystem[] {
  return interbankSystems.filter(system => system === 'GROSS' || amountMinor <= clearingLimitMinor)
}
