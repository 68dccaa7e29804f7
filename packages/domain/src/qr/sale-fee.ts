import { percentOf } from '../money/money.ts'

/** The bank's fee for a sale by QR, percent (specification 2, section 9). */
export const qrFeePercent = '0.2'

/**
 * The fee of one sale: rounded once, to the nearest tyiyn, half a tyiyn up. It is taken of each sale by itself, so the
 * fee of a day is the sum of the fees shown and never a percentage of its total.
 */
export const qrFeeMinor = (amountMinor: bigint): bigint => percentOf(amountMinor, qrFeePercent)
