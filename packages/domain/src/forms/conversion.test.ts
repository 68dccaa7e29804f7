import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCalendar } from '../bank-day/calendar.ts'
import { bankDayAt } from '../bank-day/time-rule.ts'
import { boughtFor, isConversion } from '../money/convert-by-rate.ts'
import { currencyCodes } from '../money/currency.ts'
import { canonicalText } from '../payment/canonical-text.ts'
import {
  contentAtQuote,
  contractualRateHolds,
  fixedRateHolds,
  readConversionTerms,
  sidesAtRate,
} from '../payment/conversion-terms.ts'
import { conversionRate } from '../rates/convert.ts'
import { fromIso } from '../time/instant.ts'
import { contentOfForm } from './content.ts'
import { conversion } from './conversion.ts'
import { documentRows } from './document-rows.ts'
import { known, type FormFacts } from './facts.ts'
import { readForm, type FormInput } from './form.ts'
import { orderOfDocument } from './payment-forms.ts'

const now = fromIso('2026-12-01T04:00:00.000Z')
const day = bankDayAt(now, {
  calendar: createCalendar([]),
  timeRules: [
    {
      operationCode: 'CONVERSION',
      trait: 'DEFAULT',
      fromMinute: 510,
      createDeadlineMinute: 960,
      signDeadlineMinute: 975,
    },
  ],
  shortDayShifts: [],
})
const rate = { base: 'USD', quote: 'KGS', value: '87.2000' } as const
const facts: FormFacts = {
  day: known(day),
  payer: known({ account: '1090160599999154', currency: 'USD' }),
  recipient: known({ name: 'ОсОО «Көк-Асман»', currency: 'KGS', status: 'OPEN', isOwn: true }),
  rate: known({ rate, contractualAboveMinor: 1_000_000n, date: '2026-12-01', isOld: false }),
}
const texts = {
  payerAccount: '1090160599999154',
  recipientAccount: '1090160599999255',
  amount: '100.00',
  rate: '87.2',
  rateKind: 'FIXED',
  valueDate: '2026-12-01',
}
const read = (patch: Partial<FormInput> = {}) =>
  readForm(conversion, {
    operation: 'CONVERSION',
    source: 'wire',
    texts,
    facts,
    rules: [],
    isNew: true,
    ...patch,
  })
const failed = (patch: Partial<FormInput>) =>
  read(patch).failures.map(({ field, code }) => `${field} ${code}`)

function saved(patch: Partial<Record<string, string>> = {}) {
  const { values, failures, undecided } = read({ texts: { ...texts, ...patch } })
  expect({ failures, undecided }).toEqual({ failures: [], undecided: [] })
  const party = { payerName: 'ОсОО «Көк-Асман»', payerInn: '00101199910001', ownBic: '109001' }
  const content = contentOfForm(conversion, { operation: 'CONVERSION', values, facts }, party)
  return { ...content, transferNum: '7', operationCode: 'CONVERSION' } as const
}
const ids = { paymentId: 'p-1', legalPartyId: 'lp-1' }

