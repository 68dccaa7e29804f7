import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { dollarAccount, somAccount } from '../testing/fake-accounts.ts'
import {
  openPaymentService,
  seededId,
  type TestPaymentService,
} from '../testing/payment-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

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

  test('come as a document takes them, with the amount above which the bank quotes its own', async () => {
    const source = `{ getCurrencyRatesConversion(payerCurrency: "KGS", recipientCurrency: "USD") {
      base quote value contractualAbove
    } }`
    expect((await run(creator, source)).data).toEqual({
      getCurrencyRatesConversion: {
        base: 'USD',
        quote: 'KGS',
        value: '87.70',
        contractualAbove: '872000.00',
      },
    })
  })

  test('a saved conversion is read back with its rate, its end and its terms', async () => {
    const conversion = {
      legalPartyId: organisationId,
      operation: { id: 'CONVERSION' },
      payerAccount: dollarAccount,
      currency: { id: 'USD' },
      payerBic: { id: '109001' },
      recipientAccount: somAccount,
      recipientAccountCurrency: { id: 'KGS' },
      amount: '100.00',
      rate: '87.20',
      valueDate: '2026-11-30',
    }
    const saving = `mutation($c: ConversionInput!) { saveConversionDraft(conversion: $c) }`
    const { data, errors } = await run(creator, saving, { c: conversion })
    expect(errors).toBeUndefined()
    const { saveConversionDraft: paymentId } = data as { saveConversionDraft: string }
    const reading = `query($ref: PaymentRef!) { findConversionDataByPaymentId(payment: $ref) {
      recipientAmount recipientCurrencyCode rate rateBase rateQuote rateKind isFixedRate rateUntil quoteState
      currentRate transfer { terms { name } payment { operationCode amount } }
    } }`
    const payment = { paymentId, legalPartyId: organisationId }
    expect((await run(creator, reading, { ref: payment })).data).toEqual({
      findConversionDataByPaymentId: {
        recipientAmount: '8720.00',
        recipientCurrencyCode: 'KGS',
        rate: '87.20',
        rateBase: 'USD',
        rateQuote: 'KGS',
        rateKind: 'FIXED',
        isFixedRate: true,
        rateUntil: '2026-11-30T04:01:00.000Z',
        quoteState: null,
        currentRate: '87.20',
        transfer: {
          terms: [
            'side',
            'recipientCurrency',
            'recipientAmount',
            'rate',
            'ratePair',
            'rateKind',
            'rateUntil',
          ].map(name => ({ name })),
          payment: { operationCode: 'CONVERSION', amount: '100.00' },
        },
      },
    })
    const wrong = { ...conversion, currency: { id: 'EUR' } }
    expect((await run(creator, saving, { c: wrong })).errors).toMatchObject([
      { fields: [{ field: 'currency', code: 'CURRENCY_MISMATCH' }] },
    ])
    const beside = { payerBic: { id: '109018' }, departmentId: '0'.repeat(41) }
    expect((await run(creator, saving, { c: { ...conversion, ...beside } })).errors).toMatchObject([
      {
        fields: [
          { field: 'payerBic', code: 'FIELD_PATTERN' },
          { field: 'departmentId', code: 'FIELD_TOO_LONG', params: { max: 40 } },
        ],
      },
    ])
    const other = { paymentId: seededId(1), legalPartyId: organisationId }
    expect((await run(creator, reading, { ref: other })).errors).toMatchObject([
      { code: 'PAYMENT_NOT_FOUND' },
    ])
  })

  test('are not for cashiers', async () => {
    const cashier = { ...creator, signRight: 'CASHIER' } as const
    const { errors } = await run(cashier, '{ getCurrencyRates { info { group } } }')
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })
})
