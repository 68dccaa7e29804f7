import { toDecimal } from '../money/decimal.ts'
import { err, holds, type Verdict } from '../result.ts'
import { daysBetween, type LocalDate } from '../time/instant.ts'
import { firstOfMonth, lastOfMonth } from '../time/months.ts'
import { cardLimitTypes, type CardLimitType } from './card-words.ts'

/** All limits of all cards of an organisation add up to at most 5,000,000 som (specification 1, section 5). */
export const cardLimitTotalMinor = 500_000_000n
/** More operations in a month than anybody makes with a card. */
export const cardLimitLargestNumber = 9_999
/** A temporary limit lasts a year at the most. */
export const temporaryLimitLongestDays = 365

export interface Period {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

/** A limit as it was set, in minor units of the som; with a period it is a temporary one. */
export interface SetLimit {
  readonly limitType: CardLimitType
  readonly maxAmountMinor: bigint
  /** Absent: as many operations as one likes. */
  readonly maxNumber?: number
  readonly period?: Period
}

/** The limit that holds today: the temporary one in its days, otherwise the standing one, otherwise zero. */
export function limitInForce(
  set: readonly SetLimit[],
  limitType: CardLimitType,
  today: LocalDate,
): SetLimit {
  const own = set.filter(limit => limit.limitType === limitType)
  return (
    own.find(({ period }) => period && period.startDate <= today && today <= period.endDate) ??
    own.find(({ period }) => !period) ?? { limitType, maxAmountMinor: 0n }
  )
}

/** The days in which the use of a limit counts: its own, or the calendar month. */
export function periodOfLimit(limit: SetLimit, today: LocalDate): Period {
  return limit.period ?? { startDate: firstOfMonth(today), endDate: lastOfMonth(today) }
}

/**
 * What a card's limits take from the total. A temporary limit that is not over counts when it is the larger
 * one, so that the total holds on every day to come.
 */
export function reservedByLimits(set: readonly SetLimit[], today: LocalDate): bigint {
  return cardLimitTypes.reduce((sum, type) => sum + reservedByType(set, type, today), 0n)
}

function reservedByType(set: readonly SetLimit[], type: CardLimitType, today: LocalDate): bigint {
  return set
    .filter(({ limitType, period }) => limitType === type && (!period || period.endDate >= today))
    .reduce((most, { maxAmountMinor }) => (maxAmountMinor > most ? maxAmountMinor : most), 0n)
}

/** The card's limits after one was set; it takes the place of the one of its type and kind. */
export function withLimit(set: readonly SetLimit[], change: SetLimit): readonly SetLimit[] {
  const isReplaced = (limit: SetLimit) =>
    limit.limitType === change.limitType &&
    (limit.period === undefined) === (change.period === undefined)
  return [...set.filter(limit => !isReplaced(limit)), change]
}

export type LimitRefusal =
  | 'CARD_LIMIT_AMOUNT_INVALID'
  | 'CARD_LIMIT_NUMBER_INVALID'
  | 'CARD_LIMIT_PERIOD_INVALID'
  | 'CARD_LIMIT_TOTAL_EXCEEDED'

export interface LimitChange {
  /** The limits of the card itself. */
  readonly own: readonly SetLimit[]
  /** What the limits of the organisation's other working cards take (`reservedByLimits`). */
  readonly othersReservedMinor: bigint
  readonly change: SetLimit
  readonly today: LocalDate
}

/** Whether a limit may be set. Lowering always may, also where the total was once agreed higher. */
export function checkLimitChange(input: LimitChange): Verdict<LimitRefusal> {
  const { change, own, today } = input
  if (change.maxAmountMinor < 0n) return err('CARD_LIMIT_AMOUNT_INVALID')
  const { maxNumber = 0 } = change
  if (!Number.isInteger(maxNumber) || maxNumber < 0 || maxNumber > cardLimitLargestNumber) {
    return err('CARD_LIMIT_NUMBER_INVALID', { max: cardLimitLargestNumber })
  }
  if (change.period && !isPossiblePeriod(change.period, today)) {
    return err('CARD_LIMIT_PERIOD_INVALID', { max: temporaryLimitLongestDays })
  }
  const before = reservedByLimits(own, today)
  const after = reservedByLimits(withLimit(own, change), today)
  if (after <= before || input.othersReservedMinor + after <= cardLimitTotalMinor) return holds
  return err('CARD_LIMIT_TOTAL_EXCEEDED', {
    max: toDecimal(cardLimitTotalMinor, 'KGS'),
    available: toDecimal(availableForLimit(input), 'KGS'),
  })
}

/** The largest amount that this limit could be set to. */
export function availableForLimit({
  change,
  own,
  today,
  othersReservedMinor,
}: LimitChange): bigint {
  const otherTypes = own.filter(({ limitType }) => limitType !== change.limitType)
  const left = cardLimitTotalMinor - othersReservedMinor - reservedByLimits(otherTypes, today)
  return left > 0n ? left : 0n
}

function isPossiblePeriod({ startDate, endDate }: Period, today: LocalDate): boolean {
  if (startDate < today || endDate < startDate) return false
  return daysBetween(startDate, endDate) < temporaryLimitLongestDays
}

export interface LimitUse {
  readonly usedAmountMinor: bigint
  readonly usedNumber: number
}

/** What is left of a limit; never below zero, also where it was lowered below what was used. */
export function leftOfLimit(
  limit: Pick<SetLimit, 'maxAmountMinor' | 'maxNumber'>,
  use: LimitUse,
): { readonly availableAmountMinor: bigint; readonly availableNumber?: number } {
  const left = limit.maxAmountMinor - use.usedAmountMinor
  return {
    availableAmountMinor: left > 0n ? left : 0n,
    ...(limit.maxNumber === undefined
      ? {}
      : { availableNumber: Math.max(0, limit.maxNumber - use.usedNumber) }),
  }
}
