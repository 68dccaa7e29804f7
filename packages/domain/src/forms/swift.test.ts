import { describe, expect, test } from 'vitest'
import seedFile from '../../../../reference-data/validation-rules.json' with { type: 'json' }
import { createCalendar } from '../bank-day/calendar.ts'
import { bankDayAt } from '../bank-day/time-rule.ts'
import { checkField, type FieldRule } from '../field-rules/field-rule.ts'
import { isCurrencyCode, type CurrencyCode } from '../money/currency.ts'
import { canonicalText } from '../payment/canonical-text.ts'
import type { Correspondent } from '../payment/correspondent.ts'
import type { CommissionOption } from '../payment/payment-order.ts'
import { debitOf, leftAfter } from '../payment/debit.ts'
import { fromIso } from '../time/instant.ts'
import { contentOfForm, textsOfContent } from './content.ts'
import { documentRows } from './document-rows.ts'
import { known, type FormFacts } from './facts.ts'
import { readForm, refusesEmpty, type FormInput, type FormTexts } from './form.ts'
import { formOffersPayer } from './paying-account.ts'
import { orderOfDocument } from './payment-forms.ts'
import { commissionOptions, purposeLinesOf, swift } from './swift.ts'

type SeedRule = Omit<FieldRule, 'message'> & {
  message: { ru: string; kg: string; eng: string }
  examples: { valid: readonly string[]; invalid: readonly string[] }
}
const seed = (seedFile as unknown as { rules: SeedRule[] }).rules
const rules = seed.map(({ message, ...rule }): FieldRule => ({
  ...rule,
  message: { ru: message.ru, ky: message.kg, en: message.eng },
}))

const day = bankDayAt(fromIso('2026-12-01T04:00:00.000Z'), {
  calendar: createCalendar([]),
  timeRules: [
    {
      operationCode: 'SWIFT',
      trait: 'DEFAULT',
      fromMinute: 510,
      createDeadlineMinute: 870,
      signDeadlineMinute: 900,
    },
  ],
  shortDayShifts: [],
})

const correspondent = (
  currency: CurrencyCode,
  country: string,
  refusedCountries: readonly string[] = [],
): Correspondent => ({
  currency,
  code: `DEMO${country}2L`,
  name: 'Demo Bank',
  city: 'Town',
  country,
  intermediary: '',
  refusedCountries,
})
const correspondents = [
  correspondent('USD', 'KR', ['RU', 'IR']),
  ...(['EUR', 'RUB', 'KZT', 'CNY', 'AED', 'TRY', 'GBP', 'JPY'] as const).map(one =>
    correspondent(one, 'DE'),
  ),
]
const categories: Readonly<Partial<Record<CurrencyCode, readonly string[]>>> = {
  RUB: ['10100'],
  KZT: ['710'],
  CNY: ['CGODDR'],
  AED: ['GDI'],
}
const optionsByCurrency: Readonly<Partial<Record<CurrencyCode, readonly CommissionOption[]>>> = {
  RUB: ['OUR'],
  KZT: ['OUR'],
  CNY: ['OUR', 'SHA', 'BEN'],
}
const payer = '1090160599999154'
const other = '1090160599999255'
const rate = { base: 'USD', quote: 'TRY', value: '40.0000' } as const

const factsOf = (currency: CurrencyCode, exotic?: CurrencyCode): FormFacts => ({
  day: known(day),
  payer: known({ account: payer, currency }),
  commissionPayer: known({ account: payer, currency }),
  commission: known({ amountMinor: 3_000n, currency, tariffId: '041' }),
  abroad: known({
    countries: new Set([
      'AE',
      'AT',
      'CN',
      'DE',
      'IR',
      'JP',
      'KG',
      'KR',
      'KZ',
      'NL',
      'RU',
      'TR',
      'US',
    ]),
    correspondents,
    categories: new Set(categories[exotic ?? currency]),
    commissionOptions: new Set(optionsByCurrency[exotic ?? currency] ?? commissionOptions),
    ownCode: 'ENEJKG22',
  }),
  ...(exotic
    ? {
        exotic: known({ currency: exotic }),
        rate: known({ rate, contractualAboveMinor: 0n, date: '2026-12-01', isOld: false }),
      }
    : {}),
})

