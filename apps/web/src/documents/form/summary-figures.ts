import type { CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'

export interface FeeAmount {
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
}

export interface SummaryFigures {
  /** Booked balance minus what is already on its way. */
  readonly availableMinor: bigint
  /** What other documents on their way will take. */
  readonly pendingMinor: bigint
  /** What stays on the account; undefined while the amount is not known. */
  readonly leftMinor: bigint | undefined
  readonly isShort: boolean
}

export interface PayerBalance {
  readonly balance: string
  readonly plannedBalance: string
  readonly currency: CurrencyCode
}

/**
 * What the payer will have left. A fee in another currency is not taken from this account and is not
 * subtracted; currencies are never added together.
 */
export function summaryFigures(
  payer: PayerBalance,
  amountMinor: bigint | undefined,
  fee: FeeAmount | undefined,
): SummaryFigures {
  const availableMinor = minorOf(payer.plannedBalance, payer.currency)
  const pendingMinor = minorOf(payer.balance, payer.currency) - availableMinor
  const feeMinor = fee?.currency === payer.currency ? fee.amountMinor : 0n
  const leftMinor = amountMinor === undefined ? undefined : availableMinor - amountMinor - feeMinor
  return {
    availableMinor,
    pendingMinor,
    leftMinor,
    isShort: leftMinor !== undefined && leftMinor < 0n,
  }
}

function minorOf(wire: string, currency: CurrencyCode): bigint {
  const parsed = parseDecimal(wire, currency)
  return parsed.ok ? parsed.value : 0n
}
