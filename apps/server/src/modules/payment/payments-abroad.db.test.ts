import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { dollarAccount, somAccount } from './testing/fake-accounts.ts'
import { openPaymentService, type TestPaymentService } from './testing/payment-service.ts'
import { organisationId, testActor } from './testing/test-people.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
let service: TestPaymentService
const run: TestPaymentService['run'] = (...call) => service.run(...call)

beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

const legalPartyId = organisationId
const abroad = {
  legalPartyId,
  operation: { id: 'SWIFT' },
  payerAccount: dollarAccount,
  payerCurrency: 'USD',
  amount: '1000.00',
  purpose: 'INVOICE 15 FOR «SPARE PARTS»',
  recipientName: 'ACME TRADING LTD',
  country: 'US',
  recipientCity: 'New York',
  recipientAddress: 'Wall Street 1',
  recipientBic: 'CHASUS33',
  recipientAccount: '001000001',
  commissionOption: 'OUR',
  commissionAccount: dollarAccount,
  isExotic: false,
  valueDate: '2026-11-30',
}
const saveSwift = 'mutation($swift: SwiftInput!) { saveSwift(swift: $swift) }'
const save = (change: object = {}, key?: string) =>
  run(creator, saveSwift, { swift: { ...abroad, ...change } }, key)
const idOf = ({ data, errors }: Awaited<ReturnType<typeof save>>) => {
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { saveSwift: string }).saveSwift
}
const swiftData = `query($payment: PaymentRef!) {
  findSwiftDataByPaymentId(payment: $payment) {
    transfer { payment { amount commission commissionCurrency purpose operationCode isRepeatable isEditable version } }
    country recipientCity recipientBankCode commissionOption commissionAccount
    intermediaryBankCode isExotic exoticAmount exoticCurrencyCode exoticRate purposeLines
    correspondent { code country }
  }
}`
const read = async (paymentId: string) => {
  const { data, errors } = await run(creator, swiftData, { payment: { paymentId, legalPartyId } })
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { findSwiftDataByPaymentId: Record<string, unknown> }).findSwiftDataByPaymentId
}
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof save>>) =>
  (errors?.[0]?.['fields'] as { field: string; code: string }[] | undefined)?.map(
    ({ field, code }) => `${field} ${code}`,
  )

describe('saveSwift', () => {
  test('keeps what was sent, with its fee and the words as they go out', async () => {
    expect(await read(idOf(await save()))).toMatchObject({
      transfer: {
        payment: {
          amount: '1000.00',
          commission: '30.00',
          commissionCurrency: 'USD',
          operationCode: 'SWIFT',
        },
      },
      country: 'US',
      recipientCity: 'New York',
      commissionOption: 'OUR',
      isExotic: false,
      purposeLines: ["INVOICE 15 FOR 'SPARE PARTS'"],
      correspondent: { code: 'CZNBKRSE', country: 'KR' },
    })
  })

  test.each([
    [{ country: 'IR' }, ['country SWIFT_CORRESPONDENT_POLICY']],
    [{ recipientCity: ' ' }, ['recipientCity FIELD_REQUIRED']],
    [{ recipientName: 'Счёт' }, ['recipientName FIELD_PATTERN']],
    [
      { payerAccount: somAccount, payerCurrency: 'KGS' },
      ['payerAccount OPERATION_CURRENCY_UNAVAILABLE'],
    ],
    [{ rubInn: '9900000001' }, ['rubInn INN_MUST_BE_NULL']],
    [{ exoticCurrency: 'USD', exoticRate: '1' }, ['exoticCurrency FIELD_PATTERN']],
  ] as const)('refuses %j', async (change, expected) => {
    expect(fieldsOf(await save(change))).toEqual(expect.arrayContaining([...expected]))
  })

  test('an edit keeps no optional value that it leaves out', async () => {
    const id = idOf(await save({ intermediaryBankBic: 'IRVTUS3N' }))
    expect(await read(id)).toMatchObject({ intermediaryBankCode: 'IRVTUS3N' })
    const { legalPartyId: _party, ...content } = abroad
    const updateSwiftInput = { ...content, transferNum: '901', recipientCity: 'Boston' }
    const update = { id, legalPartyId, version: 1, updateSwiftInput }
    const { errors } = await run(
      creator,
      'mutation($update: UpdatePaymentInput!) { updatePayment(updatePayment: $update) }',
      { update },
    )
    expect(errors).toBeUndefined()
    expect(await read(id)).toMatchObject({ intermediaryBankCode: null, recipientCity: 'Boston' })
  })

  test('an edit says which content it has, and only one', async () => {
    const update = { id: idOf(await save()), legalPartyId, version: 1 }
    const { errors } = await run(
      creator,
      'mutation($update: UpdatePaymentInput!) { updatePayment(updatePayment: $update) }',
      { update },
    )
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  })
})