const dollars = {
  payerAccount: payer,
  recipientName: 'ACME TRADING LTD',
  country: 'US',
  recipientCity: 'New York',
  recipientAddress: 'Wall Street 1',
  recipientBic: 'CHASUS33',
  recipientAccount: '001000001',
  amount: '1000.00',
  purpose: 'INVOICE 15 DD 01.11.2026 FOR SPARE PARTS',
  commissionOption: 'OUR',
  commissionAccount: payer,
  valueDate: '2026-12-01',
  transferNum: '',
}
const roubles = {
  ...dollars,
  country: 'RU',
  recipientCity: 'MOSKVA',
  rubInn: '9900000001',
  kpp: '775101001',
  recipientBic: '044525225',
  corrAccount: '30101810400000000225',
  recipientAccount: '40702810000000000001',
  rubCodeVo: '10100',
  purpose: 'ZA UGOLX PO DOGOVORU NO55',
}
const tenge = {
  ...dollars,
  country: 'KZ',
  recipientCity: 'ALMATY',
  kztBin: '990140000001',
  recipientBic: 'HSBKKZKX',
  recipientAccount: 'KZ86125KZT5004100100',
  categoryCode: '710',
}
const texts: Readonly<Partial<Record<CurrencyCode, FormTexts>>> = {
  USD: dollars,
  RUB: roubles,
  KZT: tenge,
  EUR: {
    ...dollars,
    country: 'DE',
    recipientBic: 'COBADEFF',
    recipientAccount: 'DE89370400440532013000',
  },
  CNY: {
    ...dollars,
    country: 'CN',
    recipientBic: 'BKCHCNBJ',
    recipientAccount: '6222021234567890123',
    categoryCode: 'CGODDR',
  },
  AED: {
    ...dollars,
    country: 'AE',
    recipientBic: 'EBILAEAD',
    recipientAccount: 'AE070331234567890123456',
    categoryCode: 'GDI',
  },
  TRY: {
    ...dollars,
    country: 'TR',
    recipientBic: 'CAYTTRIS',
    recipientAccount: 'TR450099900000000000000001',
  },
  GBP: { ...dollars, country: 'AT', recipientBic: 'RZBAATWW', recipientAccount: '8B28-GBP-01-4' },
}
/** A dollar account pays liras. */
const liras: FormTexts = {
  ...texts.TRY,
  amount: '25.00',
  exoticCurrency: 'TRY',
  exoticAmount: '1000.00',
  exoticRate: '40',
}

const inputOf = (currency: CurrencyCode, patch: FormTexts = {}): FormInput => ({
  operation: 'SWIFT',
  source: 'wire',
  texts: { ...texts[currency], ...patch },
  facts: factsOf(currency),
  rules,
  isNew: true,
})
const read = (currency: CurrencyCode, patch: FormTexts = {}, more: Partial<FormInput> = {}) =>
  readForm(swift, { ...inputOf(currency, patch), ...more })
const failed = (...call: Parameters<typeof read>) =>
  read(...call).failures.map(({ field, code }) => `${field} ${code}`)
const exotic = { texts: liras, facts: factsOf('USD', 'TRY') }

