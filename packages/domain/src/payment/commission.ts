import type { CurrencyCode } from '../money/currency.ts'
import { percentOf } from '../money/money.ts'

/**
 * One row of the bank's tariffs: for an operation (SWIFT rows name the charge option too, as
 * SWIFT_OUR) and an interval of amounts in the payment's currency, both ends included.
 */
export interface Tariff {
  readonly id: string
  readonly operation: string
  /** '*' serves every currency that has no row of its own. */
  readonly currency: CurrencyCode | '*'
  readonly fromMinor: bigint
  readonly toMinor: bigint | null
  readonly fixedMinor: bigint | null
  /** Exact decimal percent, '0.2'. */
  readonly percent: string | null
  /** Bounds of the percentage, in the fee's currency. */
  readonly minMinor: bigint | null
  readonly maxMinor: bigint | null
  /** 'account': the fee is taken in the currency of the payment. */
  readonly feeCurrency: CurrencyCode | 'account'
}

export interface CommissionAmount {
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly tariffId: string
}

/** Turns an amount into another currency at the bank's rate of the day. */
export type ConvertAmount = (amountMinor: bigint, from: CurrencyCode, to: CurrencyCode) => bigint

function findTariff(
  tariffs: readonly Tariff[],
  operation: string,
  currency: CurrencyCode,
  amountMinor: bigint,
): Tariff | undefined {
  const fitting = tariffs.filter(
    each =>
      each.operation === operation &&
      each.fromMinor <= amountMinor &&
      (each.toMinor === null || amountMinor <= each.toMinor),
  )
  return (
    fitting.find(each => each.currency === currency) ?? fitting.find(each => each.currency === '*')
  )
}

function withinBounds(amountMinor: bigint, tariff: Tariff): bigint {
  if (tariff.minMinor !== null && amountMinor < tariff.minMinor) return tariff.minMinor
  if (tariff.maxMinor !== null && amountMinor > tariff.maxMinor) return tariff.maxMinor
  return amountMinor
}

/**
 * The fee of a payment by the bank's tariffs: fixed, a percentage within bounds, or their sum.
 * Undefined when no tariff fits, which is not the same as free of charge.
 *
 * A percentage whose fee currency is not the payment's needs the day's rate (`convert`). Without
 * it the percentage is taken in the payment's currency and the bounds, which are amounts in
 * another currency, do not apply.
 */
export function commissionOf(
  tariffs: readonly Tariff[],
  operation: string,
  currency: CurrencyCode,
  amountMinor: bigint,
  convert?: ConvertAmount,
): CommissionAmount | undefined {
  const tariff = findTariff(tariffs, operation, currency, amountMinor)
  if (!tariff) return undefined
  const feeCurrency = tariff.feeCurrency === 'account' ? currency : tariff.feeCurrency
  const fixedMinor = tariff.fixedMinor ?? 0n
  if (tariff.percent === null) {
    return { amountMinor: fixedMinor, currency: feeCurrency, tariffId: tariff.id }
  }
  const share = percentOf(amountMinor, tariff.percent)
  if (feeCurrency === currency) {
    return {
      amountMinor: fixedMinor + withinBounds(share, tariff),
      currency,
      tariffId: tariff.id,
    }
  }
  if (!convert) return { amountMinor: share, currency, tariffId: tariff.id }
  const converted = withinBounds(convert(share, currency, feeCurrency), tariff)
  return { amountMinor: fixedMinor + converted, currency: feeCurrency, tariffId: tariff.id }
}
