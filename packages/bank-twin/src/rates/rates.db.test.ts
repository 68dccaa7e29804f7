import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addDays, bishkekDate } from '@tartip/domain/time/instant'
import type { TestClock } from '@tartip/testkit/clock/test-clock'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import type { TestDatabase } from '@tartip/testkit/database/test-database'
import { productDatabase } from '../testing/product-database.ts'
import { createCurrencyRates } from './currency-rates.ts'
import { loadNbkrList, type LoadOutcome } from './load-nbkr.ts'
import { publishRates } from './publish-rates.ts'
import { saveRateSets } from './rate-store.ts'

const file = (name: string) => readFileSync(new URL(`nbkr-files/${name}`, import.meta.url))

let database: TestDatabase
let clock: TestClock
beforeEach(async () => {
  database = await productDatabase()
  clock = createTestClock('2026-05-23T05:00:00.000Z')
})
afterEach(() => database.close())

const rates = () => createCurrencyRates({ db: database.db })
const official = async (date: string) =>
  (await rates().setsOn(date)).find(set => set.group === 'NBKR')

function load(name: string, list: 'daily' | 'weekly' = 'daily'): Promise<LoadOutcome> {
  const read = async () => file(name)
  return loadNbkrList({ db: database.db, clock, read }, list)
}

describe('the feed of the National Bank', () => {
  test('a good list is shown from its day on', async () => {
    expect(await load('daily_2026-05-23.xml')).toBe('DONE')
    expect(await load('weekly_2026-05-23.xml', 'weekly')).toBe('DONE')
    expect(await official('2026-05-22')).toBeUndefined()
    const set = await official('2026-05-23')
    expect(set?.validFrom).toBe('2026-05-23')
    expect(set?.quotes.map(quote => quote.currency)).toEqual([
      'USD',
      'EUR',
      'RUB',
      'KZT',
      'CNY',
      'GBP',
      'JPY',
      'TRY',
      'AED',
      'UZS',
    ])
  })

  test.each([
    ['e01_zero_empty_bad_code.xml', 'ENTRY_INVALID'],
    ['e03_truncated.xml', 'LIST_DAMAGED'],
    ['e04_html_502.xml', 'NOT_A_RATE_LIST'],
    ['e08_missing_nominal.xml', 'ENTRY_INVALID'],
    ['e11_old_date_2_weeks.xml', 'OLDER'],
    ['daily_2013.xml', 'OLDER'],
  ])('%s keeps the last good set with its day', async (name, outcome) => {
    await load('daily_2026-05-23.xml')
    clock.advanceMinutes(2 * 24 * 60)
    expect(await load(name)).toBe(outcome)
    const set = await official(bishkekDate(clock.now()))
    expect(set).toMatchObject({ validFrom: '2026-05-23' })
    expect(set?.quotes).toHaveLength(5)
    expect(set?.quotes[0]).toMatchObject({ currency: 'USD', salesRate: '87.4500' })
  })

  test('an unreachable feed is recorded and changes nothing', async () => {
    await load('daily_2026-05-23.xml')
    const cause = new Error('connect ECONNREFUSED 10.0.0.1:443')
    const read = () => Promise.reject(new Error('fetch failed', { cause }))
    expect(await loadNbkrList({ db: database.db, clock, read }, 'daily')).toBe('UNREACHABLE')
    expect((await official('2026-05-23'))?.quotes).toHaveLength(5)
    const { rows } = await sql`
      select outcome, cause from twin.rate_reading order by id`.execute(database.db)
    expect(rows).toEqual([
      { outcome: 'DONE', cause: null },
      { outcome: 'UNREACHABLE', cause: 'fetch failed: connect ECONNREFUSED 10.0.0.1:443' },
    ])
  })

  test('the list of the same day again brings what was corrected in it', async () => {
    await load('daily_2026-05-23.xml')
    const corrected = file('daily_2026-05-23.xml').toString('latin1').replace('87,4500', '87,4600')
    const read = async () => Buffer.from(corrected, 'latin1')
    expect(await loadNbkrList({ db: database.db, clock, read }, 'daily')).toBe('DONE')
    const set = await official('2026-05-23')
    expect(set?.quotes[0]).toMatchObject({ currency: 'USD', salesRate: '87.4600' })
    expect(set?.quotes[0]).not.toHaveProperty('previousSalesRate')
  })

  test('the only set stays usable, however old, and shows its day', async () => {
    expect(await load('e11_old_date_2_weeks.xml')).toBe('DONE')
    expect((await official('2026-05-23'))?.validFrom).toBe('2026-05-08')
  })

  test('a wrongly declared encoding is no fault', async () => {
    expect(await load('e06_declared_cp1251_but_utf8_bom.xml')).toBe('DONE')
    expect((await official('2026-05-23'))?.quotes).toHaveLength(5)
  })

  test('the list of tomorrow is kept for tomorrow', async () => {
    clock.setTo('2026-05-22T10:00:00.000Z')
    expect(await load('daily_2026-05-23.xml')).toBe('DONE')
    expect(await official('2026-05-22')).toBeUndefined()
    expect((await official('2026-05-23'))?.validFrom).toBe('2026-05-23')
  })

  test('a list for the far future is refused as an error', async () => {
    clock.setTo('2026-05-01T10:00:00.000Z')
    expect(await load('daily_2026-05-23.xml')).toBe('DATE_INVALID')
  })
})

