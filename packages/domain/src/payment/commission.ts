import type { CurrencyCode } from '../money/currency.ts'
import { divRound, percentOf } from '../money/money.ts'
import type { OperationCode } from './operation.ts'

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

/** Turns an amount into another currency at the official rate of the day; undefined when there is none. */
export type ConvertAmount = (
  amountMinor: bigint,
  from: CurrencyCode,
  to: CurrencyCode,
) => bigint | undefined

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

/** What a fee is computed of: the sum that the recipient gets, in its currency. */
export interface CommissionBase {
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
}

/** Keeps a share exact until it is rounded in the currency of the fee. */
const guard = 1_000_000n

/**
 * The fee of a payment by the bank's tariffs: fixed, a percentage within bounds, or their sum, in the currency of the
 * account that pays it. The percentage is rounded once, in the currency of its bounds. Undefined when no tariff fits,
 * which is not the same as free of charge, and when a rate that is needed is not known.
 */
export function commissionOf(
  tariffs: readonly Tariff[],
  operation: string,
  { currency, amountMinor }: CommissionBase,
  payingCurrency: CurrencyCode,
  convert: ConvertAmount = () => undefined,
): CommissionAmount | undefined {
  const tariff = findTariff(tariffs, operation, currency, amountMinor)
  if (!tariff) return undefined
  const feeCurrency = tariff.feeCurrency === 'account' ? currency : tariff.feeCurrency
  const inFeeCurrency = shareOf(tariff, { currency, amountMinor }, feeCurrency, convert)
  if (inFeeCurrency === undefined) return undefined
  const feeMinor = (tariff.fixedMinor ?? 0n) + inFeeCurrency
  const paidMinor = exchanged(feeMinor, feeCurrency, payingCurrency, convert)
  if (paidMinor === undefined) return undefined
  return { amountMinor: paidMinor, currency: payingCurrency, tariffId: tariff.id }
}

function shareOf(
  tariff: Tariff,
  { currency, amountMinor }: CommissionBase,
  feeCurrency: CurrencyCode,
  convert: ConvertAmount,
): bigint | undefined {
  if (tariff.percent === null) return 0n
  const exact = percentOf(amountMinor * guard, tariff.percent)
  const share = exchanged(exact, currency, feeCurrency, convert)
  return share === undefined ? undefined : withinBounds(divRound(share, guard), tariff)
}

const exchanged = (
  amountMinor: bigint,
  from: CurrencyCode,
  to: CurrencyCode,
  convert: ConvertAmount,
): bigint | undefined => (from === to ? amountMinor : convert(amountMinor, from, to))

/** Whether the bank carries an operation in a currency at all: no tariff does not mean free of charge. */
export const hasTariff = (
  tariffs: readonly Tariff[],
  operation: string,
  currency: CurrencyCode,
): boolean =>
  tariffs.some(each => each.operation === operation && [currency, '*'].includes(each.currency))

/** The row of the tariffs that a document falls under: abroad it depends on who bears the fees. */
export const tariffOf = (operation: OperationCode, commissionOption: string | undefined): string =>
  operation === 'SWIFT' ? `SWIFT_${commissionOption ?? ''}` : operation
