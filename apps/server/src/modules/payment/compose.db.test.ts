import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { foreignClientAccount, secondSomAccount, somAccount } from './testing/fake-accounts.ts'
import {
  openPaymentService,
  save,
  seededId,
  transfer,
  type TestPaymentService,
} from './testing/payment-service.ts'
import { organisationId, otherOrganisationId, testActor } from './testing/test-people.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const second = testActor('SECOND')
let service: TestPaymentService
const run: TestPaymentService['run'] = (...call) => service.run(...call)

beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

const ref = (paymentId: string) => ({ payment: { paymentId, legalPartyId: organisationId } })

describe('the export of the history', () => {
  const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })

  test('writes what the filters find', async () => {
    expect(await service.exportHistory(first)).toHaveLength(3)
    const lines = await service.exportHistory(first, { transferNum: '12' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"12"')
  })

  test.each<[string, Record<string, unknown>]>([
    ['everything', {}],
    ['the account of another organisation', { account: somAccount }],
    ['a document of another organisation', { transferNum: '12' }],
    ['a person of another organisation', { creator: creator.personId }],
  ])('gives a stranger who names %s nothing', async (_name, input) => {
    expect(await service.exportHistory(stranger, input)).toEqual([])
  })

  test('does not take an organisation from the request', async () => {
    await expect(service.exportHistory(stranger, { legalPartyId: organisationId })).rejects.toThrow(
      'BAD_USER_INPUT',
    )
  })

  test('refuses a sort that it does not know', async () => {
    await expect(service.exportHistory(first, { sort: 'PURPOSE' })).rejects.toThrow(
      'BAD_USER_INPUT',
    )
  })

  test('leaves out accounts that the person may not see', async () => {
    const third = testActor('THIRD')
    service.accounts.restrict(third.personId, [secondSomAccount])
    expect(await service.exportHistory(third)).toEqual([])
  })
})

describe('getExpectedPayments', () => {
  const query = `query($legalPartyId: ID!) {
    getExpectedPayments(legalPartyId: $legalPartyId) { transferNum amount currency isDraft }
  }`
  const runWith = (actor = creator, legalPartyId = organisationId) =>
    run(actor, query, { legalPartyId })

  test('answers what is still to be paid, with its fee, and nothing executed', async () => {
    const common = { amount: '420035.00', currency: 'KGS' }
    expect((await runWith()).data).toEqual({
      getExpectedPayments: [
        { transferNum: '12', ...common, isDraft: false },
        { transferNum: '13', ...common, isDraft: true },
      ],
    })
  })

  test('leaves out accounts that the person may not read, and other organisations', async () => {
    const restricted = testActor('AUDITOR')
    service.accounts.restrict(restricted.personId, [secondSomAccount])
    expect((await runWith(restricted)).data).toEqual({ getExpectedPayments: [] })
    const { errors } = await runWith(creator, otherOrganisationId)
    expect(errors).toMatchObject([{ code: 'LEGAL_PARTY_NOT_FOUND' }])
  })
})

