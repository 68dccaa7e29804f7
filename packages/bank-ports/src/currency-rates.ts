import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { RateGroup } from '@tartip/domain/rates/rate-group'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

/** What one unit of a currency costs in soms; exact decimals with a dot, above zero. */
export interface RateQuote {
  readonly currency: CurrencyCode
  /** The bank sells the currency at this rate. The official rate is the same on both sides. */
  readonly salesRate: string
  /** The bank buys the currency at this rate. */
  readonly purchaseRate: string
  /** The first day on which this quote holds; in NBKR sets some currencies are quoted once a week. */
  readonly validFrom: LocalDate
  /** The central bank's weekly currencies; all other quotes are of the day. */
  readonly isWeekly: boolean
  /** The sales rate before `validFrom`, when there was one. */
  readonly previousSalesRate?: string
}

/** The rates of one group as they hold on one day. */
export interface RateSet {
  readonly group: RateGroup
  /**
   * The day of the newest daily quotes of the set, never after the day that was requested: it may be
   * days old, and the reader says so.
   */
  readonly validFrom: LocalDate
  /** When the bank got or set them. */
  readonly loadedAt: Instant
  /** In the order of the currencies of `currency.ts`, without the som; a currency without a rate is absent. */
  readonly quotes: readonly RateQuote[]
}

/** Both rates of one currency from `date` on: soms for one unit, exact decimals with a dot. */
export interface RatePoint {
  readonly date: LocalDate
  readonly salesRate: string
  readonly purchaseRate: string
}

/**
 * The bank's exchange rates. When a source of rates fails, the last good set stays and keeps its date: no
 * answer of this port ever makes rates look newer than they are.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); a read is safe to repeat.
 */
export interface CurrencyRates {
  /** The sets that hold on the day, in the order of the groups; a group without any set yet is absent. */
  setsOn(date: LocalDate): Promise<RateSet[]>

  /**
   * Every set of the group with a quote of the currency that became valid from `from` to `to`, both
   * included, oldest first. An empty list when `from > to`; more than 3660 days throw RangeError.
   */
  history(
    group: RateGroup,
    currency: CurrencyCode,
    from: LocalDate,
    to: LocalDate,
  ): Promise<RatePoint[]>
}
