import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openPaymentService, type TestPaymentService } from '../testing/payment-service.ts'
import { testActor } from '../testing/test-people.ts'

const creator = testActor('CREATOR')
let service: TestPaymentService
const run: TestPaymentService['run'] = (...call) => service.run(...call)

beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

describe('exchange rates', () => {
  test('groups without rates are empty, old ones say their day', async () => {
    const source = `{ getCurrencyRates {
      cash { code } cashless { code salesRate purchaseRate change } info { group date isOld }
    } }`
    expect(await run(creator, source)).toEqual({
      errors: undefined,
      data: {
        getCurrencyRates: {
          cash: [],
          cashless: [
            { code: 'USD', salesRate: '87.70', purchaseRate: '87.20', change: '-0.05' },
            { code: 'EUR', salesRate: '102.00', purchaseRate: '101.10', change: null },
          ],
          info: [
            { group: 'CASH', date: null, isOld: false },
            { group: 'CASHLESS', date: '2026-11-28', isOld: true },
            { group: 'CARD', date: null, isOld: false },
            { group: 'NBKR', date: null, isOld: false },
          ],
        },
      },
    })
  })

  test('a conversion has a rate in both directions, and both are against the client', async () => {
    const source = `query($from: String!, $to: String!) {
      getCurrencyRatesConversion(payerCurrency: $from, recipientCurrency: $to) {
        rate inverseRate date isOld
      }
    }`
    expect((await run(creator, source, { from: 'USD', to: 'EUR' })).data).toEqual({
      getCurrencyRatesConversion: {
        rate: '0.85490196',
        inverseRate: '1.16972477',
        date: '2026-11-28',
        isOld: true,
      },
    })
    const unknown = await run(creator, source, { from: 'USD', to: 'XXX' })
    expect(unknown.errors).toMatchObject([{ code: 'CURRENCY_UNKNOWN' }])
    const none = await run(creator, source, { from: 'USD', to: 'UZS' })
    expect(none.errors).toMatchObject([{ code: 'RATE_NOT_FOUND' }])
  })

  test('are not for cashiers', async () => {
    const cashier = { ...creator, signRight: 'CASHIER' } as const
    const { errors } = await run(cashier, '{ getCurrencyRates { info { group } } }')
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })
})
