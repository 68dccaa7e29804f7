import { readConversionTerms, writeConversionTerms } from '@tartip/domain/payment/conversion-terms'
import { expect, test } from 'vitest'

import { paymentOf } from '../testing/payment-builder.ts'
import { presentConversion } from './document-presenter.ts'

const rate = { base: 'USD', quote: 'EUR', value: '1' } as const
const turned = { base: 'EUR', quote: 'USD', value: '1' } as const
const until = 1_000
const payment = paymentOf({
  operationCode: 'CONVERSION',
  terms: writeConversionTerms({
    side: 'SELL',
    recipientCurrency: 'EUR',
    recipientAmountMinor: 10_000n,
    rate,
    rateKind: 'FIXED',
    rateUntil: until,
  }),
})

test.each([
  ['holds for its time, whatever the bank says', undefined, until, true],
  ['holds afterwards while the list says the same', rate, until + 1, true],
  ['does not hold when the bank has no rate', undefined, until + 1, false],
  ['does not hold when the pair has turned', turned, until + 1, false],
])('a fixed rate %s', (_what, current, now, isFixedRate) => {
  const conversion = readConversionTerms(payment.terms)
  if (!conversion) throw new Error('Terms were expected')
  expect(presentConversion(payment, conversion, current, now)).toMatchObject({
    isFixedRate,
    currentRate: current?.value ?? null,
    currentRateBase: current?.base ?? null,
    currentRateQuote: current?.quote ?? null,
  })
})
