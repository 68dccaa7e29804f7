import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { convertAt } from '@tartip/domain/money/money'
import type { Money } from '@tartip/domain/money/money'
import type { LocalDate } from '@tartip/domain/time/instant'

/** The central bank's rates of one day. */
export interface OfficialRates {
  /** Undefined when the bank has none. */
  readonly date: LocalDate | undefined
  /** Older than they should be: the screen says of which day they are. */
  readonly isOld: boolean
  /** Soms for one unit of a currency, exact decimals. */
  readonly soms: ReadonlyMap<string, string>
}

/** Without rates: som are still som, every other currency is named and left out. */
export const noRates: OfficialRates = { date: undefined, isOld: false, soms: new Map() }

/** An amount in minor units of the som; undefined for a currency without a rate. */
export function inSom({ amountMinor, currency }: Money, rates: OfficialRates): bigint | undefined {
  if (currency === 'KGS') return amountMinor
  const rate = rates.soms.get(currency)
  return rate === undefined ? undefined : convertAt(amountMinor, currency, 'KGS', rate)
}

export interface TotalInSom {
  /** Wire decimal. */
  readonly total: string
  /** Each currency in som, for the length of its part; wire decimals. */
  readonly parts: readonly { readonly currency: CurrencyCode; readonly soms: string }[]
  /** Currencies without a rate, which are no part of the total. */
  readonly without: readonly CurrencyCode[]
}

/** Amounts of several currencies as one in som; each is rounded once, then they are added. */
export function totalInSom(amounts: readonly Money[], rates: OfficialRates): TotalInSom {
  const parts: { currency: CurrencyCode; minor: bigint }[] = []
  const without: CurrencyCode[] = []
  for (const money of amounts) {
    const minor = inSom(money, rates)
    if (minor === undefined) without.push(money.currency)
    else parts.push({ currency: money.currency, minor })
  }
  const total = parts.reduce((sum, { minor }) => sum + minor, 0n)
  return {
    total: toDecimal(total, 'KGS'),
    parts: parts.map(({ currency, minor }) => ({ currency, soms: toDecimal(minor, 'KGS') })),
    without,
  }
}
