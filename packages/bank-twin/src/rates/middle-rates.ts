import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { QuotedRate } from '@tartip/domain/money/convert-by-rate'
import { crossRate, type Quote } from '@tartip/domain/rates/convert'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import type { TwinDb } from '../store/twin-db.ts'
import { readSetsOn } from './rate-store.ts'

/**
 * The official rate of the day between two currencies: the middle by which the bank reckons its margin.
 * Undefined where the National Bank has no rate for one of them.
 */
export async function officialMiddleRate(
  tx: TwinDb,
  base: CurrencyCode,
  quote: CurrencyCode,
  at: Instant,
): Promise<QuotedRate | undefined> {
  const sets = await readSetsOn(tx, bishkekDate(at))
  const official = sets.find(set => set.group === 'NBKR')
  return official && middleBetween(base, quote, official.quotes)
}

/** Soms are always the price, never the thing priced: so the list's own digits count, and no quotient of them. */
export function middleBetween(
  base: CurrencyCode,
  quote: CurrencyCode,
  quotes: readonly Quote[],
): QuotedRate | undefined {
  const [priced, price] = base === 'KGS' ? [quote, base] : [base, quote]
  const rate = crossRate(priced, price, quotes)
  return rate.ok ? { base: priced, quote: price, value: rate.value } : undefined
}