describe('a payment abroad', () => {
  test.each(['USD', 'RUB', 'KZT', 'EUR', 'CNY', 'AED', 'TRY', 'GBP'] as const)(
    'in %s passes when everything fits, on both sides',
    currency => {
      for (const source of ['wire', 'typed'] as const) {
        expect(read(currency, {}, { source })).toMatchObject({ failures: [], undecided: [] })
      }
    },
  )

  test.each<[CurrencyCode, FormTexts, string[]]>([
    ['USD', { recipientCity: '' }, ['recipientCity FIELD_REQUIRED']],
    ['USD', { country: '' }, ['country FIELD_REQUIRED']],
    ['USD', { country: 'QQ' }, ['country REQUISITE_INVALID']],
    ['USD', { recipientBic: 'CHASQQ33' }, ['recipientBic BIC_INVALID']],
    ['USD', { recipientBic: 'ENEJKG22XXX' }, ['recipientBic USE_INTRABANK']],
    ['USD', { intermediaryBankBic: 'CHASQQ33' }, ['intermediaryBankBic BIC_INVALID']],
    ['USD', { country: 'IR' }, ['country SWIFT_CORRESPONDENT_POLICY']],
    ['USD', { recipientBic: 'SABRRUMM' }, ['recipientBic SWIFT_CORRESPONDENT_POLICY']],
    [
      'USD',
      { commissionOption: 'BEN', commissionAccount: other },
      ['commissionAccount SWIFT_BEN_FROM_AMOUNT'],
    ],
    ['USD', { commissionOption: 'BEN', amount: '30.00' }, ['amount SWIFT_AMOUNT_BELOW_FEE']],
    ['CNY', { commissionOption: 'GOUR' }, ['commissionOption OPERATION_CURRENCY_UNAVAILABLE']],
    ['USD', { commissionCurrency: 'KGS' }, ['commissionCurrency CURRENCY_MISMATCH']],
    ['USD', { payerCurrency: 'EUR' }, ['payerCurrency CURRENCY_MISMATCH']],
    ['USD', { rubInn: '9900000001' }, ['rubInn INN_MUST_BE_NULL']],
    ['USD', { kztBin: '990140000001' }, ['kztBin KZT_BIN_MUST_BE_NULL']],
    ['USD', { kpp: '775101001' }, ['kpp KPP_MUST_BE_NULL']],
    ['USD', { rubCodeVo: '10100' }, ['rubCodeVo RUB_CODE_MUST_BE_NULL']],
    ['USD', { categoryCode: 'GDI' }, ['categoryCode PAYMENT_CODE_MUST_BE_NULL']],
    ['USD', { isExotic: 'true' }, ['exoticCurrency EXOTIC_CURRENCY_CANNOT_BE_NULL']],
    ['USD', { exoticRate: '40' }, ['exoticCurrency EXOTIC_CURRENCY_CANNOT_BE_NULL']],
    ['USD', { valueDate: '2026-11-30' }, ['valueDate VALUE_DATE_PAST']],
    ['EUR', { recipientAccount: 'DE88370400440532013000' }, ['recipientAccount IBAN_CHECK_DIGITS']],
    ['EUR', { recipientAccount: 'DE8937040044053201300' }, ['recipientAccount IBAN_LENGTH']],
    ['EUR', { recipientBic: 'ABNANL2A' }, ['recipientAccount BIC_ACCOUNT_MISMATCH']],
    ['RUB', { kpp: '' }, ['kpp KPP_CANNOT_BE_NULL']],
    ['RUB', { rubInn: '990000000001', kpp: '' }, []],
    ['RUB', { rubCodeVo: '11100' }, ['rubCodeVo PAYMENT_CODE_UNKNOWN']],
    ['RUB', { commissionOption: 'SHA' }, ['commissionOption FIELD_PATTERN']],
    ['KZT', { kpp: '7101917' }, []],
    ['KZT', { kpp: '8101917' }, ['kpp REQUISITE_INVALID']],
    ['KZT', { categoryCode: '711' }, ['categoryCode PAYMENT_CODE_UNKNOWN']],
  ])('in %s with %j is refused: %j', (currency, patch, expected) => {
    expect(failed(currency, patch)).toEqual(expected)
  })

  test('som stays in the country', () => {
    const account = { account: payer, type: 'RKO' }
    expect(formOffersPayer(swift, 'SWIFT', { ...account, currency: 'KGS' })).toBe(false)
    expect(formOffersPayer(swift, 'SWIFT', { ...account, currency: 'USD' })).toBe(true)
    expect(failed('USD', {}, { facts: factsOf('KGS') })).toContain(
      'payerAccount OPERATION_CURRENCY_UNAVAILABLE',
    )
  })

  test('needs a correspondent that keeps the currency', () => {
    expect(failed('GBP', {}, { facts: factsOf('UZS') })).toEqual([
      'payerAccount CORRESPONDENT_NOT_FOUND',
    ])
  })

  test('a person no longer sends what they typed for another currency', () => {
    const { values, failures } = read('USD', { rubInn: 'nonsense', kpp: '1' }, { source: 'typed' })
    expect(failures).toEqual([])
    expect([values['rubInn'], values['kpp']]).toEqual(['', ''])
  })

  test('blanks and small letters are a habit of typing', () => {
    const typed = { recipientAccount: 'de89 3704 0044 0532 0130 00', recipientBic: 'cobadeff' }
    const { values, failures } = read('EUR', typed, { source: 'typed' })
    expect(failures).toEqual([])
    expect(values['recipientAccount']).toBe('DE89370400440532013000')
    expect(failed('EUR', typed)).toEqual([
      'recipientBic FIELD_PATTERN',
      'recipientAccount FIELD_PATTERN',
    ])
  })

  test('the purpose is measured with its code, in lines that begin with no hyphen', () => {
    const lines = purposeLinesOf(roubles, factsOf('RUB'))
    expect(lines).toEqual(['(VO10100) ZA UGOLX PO DOGOVORU NO55'])
    const hyphened = `${'A'.repeat(35)}-${'B'.repeat(104)}`
    expect(failed('USD', { purpose: 'A'.repeat(140) })).toEqual([])
    expect(failed('USD', { purpose: hyphened })).toEqual(['purpose FIELD_TOO_LONG'])
    expect(failed('USD', { purpose: '%'.repeat(50) })).toEqual(['purpose FIELD_TOO_LONG'])
  })
})

