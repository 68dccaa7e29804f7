import { buildOrders } from '@tartip/bank-ports/testing/orders-under-test'
import type { AccountStatus, AccountType } from '@tartip/bank-ports/core-accounts'
import type { OrderHead, PaymentOrder } from '@tartip/domain/payment/payment-order'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { describe, expect, test } from 'vitest'
import type { AccountFacts } from '../store/account-store.ts'
import { amlWordOf } from './aml-screening.ts'
import { type OrderFacts, orderRefusal } from './order-refusal.ts'

const ownBic = '109001'
const payerAccount = '1090000000000101'
const recipientAccount = '1090000000000202'

const account = (
  change: {
    readonly account?: string
    readonly legalPartyId?: string
    readonly status?: AccountStatus
    readonly currency?: CurrencyCode
    readonly type?: AccountType
  } = {},
): AccountFacts => ({
  accountId: change.account ?? payerAccount,
  account: payerAccount,
  legalPartyId: 'payer',
  status: 'OPEN',
  currency: 'KGS',
  type: 'RKO',
  ...change,
})
const recipient = (change: Parameters<typeof account>[0] = {}): AccountFacts =>
  account({ account: recipientAccount, ...change })
const dollars = account({ currency: 'USD' })

const head = (currency: CurrencyCode = 'KGS'): OrderHead => ({
  paymentId: '0193f6a0-1111-7abc-8def-0123456789ab',
  legalPartyId: 'payer',
  payerAccount,
  payerName: 'ОсОО «Плательщик»',
  amountMinor: 10_000n,
  currency,
  commissionMinor: 0n,
  commissionCurrency: currency,
  purpose: 'Оплата по договору 5',
  transferNum: '17',
  valueDate: '2026-11-30',
  digest: 'a'.repeat(64),
})
const { swift, conversion, budget, companyCard, retailCard, qr, refund, domestic } = buildOrders(
  () => ({
    ownBic,
    treasury: { bic: '440001', account: '4402021101000131' },
    retailCard: { cardReferencesId: '7', maskedNumber: '9417 **** 1234' },
  }),
  head,
)
const to = { legalPartyId: 'payer', accountId: recipientAccount, account: recipientAccount }
const intrabank = domestic('INTRABANK_FOREIGN', { account: recipientAccount, bic: ownBic })
const clearing = domestic('CLEARING', { account: '1180000000000101', bic: '118001' })

const codeOf = (order: PaymentOrder, facts: Partial<OrderFacts> = {}) =>
  orderRefusal(order, {
    payer: account(),
    recipient: recipient(),
    bankPrefixes: new Set(['118001 118', '440001 440']),
    ownPrefix: '109',
    isLate: false,
    amlWords: [],
    ...facts,
  })?.code

