import { sql } from 'kysely'
import { currencyCodes, type CurrencyCode } from '@tartip/domain/money/currency'
import { rateGroups, type RateGroup } from '@tartip/domain/rates/rate-group'
import { toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import type { RatePoint, RateQuote, RateSet } from '@tartip/bank-ports/currency-rates'
import { recordset, timestamp, type TwinDb } from '../store/twin-db.ts'

/** Who published a set: the bank itself, or one of the two lists of the National Bank. */
export type RateSource = 'BANK' | 'NBKR_DAILY' | 'NBKR_WEEKLY'

export interface NewRateSet {
  readonly group: RateGroup
  readonly source: RateSource
  readonly validFrom: LocalDate
  readonly loadedAt: Instant
  readonly rates: readonly {
    readonly currency: CurrencyCode
    readonly salesRate: string
    readonly purchaseRate: string
  }[]
}

/** Stores sets. A set of the same source and day replaces the earlier one. */
export async function saveRateSets(tx: TwinDb, sets: readonly NewRateSet[]): Promise<void> {
  if (sets.length === 0) return
  const keyOf = (set: NewRateSet) => ({
    rate_group: set.group,
    source: set.source,
    valid_from: set.validFrom,
  })
  const heads = sets.map(set => ({ ...keyOf(set), loaded_at: toIso(set.loadedAt) }))
  await sql`
    insert into twin.rate_set
    select * from json_populate_recordset(null::twin.rate_set, ${recordset(heads)})
    on conflict (rate_group, source, valid_from)
      do update set loaded_at = excluded.loaded_at`.execute(tx)
  const rows = sets.flatMap(set =>
    set.rates.map(rate => ({
      ...keyOf(set),
      currency: rate.currency,
      sales_rate: rate.salesRate,
      purchase_rate: rate.purchaseRate,
    })),
  )
  await sql`
    insert into twin.rate
    select * from json_populate_recordset(null::twin.rate, ${recordset(rows)})
    on conflict (rate_group, source, currency, valid_from)
      do update set sales_rate = excluded.sales_rate,
        purchase_rate = excluded.purchase_rate`.execute(tx)
}

/** The day of the newest set of a source, whether it holds already or not. */
export async function readNewestDay(
  db: TwinDb,
  group: RateGroup,
  source: RateSource,
): Promise<LocalDate | undefined> {
  const { rows } = await sql<{ newest: LocalDate | null }>`
    select max(valid_from) as newest from twin.rate_set
    where rate_group = ${group} and source = ${source}`.execute(db)
  return rows[0]?.newest ?? undefined
}

interface QuoteRow {
  rate_group: RateGroup
  source: RateSource
  valid_from: LocalDate
  loaded_at: Instant
  currency: CurrencyCode
  sales_rate: string
  purchase_rate: string
  previous_rate: string | null
}

/** The newest set of each source that holds on the day, put together by groups. */
export async function readSetsOn(db: TwinDb, date: LocalDate): Promise<RateSet[]> {
  const { rows } = await sql<QuoteRow>`
    select newest.rate_group, newest.source, newest.valid_from, newest.loaded_at, rate.currency,
      rate.sales_rate, rate.purchase_rate, previous.sales_rate as previous_rate
    from (
      select distinct on (rate_group, source) rate_group, source, valid_from, loaded_at
      from twin.rate_set where valid_from <= ${date}
      order by rate_group, source, valid_from desc
    ) newest
    join twin.rate rate on rate.rate_group = newest.rate_group and rate.source = newest.source
      and rate.valid_from = newest.valid_from
    left join lateral (
      select before.sales_rate from twin.rate before
      where before.rate_group = rate.rate_group and before.source = rate.source
        and before.currency = rate.currency and before.valid_from < rate.valid_from
      order by before.valid_from desc limit 1
    ) previous on true`.execute(db)
  return rateGroups.flatMap(group => {
    const own = rows.filter(row => row.rate_group === group)
    return own.length === 0 ? [] : [setOf(group, own)]
  })
}

function setOf(group: RateGroup, rows: readonly QuoteRow[]): RateSet {
  const daily = rows.filter(row => row.source !== 'NBKR_WEEKLY')
  const leading = daily.length > 0 ? daily : rows
  const quotes = currencyCodes.flatMap(currency => {
    // A currency in both lists of the National Bank has the rate of the day.
    const row =
      daily.find(one => one.currency === currency) ?? rows.find(one => one.currency === currency)
    return row ? [quoteOf(row)] : []
  })
  return {
    group,
    validFrom: latest(leading.map(row => row.valid_from)),
    loadedAt: Math.max(...leading.map(row => row.loaded_at)),
    quotes,
  }
}

function quoteOf(row: QuoteRow): RateQuote {
  return {
    currency: row.currency,
    salesRate: row.sales_rate,
    purchaseRate: row.purchase_rate,
    validFrom: row.valid_from,
    isWeekly: row.source === 'NBKR_WEEKLY',
    ...(row.previous_rate === null ? {} : { previousSalesRate: row.previous_rate }),
  }
}

function latest(dates: readonly LocalDate[]): LocalDate {
  return dates.reduce((last, date) => (date > last ? date : last), '')
}

export async function readRateHistory(
  db: TwinDb,
  group: RateGroup,
  currency: CurrencyCode,
  from: LocalDate,
  to: LocalDate,
): Promise<RatePoint[]> {
  const { rows } = await sql<{
    valid_from: LocalDate
    sales_rate: string
    purchase_rate: string
  }>`
    select distinct on (valid_from) valid_from, sales_rate, purchase_rate from twin.rate
    where rate_group = ${group} and currency = ${currency}
      and valid_from between ${from} and ${to}
    order by valid_from, source`.execute(db)
  return rows.map(row => ({
    date: row.valid_from,
    salesRate: row.sales_rate,
    purchaseRate: row.purchase_rate,
  }))
}

/** What came of requesting a list. */
export interface RateReading {
  readonly source: RateSource
  readonly readAt: Instant
  readonly outcome: string
  /** Of a list that could be read. */
  readonly validFrom?: LocalDate
  /** Why there was no answer. */
  readonly cause?: string
}

/** Records the result of a reading, so that an officer sees since when a feed fails. */
export async function recordReading(db: TwinDb, reading: RateReading): Promise<void> {
  const { source, readAt, outcome, validFrom, cause } = reading
  await sql`
    insert into twin.rate_reading (source, read_at, outcome, valid_from, cause)
    values (${source}, ${timestamp(readAt)}, ${outcome}, ${validFrom ?? null},
      ${cause ?? null})`.execute(db)
}