describe('an exotic currency', () => {
  test('is bought at the rate of now; the other sum follows, whichever was typed', () => {
    expect(failed('USD', {}, exotic)).toEqual([])
    const bySold = { ...liras, amount: '25.00', exoticAmount: '' }
    expect(failed('USD', {}, { ...exotic, texts: bySold })).toEqual([])
    const both = { ...liras, amount: '25.01', exoticAmount: '1000.40' }
    expect(failed('USD', {}, { ...exotic, texts: both })).toEqual([])
  })

  test.each<[FormTexts, string[]]>([
    [{ amount: '26.00' }, ['amount CONVERSION_AMOUNTS_MISMATCH']],
    [{ exoticRate: '' }, ['exoticRate FIELD_REQUIRED']],
    [{ exoticRate: '41' }, ['exoticRate RATE_CHANGED']],
    [{ commissionOption: 'BEN' }, ['commissionOption SWIFT_BEN_NOT_EXOTIC']],
    [{ isExotic: 'false' }, ['exoticCurrency EXOTIC_CURRENCY_MUST_BE_NULL']],
    [{ recipientAccount: 'TR460099900000000000000001' }, ['recipientAccount IBAN_CHECK_DIGITS']],
  ])('with %j is refused: %j', (patch, expected) => {
    expect(failed('USD', {}, { ...exotic, texts: { ...liras, ...patch } })).toEqual(expected)
  })

  test.each(['USD', 'TRY'] as const)(
    'is none of those in which accounts are kept (%s)',
    payerIn => {
      const facts = { ...factsOf(payerIn, 'TRY'), exotic: known({ currency: payerIn }) }
      expect(failed('USD', {}, { texts: { ...liras, exoticCurrency: payerIn }, facts })).toContain(
        payerIn === 'USD'
          ? 'exoticCurrency FIELD_PATTERN'
          : 'exoticCurrency CURRENCY_NOT_ALLOWED_FOR_SWIFT_EXOTIC',
      )
    },
  )
})