describe('a conversion', () => {
  test('computes what arrives from what leaves, and fixes the rate for a minute', () => {
    const content = saved()
    expect(content).toMatchObject({ amountMinor: 10_000n, currency: 'USD', commissionMinor: 0n })
    expect(readConversionTerms(content.terms)).toEqual({
      side: 'SELL',
      recipientCurrency: 'KGS',
      recipientAmountMinor: 872_000n,
      rate,
      rateKind: 'FIXED',
      rateUntil: now + 60_000,
    })
  })

  test('computes what leaves from what arrives', () => {
    const content = saved({ recipientAmount: '1000.00', amount: '11.47' })
    expect(content.amountMinor).toBe(1_147n)
    expect(readConversionTerms(content.terms)).toMatchObject({
      side: 'BUY',
      recipientAmountMinor: 100_000n,
    })
  })

  test('signs every term, and orders what it signs', () => {
    const content = saved()
    expect(
      canonicalText({ ...content, ...ids })
        .split('\n')
        .slice(-7),
    ).toEqual([
      'typed-side: SELL',
      'recipient-currency: KGS',
      'recipient-amount: 8720.00',
      'rate: 87.2000',
      'rate-pair: USD/KGS',
      'rate-kind: FIXED',
      'rate-until: 2026-12-01T04\\:01\\:00.000Z',
    ])
    expect(orderOfDocument({ ...content, ...ids, digest: 'd' })).toMatchObject({
      operationCode: 'CONVERSION',
      recipientAmountMinor: 872_000n,
      recipientCurrency: 'KGS',
      rate,
      rateKind: 'FIXED',
    })
    const rows = documentRows(content).map(({ field, text }) => `${field} ${text}`)
    expect(rows).toContain('rate 1 USD = 87,2 KGS')
    expect(rows).toContain('rateUntil 01.12.2026 10:01')
  })

  test.each<[string, Partial<Record<string, string>>, FormFacts, string[]]>([
    ['a rate of before', { rate: '87.1999' }, {}, ['rate RATE_CHANGED']],
    ['a rate of the person’s own', { rate: '1' }, {}, ['rate RATE_CHANGED']],
    ['no rate', { rate: '' }, {}, ['rate FIELD_REQUIRED']],
    [
      'a sum that does not follow from the other',
      { recipientAmount: '1000.00', amount: '11.46' },
      {},
      ['amount CONVERSION_AMOUNTS_MISMATCH'],
    ],
    [
      'one currency',
      {},
      {
        recipient: known({ name: 'x', currency: 'USD', status: 'OPEN', isOwn: true }),
      },
      ['recipientAccount CONVERSION_SAME_CURRENCY'],
    ],
    [
      'the account of somebody else',
      {},
      { recipient: known({ name: 'x', currency: 'KGS', status: 'OPEN', isOwn: false }) },
      ['recipientAccount RECIPIENT_ACCOUNT_NOT_FOUND'],
    ],
    [
      'the same account',
      { recipientAccount: texts.payerAccount },
      {},
      ['recipientAccount SAME_ACCOUNT'],
    ],
    ['another day', { valueDate: '2026-12-02' }, {}, ['valueDate CONVERSION_ONLY_TODAY']],
    ['a currency of no account', { currency: 'EUR' }, {}, ['currency CURRENCY_MISMATCH']],
    [
      'a rate of its own for 10,000 dollars',
      { rateKind: 'CONTRACTUAL', amount: '10000.00' },
      {},
      ['rateKind CONTRACTUAL_RATE_NOT_OFFERED'],
    ],
    [
      'a kind of rate that there is none of',
      { rateKind: 'BEST' },
      {},
      ['rateKind REQUISITE_INVALID'],
    ],
    ['nothing', { amount: '0.00' }, {}, ['amount AMOUNT_NOT_POSITIVE']],
    ['a negative sum', { amount: '-5.00' }, {}, ['amount AMOUNT_NOT_POSITIVE']],
  ])('refuses %s', (_case, patch, more, expected) => {
    expect(failed({ texts: { ...texts, ...patch }, facts: { ...facts, ...more } })).toEqual(
      expected,
    )
  })

  test('refuses a sum that buys nothing', () => {
    const payer = known({ account: texts.payerAccount, currency: 'KGS' } as const)
    const recipient = known({ name: 'x', currency: 'USD', status: 'OPEN', isOwn: true } as const)
    const patch = { texts: { ...texts, amount: '0.01' }, facts: { ...facts, payer, recipient } }
    expect(failed(patch)).toEqual(['amount CONVERSION_AMOUNT_TOO_SMALL'])
  })

  test('a refused rate carries the present one', () => {
    const { failures } = read({ texts: { ...texts, rate: '86' } })
    expect(failures).toMatchObject([{ params: { rate: '87.2000', shown: '86' } }])
  })
})

describe('a contractual rate', () => {
  const requested = () => saved({ rateKind: 'CONTRACTUAL', amount: '10000.01' })

  test('is awaited, holds until its end and no longer', () => {
    const content = requested()
    expect(contractualRateHolds(content, now)).toMatchObject({ error: { code: 'QUOTE_AWAITED' } })
    const refused = { ...content, errorCode: 'QUOTE_REFUSED' }
    expect(contractualRateHolds(refused, now)).toMatchObject({ error: { code: 'QUOTE_REFUSED' } })
    const terms = readConversionTerms(content.terms)
    if (!terms) throw new Error('Terms were expected')
    const agreed = contentAtQuote(content, terms, { ...rate, value: '88' }, now + 300_000)
    if (!agreed.ok) throw new Error('The rate was expected to be taken')
    const quoted = agreed.value
    expect(quoted.amountMinor).toBe(1_000_001n)
    expect(readConversionTerms(quoted.terms)?.recipientAmountMinor).toBe(88_000_088n)
    expect(contractualRateHolds(quoted, now + 300_000).ok).toBe(true)
    expect(contractualRateHolds(quoted, now + 300_001)).toMatchObject({
      error: { code: 'QUOTE_EXPIRED' },
    })
    expect(orderOfDocument({ ...quoted, ...ids, digest: 'd' })).toMatchObject({
      rateKind: 'CONTRACTUAL',
      quoteId: ids.paymentId,
      rate: { value: '88' },
    })
  })

  test.each([
    ['0.00000001', 'CONVERSION_AMOUNT_TOO_SMALL'],
    ['999999999.99999999', 'AMOUNT_TOO_LARGE'],
  ])('of %s would make a sum that is no payment, and is not taken', (value, code) => {
    const content = requested()
    const terms = readConversionTerms(content.terms)
    if (!terms) throw new Error('Terms were expected')
    expect(contentAtQuote(content, terms, { ...rate, value }, now)).toMatchObject({
      error: { code },
    })
  })
})