describe('getPayees', () => {
  const query = `query($legalPartyId: ID!, $search: String, $size: Int) {
    getPayees(legalPartyId: $legalPartyId, search: $search, size: $size) {
      account bic bankName { ru } name inn count lastPaymentId operationCode amount purpose paymentCode
    }
  }`
  const runWith = (actor = creator, more: object = {}) =>
    run(actor, query, { legalPartyId: organisationId, ...more })

  test('answers whom the organisation has paid, as its last document names them', async () => {
    const { data } = await runWith()
    expect(data).toEqual({
      getPayees: [
        {
          account: '1240000000000101',
          bic: '124030',
          bankName: { ru: expect.stringMatching(/\S/) as unknown },
          name: 'ОсОО Поставщик',
          inn: null,
          count: 1,
          lastPaymentId: seededId(1),
          operationCode: 'CLEARING',
          amount: '420000.00',
          purpose: 'Оплата по договору 7',
          paymentCode: '44101000',
        },
      ],
    })
  })

  test('answers no payment code that has left the classifier', async () => {
    await service.setPaymentCode(seededId(1), '44109900')
    const { data } = await runWith()
    expect(data).toMatchObject({ getPayees: [{ paymentCode: null }] })
    await service.setPaymentCode(seededId(1), '44101000')
  })

  test('answers nothing of accounts that the person may not read', async () => {
    const restricted = testActor('AUDITOR')
    service.accounts.restrict(restricted.personId, [secondSomAccount])
    expect((await runWith(restricted)).data).toEqual({ getPayees: [] })
  })

  test('is refused for another organisation and without the right to the history', async () => {
    const { errors } = await runWith(creator, { legalPartyId: otherOrganisationId })
    expect(errors).toMatchObject([{ code: 'LEGAL_PARTY_NOT_FOUND' }])
    expect((await runWith(testActor('CASHIER'))).errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })

  test('refuses a search that is no part of a name', async () => {
    const { errors } = await runWith(creator, { search: 'ы'.repeat(101) })
    expect(errors).toMatchObject([
      { code: 'FIELD_TOO_LONG', params: { field: 'search', max: 100 } },
    ])
  })
})

describe('the payment service', () => {
  test('nobody who is not signed in gets an answer', async () => {
    const { errors } = await run(undefined, save, { input: transfer() })
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
  })

  test('a refused form lists every wrong field with its text in three languages', async () => {
    const input = transfer({ amount: '0', recipientBic: '109001', purpose: 'A & B' })
    const { errors } = await run(creator, save, { input })
    const text: unknown = expect.stringMatching(/\S/)
    const textInThree = { ru: text, kg: text, eng: text }
    expect(errors).toMatchObject([
      {
        code: 'VALIDATION',
        fields: [
          { field: 'recipientBic', code: 'FIELD_PATTERN', message: textInThree },
          { field: 'amount', code: 'FIELD_PATTERN', message: textInThree },
          { field: 'purpose', code: 'FIELD_PATTERN', message: textInThree },
        ],
      },
    ])
  })

  test('while the bank is away no draft is saved, and the answer says why', async () => {
    service.accounts.setUnavailable(true)
    const { data, errors } = await run(creator, save, { input: transfer() })
    service.accounts.setUnavailable(false)
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ code: 'BANK_UNAVAILABLE' }])
    const counts = await run(
      creator,
      `query($id: ID!) { getCountsOfPaymentsGroupedByStatus(legalPartyId: $id) { status count } }`,
      { id: organisationId },
    )
    expect(JSON.stringify(counts.data)).toContain('{"status":"DRAFT","count":0}')
  })

  test('the history lists what the person may see, with their own flags and the names of people', async () => {
    const { data, errors } = await run(
      second,
      `query($search: SearchOperationHistory!) {
        searchPaymentByCriteria(searchOperationHistory: $search, pageable: { size: 10 }) {
          list { id createdBy amount commission commissionCurrency statusCode statusColour isYourTurn isSignable isEditable isRemovable }
          amountElements amountPages currentPage totals { currency amount count }
        }
      }`,
      { search: { legalPartyId: organisationId, status: 'FOR_SIGN' } },
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      searchPaymentByCriteria: {
        list: [
          {
            id: seededId(2),
            createdBy: creator.shortName,
            amount: '420000.00',
            commission: '35.00',
            commissionCurrency: 'KGS',
            statusCode: 'PARTIALLY_CONFIRMED',
            statusColour: 'info',
            isYourTurn: true,
            isSignable: true,
            isEditable: true,
            isRemovable: false,
          },
        ],
        amountElements: 1,
        amountPages: 1,
        currentPage: 1,
        totals: [{ currency: 'KGS', amount: '420000.00', count: 1 }],
      },
    })
  })

  test('a document shows what a signature covers, what happened, what comes, and who signs', async () => {
    const { data, errors } = await run(
      first,
      `query($payment: PaymentRef!) {
        findTransferDataByPaymentId(payment: $payment) {
          recipientBankName { kg } creatorName userReferenceId canonicalText
          timeRule { signDeadline signIsAllowed }
        }
        getPaymentStatusHistoryByPaymentId(payment: $payment) { statusCode updatedBy isFuture colour }
        getPaymentSignerInfoByPaymentId(payment: $payment) { stage statusCode updatedBy candidates }
      }`,
      ref(seededId(2)),
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      findTransferDataByPaymentId: {
        recipientBankName: { kg: '124030 банкы' },
        creatorName: creator.fullName,
        userReferenceId: creator.userReferenceId,
        canonicalText: expect.stringContaining('amount: 420000.00'),
        timeRule: { signDeadline: '11:30', signIsAllowed: true },
      },
      getPaymentStatusHistoryByPaymentId: [
        { statusCode: 'DRAFT', updatedBy: creator.shortName, isFuture: false, colour: 'success' },
        { statusCode: 'ON_VERIFICATION', updatedBy: creator.shortName, isFuture: false },
        { statusCode: 'ON_VERIFICATION_COMPLETED', updatedBy: first.shortName, isFuture: false },
        { statusCode: 'PARTIALLY_CONFIRMED', isFuture: false, colour: 'warning' },
        { statusCode: 'PARTIAL_CONFIRMATION_COMPLETED', isFuture: true, colour: 'muted' },
        { statusCode: 'PAYMENT_REQUEST_TO_BANK', updatedBy: null, isFuture: true },
        { statusCode: 'WAIT_RESPONSE_FROM_BANK', isFuture: true },
        { statusCode: 'KVIT', isFuture: true },
        { statusCode: 'SUCCESS', isFuture: true },
      ],
      getPaymentSignerInfoByPaymentId: [
        { stage: 1, statusCode: 'ON_VERIFICATION_COMPLETED', updatedBy: first.shortName },
        { stage: 2, statusCode: null, updatedBy: null, candidates: [second.shortName] },
      ],
    })
  })

  test('another organisation’s id answers exactly like an unknown one, in every read', async () => {
    const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
    const reads = [
      'findTransferDataByPaymentId(payment: $payment) { creatorName }',
      'getPaymentStatusHistoryByPaymentId(payment: $payment) { statusCode }',
      'getPaymentSignerInfoByPaymentId(payment: $payment) { stage }',
    ]
    for (const read of reads) {
      const query = `query($payment: PaymentRef!) { ${read} }`
      const payment = { paymentId: seededId(2), legalPartyId: otherOrganisationId }
      const theirs = await run(stranger, query, { payment })
      const unknown = await run(stranger, query, {
        payment: { ...payment, paymentId: seededId(9) },
      })
      expect(theirs).toEqual(unknown)
      expect(theirs.errors).toMatchObject([{ code: 'PAYMENT_NOT_FOUND' }])
    }
  })

  test('the tabs count what they would list', async () => {
    const { data } = await run(
      creator,
      `query($id: ID!) { getCountsOfPaymentsGroupedByStatus(legalPartyId: $id) { status count } }`,
      { id: organisationId },
    )
    expect(data).toMatchObject({
      getCountsOfPaymentsGroupedByStatus: expect.arrayContaining([
        { status: 'SUCCESS', count: 1 },
        { status: 'FOR_EDITING', count: 1 },
        { status: 'FOR_SIGN', count: 1 },
      ]),
    })
  })

  test('a cashier is shown no payments at all', async () => {
    const { errors } = await run(
      testActor('CASHIER'),
      `query($id: ID!) { getCountsOfPaymentsGroupedByStatus(legalPartyId: $id) { count } }`,
      { id: organisationId },
    )
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })

  test('dictionaries, fees, the masked recipient and the next number', async () => {
    const { data, errors } = await run(
      creator,
      `query($id: ID!) {
        getAllOperation { code name { eng } }
        findAllCurrency { isoCode precision }
        getBanksByCode(bankCode: "1") { list { bankCode } totalElements }
        getBudgetClassificationsByCode(classCode: "услуг") { classCode }
        calculateCommission(commissionInput: {
          legalPartyId: $id, operationCode: CLEARING, payerAccount: "${somAccount}", amount: "10", currency: "KGS"
        }) { amount currency tariffId }
        findIntrabankRecipient(legalPartyId: $id, recipientAccount: "${foreignClientAccount}") { maskedName }
        getNextTransferNum(legalPartyId: $id)
      }`,
      { id: organisationId },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      getAllOperation: expect.arrayContaining([{ code: 'GROSS', name: { eng: 'Gross' } }]),
      findAllCurrency: expect.arrayContaining([{ isoCode: 'JPY', precision: 0 }]),
      getBanksByCode: { list: [{ bankCode: '124030' }, { bankCode: '113017' }], totalElements: 2 },
      getBudgetClassificationsByCode: [{ classCode: '44101000' }],
      calculateCommission: { amount: '35.00', currency: 'KGS', tariffId: 't-clearing' },
      findIntrabankRecipient: { maskedName: 'ОсОО «А… Трейд»' },
      getNextTransferNum: '14',
    })
  })

  test('who has tried too many numbers gets no answer, neither of a known nor of an unknown one', async () => {
    const findRecipient = (account: string) =>
      run(
        creator,
        `query($id: ID!) {
          findIntrabankRecipient(legalPartyId: $id, recipientAccount: "${account}") { maskedName }
        }`,
        { id: organisationId },
      )
    const before = service.accessControl.lookups.left
    await findRecipient(foreignClientAccount)
    expect(service.accessControl.lookups.left).toBe(before)
    service.accessControl.lookups.left = 1
    expect((await findRecipient('1090000000007777')).errors).toMatchObject([
      { code: 'RECIPIENT_ACCOUNT_NOT_FOUND' },
    ])
    for (const account of [foreignClientAccount, '1090000000007777']) {
      expect((await findRecipient(account)).errors).toMatchObject([
        { code: 'RECIPIENT_LOOKUPS_EXHAUSTED' },
      ])
    }
    service.accessControl.lookups.left = before
  })

  test.each([
    [{ startDate: '2026-11-30', endDate: '2026-11-01' }, 'PERIOD_INVALID'],
    [{ startDate: '2025-01-01', endDate: '2026-11-01' }, 'PERIOD_TOO_LONG'],
    [{ startAmount: '10', endAmount: '9.99' }, 'AMOUNT_RANGE_INVALID'],
    [{ startAmount: '10.001' }, 'AMOUNT_INVALID'],
    [{ creator: "x' or 1=1" }, 'BAD_USER_INPUT'],
  ])('a filter %o is refused with %s', async (filter, code) => {
    const { errors } = await run(
      creator,
      `query($search: SearchOperationHistory!) {
        searchPaymentByCriteria(searchOperationHistory: $search) { amountElements }
      }`,
      { search: { legalPartyId: organisationId, ...filter } },
    )
    expect(errors).toMatchObject([{ code }])
  })
})