describe('before a payment abroad is made', () => {
  const price =
    'query($input: CommissionInput!) { calculateCommission(commissionInput: $input) { amount currency tariffId } }'
  const input = {
    legalPartyId,
    operationCode: 'SWIFT',
    payerAccount: dollarAccount,
    amount: '50000.00',
    currency: 'USD',
  }

  test.each([
    ['OUR', '100.00'],
    ['GOUR', '125.00'],
    ['SHA', '75.00'],
    ['BEN', '50.00'],
  ])('%s costs %s', async (commissionOption, amount) => {
    const { data } = await run(creator, price, { input: { ...input, commissionOption } })
    expect(data).toMatchObject({ calculateCommission: { amount, currency: 'USD' } })
  })

  test('the fee has no price in a currency whose official rate is not known', async () => {
    const elsewhere = { ...input, commissionOption: 'OUR', commissionAccount: somAccount }
    const { errors } = await run(creator, price, { input: elsewhere })
    expect(errors).toMatchObject([{ code: 'OPERATION_CURRENCY_UNAVAILABLE' }])
  })

  test('the form gets what it chooses from', async () => {
    const { data } = await run(
      creator,
      `query { getAllCountry { code name { ru } }
        getSwiftOptions { commissionOptions { code currencies } exoticCurrencies correspondents { currency } ownCode }
        getOperationTypeCategoryByCode(currency: "KZT", code: "71") { categoryCode } }`,
    )
    expect(data).toMatchObject({
      getSwiftOptions: {
        commissionOptions: [
          { code: 'OUR', currencies: expect.arrayContaining(['USD', 'RUB', 'KZT']) },
          { code: 'GOUR', currencies: ['USD', 'EUR', 'GBP'] },
          { code: 'SHA', currencies: expect.not.arrayContaining(['KGS', 'RUB', 'KZT']) },
          { code: 'BEN', currencies: expect.not.arrayContaining(['KGS', 'RUB', 'KZT']) },
        ],
        exoticCurrencies: ['TRY', 'AED', 'UZS'],
        ownCode: 'ENEJKG22',
      },
    })
    const found = data as {
      getAllCountry: object[]
      getOperationTypeCategoryByCode: { categoryCode: string }[]
    }
    expect(found.getAllCountry.length).toBeGreaterThan(200)
    const codes = found.getOperationTypeCategoryByCode.map(({ categoryCode }) => categoryCode)
    expect(codes).toContain('710')
    expect(codes.every(code => code.startsWith('71'))).toBe(true)
  })

  test('an exotic sum needs a rate, and an exotic currency', async () => {
    const query =
      'query($sum: CalculateAmountInput!) { calculateExoticAmountInSwift(calculateAmount: $sum) { amount } }'
    const sum = { legalPartyId, payerCurrency: 'USD', amount: '100.00' }
    const calculate = async (exoticCurrency: string) =>
      (await run(creator, query, { sum: { ...sum, exoticCurrency } })).errors
    expect(await calculate('TRY')).toMatchObject([{ code: 'RATE_NOT_FOUND' }])
    expect(await calculate('EUR')).toMatchObject([
      { code: 'CURRENCY_NOT_ALLOWED_FOR_SWIFT_EXOTIC' },
    ])
  })

  test('executed ones are offered to be repeated, drafts are not', async () => {
    idOf(await save())
    const { data, errors } = await run(
      first,
      'query($legalPartyId: ID!) { getRepeatableSwiftOptions(legalPartyId: $legalPartyId) { id } getRepeatableTransferOptions(legalPartyId: $legalPartyId) { id } }',
      { legalPartyId },
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      getRepeatableSwiftOptions: [],
      getRepeatableTransferOptions: [{ id: '50000000-0000-4000-8000-000000000001' }],
    })
    const find = async (search: string) => {
      const query = `query($legalPartyId: ID!, $search: String) {
        getRepeatableTransferOptions(legalPartyId: $legalPartyId, search: $search) { recipientName }
      }`
      return (await run(first, query, { legalPartyId, search })).data
    }
    const found = { getRepeatableTransferOptions: [{ recipientName: 'ОсОО Поставщик' }] }
    expect(await find(' поставщик')).toEqual(found)
    expect(await find('124000000000')).toEqual(found)
    expect(await find('Другой')).toEqual({ getRepeatableTransferOptions: [] })
  })
})