describe('the payer', () => {
  test('pays from their own account, in its currency, and not to itself', () => {
    expect(codeOf(intrabank)).toBeUndefined()
    expect(codeOf(intrabank, { payer: undefined })).toBe('ACCOUNT_NOT_FOUND')
    expect(codeOf(intrabank, { payer: account({ legalPartyId: 'stranger' }) })).toBe(
      'ACCOUNT_NOT_FOUND',
    )
    expect(codeOf(intrabank, { payer: dollars })).toBe('CURRENCY_MISMATCH')
    expect(codeOf({ ...intrabank, recipientAccount: payerAccount })).toBe('SAME_ACCOUNT')
  })

  const fee = { commissionMinor: 500n, commissionAccount: '1090000000000303' }
  const withFee = { ...intrabank, ...fee }
  const feeAccount = account({ account: fee.commissionAccount })

  test.each([
    ['another own account', feeAccount, undefined],
    ['an account of somebody else', { ...feeAccount, legalPartyId: 'x' }, 'ACCOUNT_NOT_FOUND'],
    ['an account that nobody keeps', undefined, 'ACCOUNT_NOT_FOUND'],
    ['an account in another currency', { ...feeAccount, currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['an arrested account', { ...feeAccount, status: 'ARRESTED' }, 'ACCOUNT_SEIZED'],
    ['a closed account', { ...feeAccount, status: 'CLOSED' }, 'ACCOUNT_CLOSED'],
  ] as const)('a commission account that is %s gets the expected answer', (_what, payer, code) => {
    expect(codeOf(withFee, { commissionPayer: payer })).toBe(code)
    expect(codeOf({ ...withFee, commissionMinor: 0n }, { commissionPayer: payer })).toBeUndefined()
  })

  test('a commission from the payer’s own account needs no other account', () => {
    const own = { ...withFee, commissionAccount: payerAccount }
    expect(codeOf(own, { commissionPayer: undefined })).toBeUndefined()
  })
})

describe('an order inside the bank', () => {
  test('needs the bank’s own BIC and an account in the same currency', () => {
    expect(codeOf({ ...intrabank, recipientBic: '118001' })).toBe('BIC_ACCOUNT_MISMATCH')
    expect(codeOf(intrabank, { recipient: recipient({ currency: 'USD' }) })).toBe(
      'CURRENCY_MISMATCH',
    )
  })

  test('between own accounts needs an own recipient, to others any', () => {
    const foreign = { recipient: recipient({ legalPartyId: 'other' }) }
    expect(codeOf({ ...intrabank, operationCode: 'INTRABANK_OWN' }, foreign)).toBe(
      'RECIPIENT_ACCOUNT_NOT_FOUND',
    )
    expect(codeOf(intrabank, foreign)).toBeUndefined()
  })
})

describe('national systems', () => {
  test('accept only som', () => {
    for (const order of [clearing, budget(), qr()]) {
      expect(codeOf(order), order.operationCode).toBeUndefined()
      expect(codeOf({ ...order, currency: 'USD' }, { payer: dollars }), order.operationCode).toBe(
        'CURRENCY_MISMATCH',
      )
    }
  })

  test('accept clearing up to the limit exactly', () => {
    expect(codeOf({ ...clearing, amountMinor: 100_000_000n })).toBeUndefined()
    expect(codeOf({ ...clearing, amountMinor: 100_000_001n })).toBe('CLEARING_LIMIT_EXCEEDED')
    const gross = { ...clearing, operationCode: 'GROSS', amountMinor: 100_000_001n } as const
    expect(codeOf(gross)).toBeUndefined()
  })

  test('pay a merchant of this bank only if its account accepts credits', () => {
    const here = qr({ recipientAccount })
    expect(codeOf(here, { recipient: recipient({ status: 'CLOSED' }) })).toBe(
      'RECIPIENT_ACCOUNT_CLOSED',
    )
    expect(codeOf(qr(), { recipient: undefined })).toBeUndefined()
  })
})

describe('an order abroad', () => {
  test.each([
    ['a town and a country', {}, undefined],
    ['no town', { recipientTown: ' ' }, 'RECIPIENT_ADDRESS_INCOMPLETE'],
    ['a country by its name', { country: 'Germany' }, 'RECIPIENT_ADDRESS_INCOMPLETE'],
  ] as const)('with %s is answered rightly', (_what, change, code) => {
    expect(codeOf(swift(change), { payer: dollars })).toBe(code)
  })

  test('needs a correspondent, and none keeps som', () => {
    expect(codeOf(swift(), { payer: dollars, correspondentLack: 'policy' })).toBe(
      'SWIFT_CORRESPONDENT_POLICY',
    )
    expect(codeOf(swift(), { payer: dollars, correspondentLack: 'none' })).toBe(
      'CORRESPONDENT_NOT_FOUND',
    )
    expect(codeOf({ ...swift(), currency: 'KGS' })).toBe('CORRESPONDENT_NOT_FOUND')
  })
})

describe('an exchange', () => {
  // 100.00 USD at 87.00.
  const exchange = conversion(to)
  const facts = { payer: dollars, recipient: recipient() }
  const at = (value: string, recipientAmountMinor: bigint) => ({
    ...exchange,
    rate: { base: 'USD', quote: 'KGS', value } as const,
    recipientAmountMinor,
  })
  const middleRate = { base: 'USD', quote: 'KGS', value: '100.0000' } as const

  test('credits an own account in the bought currency, with amounts that follow from its rate', () => {
    expect(codeOf(exchange, facts)).toBeUndefined()
    const stranger = recipient({ legalPartyId: 'other' })
    expect(codeOf(exchange, { ...facts, recipient: stranger })).toBe('RECIPIENT_ACCOUNT_NOT_FOUND')
    expect(codeOf(exchange, { ...facts, recipient: recipient({ currency: 'EUR' }) })).toBe(
      'CURRENCY_MISMATCH',
    )
    expect(codeOf({ ...exchange, recipientAmountMinor: 870_044n }, facts)).toBe('RATE_NOT_VALID')
  })

  test.each([
    ['a fifth below the middle', '80.0000', 800_000n, undefined],
    ['a tyiyn for each dollar less', '79.9900', 799_900n, 'RATE_NOT_VALID'],
    ['a fifth above it', '120.0000', 1_200_000n, undefined],
    ['a tyiyn for each dollar more', '120.0100', 1_200_100n, 'RATE_NOT_VALID'],
  ] as const)('at %s is answered rightly', (_what, value, bought, code) => {
    expect(codeOf(at(value, bought), { ...facts, middleRate })).toBe(code)
  })

  test('of a few cents is not refused for one minor unit of rounding', () => {
    const tiny = {
      ...at('3.4000', 3n),
      amountMinor: 1n,
    }
    const middle = { base: 'USD', quote: 'KGS', value: '2.4000' } as const
    expect(codeOf(tiny, { ...facts, middleRate: middle })).toBeUndefined()
  })
})

describe('cards of the company', () => {
  test.each([
    ['RKO_2_CARD', 'RKO', 'CARD', undefined],
    ['RKO_2_CARD', 'CARD', 'CARD', 'ACCOUNT_NOT_FOUND'],
    ['RKO_2_CARD', 'RKO', 'RKO', 'RECIPIENT_ACCOUNT_NOT_FOUND'],
    ['CARD_2_RKO', 'CARD', 'RKO', undefined],
    ['CARD_2_RKO', 'RKO', 'RKO', 'ACCOUNT_NOT_FOUND'],
    ['CARD_2_CARD', 'CARD', 'CARD', undefined],
    ['CARD_2_CARD', 'CARD', 'RKO', 'RECIPIENT_ACCOUNT_NOT_FOUND'],
  ] as const)('%s from an account of type %s to %s', (operation, from, into, code) => {
    const sides = { payer: account({ type: from }), recipient: recipient({ type: into }) }
    expect(codeOf(companyCard(operation, to), sides)).toBe(code)
  })

  test('are not topped up in another currency, nor those of anybody else', () => {
    const order = companyCard('RKO_2_CARD', to)
    const other = (change: Parameters<typeof recipient>[0]) =>
      codeOf(order, { recipient: recipient({ type: 'CARD', ...change }) })
    expect(other({ currency: 'USD' })).toBe('CURRENCY_MISMATCH')
    expect(other({ legalPartyId: 'other' })).toBe('RECIPIENT_ACCOUNT_NOT_FOUND')
  })

  test('a private client’s card that accepts no credits is like a missing one', () => {
    const ofPerson = { legalPartyId: 'person', type: 'CARD' } as const
    const codeFor = (found: AccountFacts | undefined) => codeOf(retailCard(), { recipient: found })
    expect(codeFor(recipient(ofPerson))).toBeUndefined()
    expect(codeFor(undefined)).toBe('RECIPIENT_CARD_NOT_FOUND')
    expect(codeFor(recipient({ ...ofPerson, status: 'CLOSED' }))).toBe('RECIPIENT_CARD_NOT_FOUND')
    expect(codeFor(recipient({ ...ofPerson, currency: 'USD' }))).toBe('CURRENCY_MISMATCH')
  })
})

test('a sale is given back in whole or in part, once', () => {
  const codeFor = (amountMinor: bigint, isRefunded = false) =>
    codeOf(refund('sale', { amountMinor }), { sale: { amountMinor: 10_000n, isRefunded } })
  expect([codeFor(1n), codeFor(10_000n)]).toEqual([undefined, undefined])
  expect(codeFor(10_001n)).toBe('REFUND_AMOUNT_EXCEEDED')
  expect(codeFor(1n, true)).toBe('ALREADY_REFUNDED')
  expect(codeOf(refund('sale'))).toBe('SALE_NOT_FOUND')
})

test('a late order, or one with a stop word in its purpose or a name, is refused', () => {
  const amlWords = ['Оружие'].map(amlWordOf)
  expect(codeOf(intrabank, { isLate: true })).toBe('CUT_OFF_PASSED')
  expect(codeOf(intrabank, { amlWords })).toBeUndefined()
  for (const field of ['purpose', 'payerName', 'recipientName'] as const) {
    expect(codeOf({ ...intrabank, [field]: 'Склад, оружие' }, { amlWords }), field).toBe(
      'AML_REFUSED',
    )
    expect(codeOf({ ...intrabank, [field]: 'Складоружие' }, { amlWords }), field).toBeUndefined()
  }
})
