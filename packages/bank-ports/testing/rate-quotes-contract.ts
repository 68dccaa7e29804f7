import type { BankText } from '@tartip/domain/bank-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QuoteEvent, QuoteRequest, RateQuotes } from '../src/rate-quotes.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'
import { readAllEvents } from './read-all-events.ts'

/** A bank with a dealer. */
export interface DealerUnderTest {
  readonly rateQuotes: RateQuotes
  newId(): string
  advanceMinutes(minutes: number): void
  /** The dealer gives a rate for so many minutes; false when they cannot any more. */
  quote(quoteId: string, value: string, minutes: number): Promise<boolean>
  refuse(quoteId: string, reason: BankText): Promise<boolean>
  close(): Promise<void>
}

/** What any bank behind `RateQuotes` must do; run it against each implementation. */
export function describeRateQuotesContract(
  name: string,
  makeDealer: () => Promise<DealerUnderTest>,
): void {
  describe(`rate quotes: ${name}`, () => {
    let bank: DealerUnderTest

    beforeAll(async () => {
      bank = await makeDealer()
    })
    afterAll(() => bank.close())

    const request = (change: Partial<QuoteRequest> = {}): QuoteRequest => ({
      quoteId: bank.newId(),
      legalPartyId: bank.newId(),
      sell: 'USD',
      buy: 'KGS',
      side: 'SELL',
      amountMinor: 2_500_000n,
      ...change,
    })
    const requested = async (): Promise<QuoteRequest> => {
      const wanted = request()
      await bank.rateQuotes.request(wanted)
      return wanted
    }
    const find = ({ legalPartyId, quoteId }: QuoteRequest) =>
      bank.rateQuotes.find(legalPartyId, quoteId)

    test('a request waits for the dealer, whose rate holds for its time and no longer', async () => {
      const wanted = request()
      expect(await bank.rateQuotes.request(wanted)).toMatchObject({
        value: { ...wanted, state: 'WAITING' },
      })
      expect(await bank.quote(wanted.quoteId, '87.4125', 5)).toBe(true)
      expect(await find(wanted)).toMatchObject({
        state: 'QUOTED',
        rate: { base: 'USD', quote: 'KGS', value: '87.4125' },
      })
      bank.advanceMinutes(5)
      expect(await find(wanted)).toMatchObject({ state: 'QUOTED' })
      bank.advanceMinutes(1)
      const expired = { state: 'EXPIRED', rate: { value: '87.4125' } }
      expect(await find(wanted)).toMatchObject(expired)
      expect(await bank.rateQuotes.request(wanted)).toMatchObject({ value: expired })
    })

    test('the som is always what a unit of the other currency is counted in', async () => {
      const wanted = request({ sell: 'KGS', buy: 'EUR' })
      await bank.rateQuotes.request(wanted)
      await bank.quote(wanted.quoteId, '101.2', 5)
      expect(await find(wanted)).toMatchObject({ rate: { base: 'EUR', quote: 'KGS' } })
    })

    test('another request under a known id is refused, whatever was changed', async () => {
      const changes: ChangesOf<QuoteRequest, 'quoteId'> = {
        legalPartyId: bank.newId(),
        sell: 'EUR',
        buy: 'CNY',
        side: 'BUY',
        amountMinor: 2_500_001n,
      }
      await expectChangesRefused(request(), changes, wanted => bank.rateQuotes.request(wanted))
    })

    test('the same request again is one request', async () => {
      const wanted = request()
      const answers = await Promise.all([1, 2, 3].map(() => bank.rateQuotes.request(wanted)))
      expect(answers.every(answer => answer.ok)).toBe(true)
    })

    test('a dealer decides once, and is reported by an event once', async () => {
      const wanted = await requested()
      let woken = 0
      const end = bank.rateQuotes.onEvent(() => (woken += 1))
      const decided = await Promise.all([
        bank.quote(wanted.quoteId, '87.4', 5),
        bank.refuse(wanted.quoteId, { ru: 'Рынок закрыт' }),
      ])
      end()
      expect(decided.filter(Boolean)).toHaveLength(1)
      const events = await readAllEvents<QuoteEvent>(bank.rateQuotes, 2)
      const reported = events.filter(event => event.quote.quoteId === wanted.quoteId)
      expect(reported).toHaveLength(1)
      expect(woken).toBe(1)
      expect(reported[0]?.quote.amountMinor).toBe(2_500_000n)
    })

    test('a request that was withdrawn is not quoted any more', async () => {
      const wanted = await requested()
      const { legalPartyId, quoteId } = wanted
      expect(await bank.rateQuotes.cancel(legalPartyId, quoteId)).toMatchObject({
        state: 'CANCELLED',
      })
      expect(await bank.quote(quoteId, '87.4', 5)).toBe(false)
      const refused = await requested()
      const reason = { ru: 'Рынок закрыт', ky: 'Рынок жабык', en: 'The market is closed' }
      await bank.refuse(refused.quoteId, reason)
      expect(await bank.rateQuotes.cancel(refused.legalPartyId, refused.quoteId)).toMatchObject({
        state: 'REFUSED',
        reason,
      })
    })

    test('a rate that was given may be left unused, one that has run out stays what it is', async () => {
      const unused = await requested()
      await bank.quote(unused.quoteId, '87.4', 5)
      const cancel = ({ legalPartyId, quoteId }: QuoteRequest) =>
        bank.rateQuotes.cancel(legalPartyId, quoteId)
      expect(await cancel(unused)).toMatchObject({ state: 'CANCELLED' })
      expect(await find(unused)).toMatchObject({ state: 'CANCELLED' })
      const late = await requested()
      await bank.quote(late.quoteId, '87.4', 5)
      bank.advanceMinutes(6)
      expect(await cancel(late)).toMatchObject({ state: 'EXPIRED' })
      expect(await find(late)).toMatchObject({ state: 'EXPIRED' })
    })

    test('a dealer who refuses says why', async () => {
      const wanted = await requested()
      expect(await bank.refuse(wanted.quoteId, { ru: '' })).toBe(false)
      expect(await find(wanted)).toMatchObject({ state: 'WAITING' })
    })

    test('the quote of another organisation is like one that does not exist', async () => {
      const { quoteId } = await requested()
      expect(await bank.rateQuotes.find(bank.newId(), quoteId)).toBeUndefined()
      expect(await bank.rateQuotes.cancel(bank.newId(), quoteId)).toBeUndefined()
    })

    test('one currency for itself, and nothing at all, are not quoted', async () => {
      expect(await bank.rateQuotes.request(request({ buy: 'USD' }))).toMatchObject({
        error: { code: 'QUOTE_CURRENCIES_INVALID' },
      })
      expect(await bank.rateQuotes.request(request({ amountMinor: 0n }))).toMatchObject({
        error: { code: 'AMOUNT_INVALID' },
      })
    })

    test.each(['0', '-1', '87,4', 'high', '0.0000'])('%s is no rate', async value => {
      expect(await bank.quote((await requested()).quoteId, value, 5)).toBe(false)
    })
  })
}