describe('every rule of page SWIFT', () => {
  /** A good payment under the trait, and the currency in which it is made. */
  const under = (trait: string) => {
    const currency = isCurrencyCode(trait) ? trait : 'GBP'
    return { currency, isFields: (field: string) => field in swift.fields }
  }
  const ofPage = seed.filter(({ page, field }) => page === 'SWIFT' && field in swift.fields)

  test('is met by a field of the form, but for the reference that the bank gives itself', () => {
    const others = seed.filter(({ page, field }) => page === 'SWIFT' && !(field in swift.fields))
    expect(others.map(({ id }) => id)).toEqual(['SWIFT-DEFAULT-reference'])
    for (const { examples } of others) {
      const reference = rules.filter(({ id }) => id === 'SWIFT-DEFAULT-reference')
      expect(examples.valid.every(text => checkField(reference, text).ok)).toBe(true)
      expect(examples.invalid.some(text => checkField(reference, text).ok)).toBe(false)
    }
  })

  test.each(ofPage.map(rule => [rule.id, rule] as const))(
    '%s takes its right values and refuses its wrong ones on both sides',
    (_id, { field, ruleTrait, examples, isRequired }) => {
      const { currency } = under(ruleTrait)
      const isOfExotic = field.startsWith('exotic')
      const codes = (text: string, source: 'wire' | 'typed') => {
        const base = isOfExotic
          ? exotic
          : { texts: texts[currency] ?? {}, facts: factsOf(currency) }
        return read(currency, {}, { ...base, source, texts: { ...base.texts, [field]: text } })
          .failures.filter(failure => failure.field === field)
          .map(({ code }) => code)
      }
      for (const text of examples.valid) {
        const refusedByRule = codes(text, 'wire').filter(code => code.startsWith('FIELD_'))
        expect(refusedByRule, text).toEqual([])
      }
      // A person's blanks and capitals are read, and the most exact objection comes first; a program gets the rule.
      const isReadAsRight = (text: string) => examples.valid.includes(text.replaceAll(' ', ''))
      const wrong = examples.invalid.filter(text => text.trim() !== '' && !isReadAsRight(text))
      expect(wrong.every(text => codes(text, 'wire').length === 1)).toBe(true)
      expect(wrong.some(text => codes(text, 'typed').length === 1)).toBe(true)
      if (isRequired) expect(codes('', 'wire')).toEqual(['FIELD_REQUIRED'])
    },
  )
})

describe('what the form marks as required', () => {
  const always = [
    ...['payerAccount', 'recipientName', 'country', 'recipientCity', 'recipientBic'],
    ...['recipientAccount', 'amount', 'purpose', 'commissionOption', 'commissionAccount'],
    'valueDate',
  ]

  test.each<[CurrencyCode, readonly string[]]>([
    ['GBP', []],
    ['USD', ['recipientAddress']],
    ['EUR', []],
    ['RUB', ['rubInn', 'corrAccount', 'rubCodeVo', 'kpp']],
    ['KZT', ['kztBin', 'categoryCode']],
    ['CNY', ['recipientAddress', 'categoryCode']],
    ['AED', ['categoryCode']],
    ['TRY', []],
  ])('in %s is what its rules demand', (currency, ofCurrency) => {
    const input = inputOf(currency)
    const marked = Object.keys(swift.fields).filter(name => refusesEmpty(swift, name, input))
    expect(marked.toSorted()).toEqual([...always, ...ofCurrency].toSorted())
  })

  test('the KPP of roubles is for organisations: a person has none', () => {
    const input = inputOf('RUB', { rubInn: '990000000123', kpp: '' })
    expect(refusesEmpty(swift, 'kpp', input)).toBe(false)
  })
})