describe('the rates that the bank sets itself', () => {
  const today = '2026-05-22'
  const options = { withNbkr: true, firstDays: 60 }
  const publish = (day: string) => publishRates(database.db, day, clock.now(), options)

  test('every group has sets for sixty days, and each set of a day comes once', async () => {
    expect(await publish(today)).toBeGreaterThan(150)
    expect(await publish(today)).toBe(0)
    expect(await publish('2026-05-24')).toBe(2)
    expect(await publish('2026-05-24')).toBe(0)
    for (const group of ['CASH', 'CASHLESS', 'CARD', 'NBKR'] as const) {
      const points = await rates().history(group, 'USD', addDays(today, -60), today)
      expect(points.length).toBeGreaterThanOrEqual(42)
    }
  })

  test('the selling rate is above the buying rate, with the official rate in between', async () => {
    await publish(today)
    const sets = await rates().setsOn(today)
    const dollar = (group: string) =>
      sets.find(set => set.group === group)?.quotes.find(quote => quote.currency === 'USD')
    const [cash, nbkr] = [dollar('CASH'), dollar('NBKR')]
    expect(Number(cash?.salesRate)).toBeGreaterThan(Number(nbkr?.salesRate))
    expect(Number(cash?.purchaseRate)).toBeLessThan(Number(nbkr?.salesRate))
    expect(nbkr?.purchaseRate).toBe(nbkr?.salesRate)
    for (const { quotes } of sets) {
      for (const quote of quotes) {
        const spread = Number(quote.salesRate) / Number(quote.purchaseRate)
        expect(spread).toBeGreaterThanOrEqual(1)
        expect(spread).toBeLessThan(1.02)
      }
    }
  })

  test('a day that follows brings its own sets and remembers the ones before', async () => {
    await publish(today)
    await publish('2026-05-26')
    const [cash] = await rates().setsOn('2026-05-26')
    expect(cash).toMatchObject({ group: 'CASH', validFrom: '2026-05-26' })
    expect(cash?.quotes[0]?.previousSalesRate).toBeDefined()
  })
})

describe('sets by hand', () => {
  const save = (
    source: 'NBKR_DAILY' | 'NBKR_WEEKLY',
    validFrom: string,
    currency: 'USD' | 'GBP',
    rate: string,
  ) =>
    saveRateSets(database.db, [
      {
        group: 'NBKR',
        source,
        validFrom,
        loadedAt: clock.now(),
        rates: [{ currency, salesRate: rate, purchaseRate: rate }],
      },
    ])
  const quoteOf = async (date: string, currency: string) =>
    (await official(date))?.quotes.find(quote => quote.currency === currency)

  test('a currency in both lists of the National Bank has the rate of the day', async () => {
    await save('NBKR_DAILY', '2026-05-20', 'GBP', '117.0000')
    await save('NBKR_WEEKLY', '2026-05-22', 'GBP', '118.0000')
    expect(await quoteOf('2026-05-23', 'GBP')).toMatchObject({
      salesRate: '117.0000',
      isWeekly: false,
      validFrom: '2026-05-20',
    })
  })

  test('a rate is compared with the one of the set before, and a history has both its ends', async () => {
    for (const [day, rate] of [
      ['2026-05-20', '87.1000'],
      ['2026-05-21', '87.2000'],
      ['2026-05-22', '87.3000'],
      ['2026-05-23', '87.4000'],
    ] as const) {
      await save('NBKR_DAILY', day, 'USD', rate)
    }
    expect(await quoteOf('2026-05-22', 'USD')).toMatchObject({
      salesRate: '87.3000',
      previousSalesRate: '87.2000',
    })
    const history = await rates().history('NBKR', 'USD', '2026-05-21', '2026-05-23')
    expect(history.map(({ date, salesRate }) => [date, salesRate])).toEqual([
      ['2026-05-21', '87.2000'],
      ['2026-05-22', '87.3000'],
      ['2026-05-23', '87.4000'],
    ])
  })
})
