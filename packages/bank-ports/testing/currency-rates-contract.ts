import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { rateGroups } from '@tartip/domain/rates/rate-group'
import { addDays, type LocalDate } from '@tartip/domain/time/instant'
import type { CurrencyRates, RateSet } from '../src/currency-rates.ts'

/** Official rates of one day, which the bank must have for the suite. */
export interface RatesUnderTest {
  readonly validFrom: LocalDate
  readonly isWeekly: boolean
  readonly rates: readonly { readonly currency: CurrencyCode; readonly rate: string }[]
}

/** A bank that has exactly the rates of the suite. */
export interface RateDeskUnderTest {
  readonly currencyRates: CurrencyRates
  close(): Promise<void>
}

/** Three daily sets of which the last lacks the tenge and comes after holidays, and a weekly one. */
export const contractRates: readonly RatesUnderTest[] = [
  daily('2026-04-29', { USD: '87.4500', KZT: '0.1859' }),
  daily('2026-04-30', { USD: '87.4000', KZT: '0.1860' }),
  daily('2026-05-12', { USD: '87.5012' }),
  { validFrom: '2026-05-02', isWeekly: true, rates: [{ currency: 'GBP', rate: '117.4147' }] },
]

function daily(
  validFrom: LocalDate,
  rates: Readonly<Partial<Record<CurrencyCode, string>>>,
): RatesUnderTest {
  return {
    validFrom,
    isWeekly: false,
    rates: (['USD', 'KZT'] as const).flatMap(currency => {
      const rate = rates[currency]
      return rate === undefined ? [] : [{ currency, rate }]
    }),
  }
}

/** What any bank behind `CurrencyRates` must do; the desk has nothing but `rates`, as official rates. */
export function describeCurrencyRatesContract(
  name: string,
  makeDesk: (rates: readonly RatesUnderTest[]) => Promise<RateDeskUnderTest>,
): void {
  describe(`currency rates: ${name}`, () => {
    let desk: RateDeskUnderTest

    beforeAll(async () => {
      desk = await makeDesk(contractRates)
    })
    afterAll(() => desk.close())

    const official = async (date: LocalDate): Promise<RateSet | undefined> =>
      (await desk.currencyRates.setsOn(date)).find(set => set.group === 'NBKR')

    test('before the first set there is none', async () => {
      expect(await desk.currencyRates.setsOn('2026-04-28')).toEqual([])
    })

    test('a set holds until the next one and keeps its own day', async () => {
      for (const day of ['2026-04-30', '2026-05-01', '2026-05-11']) {
        const set = await official(day)
        expect(set?.validFrom).toBe('2026-04-30')
        expect(set?.quotes[0]).toMatchObject({
          currency: 'USD',
          salesRate: '87.4000',
          purchaseRate: '87.4000',
          validFrom: '2026-04-30',
          isWeekly: false,
          previousSalesRate: '87.4500',
        })
      }
      expect((await official('2026-05-12'))?.validFrom).toBe('2026-05-12')
    })

    test('a currency that the newest set lacks has no rate', async () => {
      const set = await official('2026-05-12')
      expect(set?.quotes.map(quote => quote.currency)).toEqual(['USD', 'GBP'])
    })

    test('weekly currencies stand beside the daily ones, with their own day', async () => {
      expect((await official('2026-05-01'))?.quotes.map(quote => quote.currency)).toEqual([
        'USD',
        'KZT',
      ])
      const set = await official('2026-05-03')
      expect(set?.validFrom).toBe('2026-04-30')
      const pound = set?.quotes.find(quote => quote.currency === 'GBP')
      expect(pound).toMatchObject({ validFrom: '2026-05-02', isWeekly: true })
      expect(pound).not.toHaveProperty('previousSalesRate')
    })

    test('groups come in their order and only with sets', async () => {
      const groups = (await desk.currencyRates.setsOn('2026-05-12')).map(set => set.group)
      expect(groups).toEqual(rateGroups.filter(group => groups.includes(group)))
    })

    test('the history has one point for each set, both ends included', async () => {
      const { currencyRates } = desk
      const points = await currencyRates.history('NBKR', 'USD', '2026-04-30', '2026-05-12')
      expect(points).toEqual([
        { date: '2026-04-30', salesRate: '87.4000', purchaseRate: '87.4000' },
        { date: '2026-05-12', salesRate: '87.5012', purchaseRate: '87.5012' },
      ])
      expect(await currencyRates.history('NBKR', 'USD', '2026-05-12', '2026-05-12')).toEqual(
        points.slice(1),
      )
      expect(await currencyRates.history('NBKR', 'USD', '2026-05-12', '2026-05-11')).toEqual([])
      expect(await currencyRates.history('NBKR', 'UZS', '2026-04-01', '2026-05-31')).toEqual([])
    })

    test('a period beyond ten years is the mistake of the caller', async () => {
      const end = addDays('2016-01-01', 3_660)
      const read = desk.currencyRates.history('NBKR', 'USD', '2016-01-01', end)
      await expect(read).rejects.toThrow(RangeError)
    })
  })
}