test('nobody saves a conversion whose other side is larger than any payment', () => {
  const large = { ...texts, amount: '999999999999.99' }
  expect(failed({ texts: large })).toEqual(['amount AMOUNT_TOO_LARGE'])
})

test('a fixed rate holds for a minute, and afterwards while the list says the same', () => {
  const terms = readConversionTerms(saved().terms)
  if (!terms) throw new Error('Terms were expected')
  const other = { ...rate, value: '87.3' }
  expect(fixedRateHolds(terms, other, now + 60_000).ok).toBe(true)
  expect(fixedRateHolds(terms, other, now + 60_001)).toMatchObject({
    error: { code: 'RATE_CHANGED', params: { rate: '87.3', shown: '87.2000' } },
  })
  expect(fixedRateHolds(terms, { ...rate, value: '87.2' }, now + 600_000).ok).toBe(true)
})

test('a fixed rate does not hold for the turned pair at the same number, nor when the bank has no rate', () => {
  const terms = readConversionTerms(saved().terms)
  if (!terms) throw new Error('Terms were expected')
  const turned = { base: rate.quote, quote: rate.base, value: rate.value }
  expect(fixedRateHolds(terms, turned, now + 60_001)).toMatchObject({
    error: { code: 'RATE_CHANGED' },
  })
  expect(fixedRateHolds(terms, undefined, now + 60_000).ok).toBe(true)
  expect(fixedRateHolds(terms, undefined, now + 60_001)).toMatchObject({
    error: { code: 'RATE_NOT_FOUND', params: { currency: 'KGS' } },
  })
})

const anyCurrency = fc.constantFrom(...currencyCodes)
const anyValue = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`)
const anyAmount = fc.bigInt({ min: 1n, max: 100_000_000_000_000n })

test('the typed sum stays as it is, and the other one follows from it with one rounding', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('SELL' as const, 'BUY' as const),
      anyAmount,
      anyCurrency,
      anyCurrency,
      anyValue,
      fc.boolean(),
      (side, amountMinor, payer, recipient, value, isPayerBase) => {
        fc.pre(payer !== recipient)
        const pair = isPayerBase
          ? { base: payer, quote: recipient, value }
          : { base: recipient, quote: payer, value }
        const sides = sidesAtRate({ side, amountMinor }, { payer, recipient }, pair)
        expect(side === 'SELL' ? sides.payerMinor : sides.recipientMinor).toBe(amountMinor)
        const paid = { amountMinor: sides.payerMinor, currency: payer }
        const bought = { amountMinor: sides.recipientMinor, currency: recipient }
        expect(isConversion(paid, bought, pair)).toBe(true)
      },
    ),
  )
})

test('no rate of a list lets anybody gain by going there and back', () => {
  const quotes = [
    { currency: 'USD', salesRate: '87.7', purchaseRate: '87.2' },
    { currency: 'EUR', salesRate: '102', purchaseRate: '101.1' },
    { currency: 'UZS', salesRate: '0.0073', purchaseRate: '0.0069' },
  ] as const
  const listed = fc.constantFrom('KGS' as const, 'USD' as const, 'EUR' as const, 'UZS' as const)
  fc.assert(
    fc.property(anyAmount, listed, listed, (amountMinor, from, to) => {
      fc.pre(from !== to)
      const there = conversionRate(from, to, quotes)
      const back = conversionRate(to, from, quotes)
      if (!there.ok || !back.ok) throw new Error('Both rates were expected')
      const bought = boughtFor(amountMinor, from, there.value)
      expect(boughtFor(bought, to, back.value)).toBeLessThanOrEqual(amountMinor)
    }),
  )
})
