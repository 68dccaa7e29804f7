import { instantAt } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'

import { createFakeRates } from '../testing/fake-rates.ts'
import { checkRates, findConversionRate } from './conversion-rate.ts'

test('a payment in an exotic currency is not signed once the rate it was made at is another', async () => {
  const rates = createFakeRates()
  const found = await findConversionRate({ rates }, 'USD', 'EUR')
  if (!found.ok) throw new Error(found.error.code)
  const { base, quote, value } = found.value.rate
  const document = {
    id: 'abroad',
    currency: 'USD',
    errorCode: undefined,
    terms: {
      exoticCurrency: 'EUR',
      exoticAmount: '100.00',
      exoticRate: value,
      exoticRatePair: `${base}/${quote}`,
      exoticSide: 'SELL',
    },
  } as const
  const deps = { rates, clock: { now: () => instantAt('2026-11-30', 600) } }
  expect((await checkRates(deps, [document]))(document)).toEqual({ ok: true, value: undefined })
  rates.setDollar('90.00', '89.00')
  expect((await checkRates(deps, [document]))(document)).toMatchObject({
    error: { code: 'RATE_CHANGED', params: { shown: value } },
  })
})