describe('a saved payment abroad', () => {
  const party = { payerName: 'ОсОО «Көк-Асман»', payerInn: '01234567890123', ownBic: '109001' }
  const savedOf = (
    currency: CurrencyCode,
    patch: FormTexts = {},
    more: Partial<FormInput> = {},
  ) => {
    const { values, failures, undecided } = read(currency, patch, more)
    expect([failures, undecided]).toEqual([[], []])
    const facts = more.facts ?? factsOf(currency)
    const content = contentOfForm(swift, { operation: 'SWIFT', values, facts }, party)
    return { ...content, transferNum: '7', operationCode: 'SWIFT' as const }
  }
  const ids = {
    paymentId: '00000000-0000-4000-8000-000000000001',
    legalPartyId: '00000000-0000-4000-8000-000000000002',
    digest: 'a'.repeat(64),
  }

  test('orders what it says, with the names of the order', () => {
    expect(orderOfDocument({ ...savedOf('RUB'), ...ids })).toMatchObject({
      operationCode: 'SWIFT',
      recipientTown: 'MOSKVA',
      recipientStreet: 'Wall Street 1',
      country: 'RU',
      rubInn: '9900000001',
      kpp: '775101001',
      rubCodeVo: '10100',
      corrAccount: '30101810400000000225',
      commissionOption: 'OUR',
      commissionAccount: payer,
      amountMinor: 100_000n,
    })
  })

  test('an empty KPP becomes seven zeros in tenge and stays empty elsewhere', () => {
    expect(savedOf('KZT').terms['kpp']).toBe('0000000')
    expect(savedOf('RUB', { rubInn: '990000000001', kpp: '' }).terms).not.toHaveProperty('kpp')
  })

  test('every own field has its line in the text that is signed', () => {
    const text = canonicalText({ ...savedOf('USD', {}, exotic), ...ids })
    expect(text.split('\n').slice(-13)).toEqual([
      'purpose: INVOICE 15 DD 01.11.2026 FOR SPARE PARTS',
      'commission: 30.00',
      'commission-currency: USD',
      'recipient-country: TR',
      'recipient-town: New York',
      'recipient-street: Wall Street 1',
      'exotic-currency: TRY',
      'exotic-amount: 1000.00',
      'exotic-rate: 40.0000',
      'commission-option: OUR',
      `commission-account: ${payer}`,
      'exotic-side: BUY',
      'exotic-rate-pair: USD/TRY',
    ])
  })

  test('people read sums and rates, not wire values', () => {
    const rows = documentRows(savedOf('USD', {}, exotic))
    const textOf = (field: string) => rows.find(row => row.field === field)?.text
    expect(textOf('exoticAmount')).toBe('1\u00a0000,00\u00a0TRY')
    expect(textOf('exoticRate')).toBe('1 USD = 40 TRY')
    expect(textOf('exoticSide')).toBeUndefined()
  })

  test.each(['USD', 'RUB', 'KZT', 'CNY'] as const)(
    'in %s it can be edited and repeated',
    currency => {
      const saved = savedOf(currency)
      for (const source of ['wire', 'typed'] as const) {
        const again = read(currency, textsOfContent(swift, saved, source), { source })
        expect(again.failures).toEqual([])
        expect(savedOf(currency, textsOfContent(swift, saved, 'wire')).terms).toEqual(saved.terms)
      }
    },
  )

  test('an edited one keeps the sum that was typed; the other follows from the rate of now', () => {
    const typed = textsOfContent(swift, savedOf('USD', {}, exotic), 'typed')
    expect([typed['amount'], typed['exoticAmount']]).toEqual(['', '1\u00a0000,00'])
    const sold = savedOf('USD', {}, { ...exotic, texts: { ...liras, exoticAmount: '' } })
    expect(textsOfContent(swift, sold, 'wire')['exoticAmount']).toBe('')
  })

  test('the fee is taken where it is paid, and out of the amount with BEN', () => {
    const ours = savedOf('USD')
    expect(debitOf(ours, 'USD')).toBe(103_000n)
    const elsewhere = { ...ours, terms: { ...ours.terms, commissionAccount: other } }
    expect(debitOf(elsewhere, 'USD')).toBe(100_000n)
    const accountOf = (account: string) =>
      ({ account, currency: 'USD', availableMinor: 0n }) as const
    expect(leftAfter(accountOf(other), [elsewhere, elsewhere])).toBe(-6_000n)
    const ben = savedOf('USD', { commissionOption: 'BEN' })
    expect(debitOf(ben, 'USD')).toBe(100_000n)
    expect(orderOfDocument({ ...ben, ...ids })).toMatchObject({
      amountMinor: 97_000n,
      commissionMinor: 3_000n,
    })
  })
})
