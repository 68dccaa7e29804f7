import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { graphql, parse, subscribe, type ExecutionResult } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Actor } from '../../platform/actor.ts'
import { scalarResolvers } from '../../platform/graphql/scalars.ts'
import { createLiveHub } from '../../platform/live/hub.ts'
import { createOutboxRelay } from '../../platform/outbox/relay.ts'
import { createPaymentModule } from './compose.ts'
import { paymentMigrations } from './store/migrations/payment-migrations.ts'
import { createFakeAccessControl, type FakeAccessControl } from './testing/fake-access-control.ts'
import { createFakeAccounts, foreignClientAccount, somAccount } from './testing/fake-accounts.ts'
import { createFakeRates } from './testing/fake-rates.ts'
import { createFakeSigningDoor } from './testing/fake-signing.ts'
import { createFakeBank } from './testing/fake-bank.ts'
import { seedPayment } from './testing/payment-builder.ts'
import { organisationId, otherOrganisationId, testActor } from './testing/test-people.ts'
import { createTestRules, ownBic } from './testing/test-rules.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const second = testActor('SECOND')

let database: TestDatabase
let schema: ReturnType<typeof makeExecutableSchema>
let relay: ReturnType<typeof createOutboxRelay>
let keys = 0
let accessControl: FakeAccessControl
const accounts = createFakeAccounts()

beforeAll(async () => {
  database = await testDatabase([paymentMigrations])
  const clock = createTestClock()
  const hub = createLiveHub()
  accessControl = createFakeAccessControl()
  const logger = { error: (...told: unknown[]) => expect(told).toEqual([]) }
  relay = createOutboxRelay({ db: database.db, hub, logger })
  await relay.start()
  const { service, payments } = createPaymentModule({
    db: database.db,
    clock,
    ids: createTestIds(1),
    logger,
    rules: createTestRules(clock),
    accounts,
    rates: createFakeRates(),
    accessControl,
    signing: createFakeSigningDoor(accessControl),
    bank: createFakeBank(),
    hub,
    ownBic,
  })
  await payments.seed.addPayments([
    seedPayment({ id: id(1), transferNum: '11', statusCode: 'SUCCESS' }),
    seedPayment({ id: id(2), transferNum: '12', statusCode: 'PARTIALLY_CONFIRMED' }),
    seedPayment({
      id: id(3),
      transferNum: '13',
      statusCode: 'FOR_EDITING',
      description: 'Не тот счёт',
    }),
  ])
  schema = makeExecutableSchema({
    typeDefs: service.typeDefs,
    resolvers: { ...scalarResolvers, ...service.resolvers },
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
})
afterAll(async () => {
  await relay.stop()
  await database.close()
})

function id(end: number): string {
  return `50000000-0000-4000-8000-00000000000${end}`
}

function contextOf(actor: Actor | undefined, idempotencyKey?: string) {
  keys += 1
  return {
    actor,
    request: {
      traceId: `trace-${keys}`,
      language: 'ru',
      ip: '192.0.2.1',
      idempotencyKey: idempotencyKey ?? `request-key-${keys}`,
      isPassive: false,
    },
  }
}

async function run(actor: Actor | undefined, source: string, variables: object = {}) {
  const variableValues = Object.fromEntries(Object.entries(variables))
  const contextValue = contextOf(actor)
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
  // The endpoint sends JSON, so JSON is what is looked at.
  const answered: unknown = JSON.parse(JSON.stringify(data ?? null))
  return { data: answered, errors: errors?.map(error => error.extensions) }
}

const transfer = (more: object = {}) => ({
  legalPartyId: organisationId,
  operation: { id: 'CLEARING' },
  payerAccount: somAccount,
  amount: '4200.5',
  purpose: 'Оплата по договору 7',
  paymentCode: '44101000',
  recipientBic: '124030',
  recipientAccount: '1240000000000101',
  recipientName: 'ОсОО Поставщик',
  valueDate: '2026-11-30',
  ...more,
})
const save = `mutation($input: InterBankTransferInput!) {
  saveInterBankTransferNativeDraft(interBankTransfer: $input)
}`
const ref = (paymentId: string) => ({ payment: { paymentId, legalPartyId: organisationId } })

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

describe('the payment service', () => {
  test('nobody who is not signed in gets an answer', async () => {
    const { errors } = await run(undefined, save, { input: transfer() })
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
  })

  test('a refused form tells every wrong field with its text in three languages', async () => {
    const input = transfer({ amount: '0', recipientBic: '109001', purpose: 'A & B' })
    const { errors } = await run(creator, save, { input })
    const text: unknown = expect.stringMatching(/\S/)
    const textInThree = { ru: text, kg: text, eng: text }
    expect(errors).toMatchObject([
      {
        code: 'VALIDATION',
        fields: [
          { field: 'amount', code: 'FIELD_PATTERN', message: textInThree },
          { field: 'recipientBic', code: 'FIELD_PATTERN', message: textInThree },
          { field: 'purpose', code: 'FIELD_PATTERN', message: textInThree },
        ],
      },
    ])
  })

  test('while the bank is away no draft is saved, and the answer says why', async () => {
    accounts.setAway(true)
    const { data, errors } = await run(creator, save, { input: transfer() })
    accounts.setAway(false)
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ code: 'BANK_UNAVAILABLE' }])
    const counts = await run(
      creator,
      `query($id: ID!) { getCountsOfPaymentsGroupedByStatus(legalPartyId: $id) { status count } }`,
      { id: organisationId },
    )
    expect(JSON.stringify(counts.data)).toContain('{"status":"DRAFT","count":0}')
  })

  test('the history lists what the person may see, with his own flags and the names of people', async () => {
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
            id: id(2),
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
          recipientBankName { kg } creatorName canonicalText timeRule { signDeadline signIsAllowed }
        }
        getPaymentStatusHistoryByPaymentId(payment: $payment) { statusCode updatedBy isFuture colour }
        getPaymentSignerInfoByPaymentId(payment: $payment) { stage statusCode updatedBy candidates }
      }`,
      ref(id(2)),
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      findTransferDataByPaymentId: {
        recipientBankName: { kg: '124030 банкы' },
        creatorName: creator.fullName,
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
      const payment = { paymentId: id(2), legalPartyId: otherOrganisationId }
      const theirs = await run(stranger, query, { payment })
      const unknown = await run(stranger, query, { payment: { ...payment, paymentId: id(9) } })
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

  test('who has tried too many numbers is told of none, neither of a known nor of an unknown one', async () => {
    const look = (account: string) =>
      run(
        creator,
        `query($id: ID!) {
          findIntrabankRecipient(legalPartyId: $id, recipientAccount: "${account}") { maskedName }
        }`,
        { id: organisationId },
      )
    const before = accessControl.looks.left
    await look(foreignClientAccount)
    expect(accessControl.looks.left).toBe(before)
    accessControl.looks.left = 1
    expect((await look('1090000000007777')).errors).toMatchObject([
      { code: 'RECIPIENT_ACCOUNT_NOT_FOUND' },
    ])
    for (const account of [foreignClientAccount, '1090000000007777']) {
      expect((await look(account)).errors).toMatchObject([{ code: 'RECIPIENT_LOOKUPS_EXHAUSTED' }])
    }
    accessControl.looks.left = before
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

describe('the live channel', () => {
  async function listen(actor: Actor, lastEventId?: string) {
    const result = await subscribe({
      schema,
      document: parse(`subscription($id: ID!, $last: ID) {
        listenPayment(legalPartyId: $id, lastEventId: $last) {
          eventId state paymentId payment { statusCode isSignable isSendForSign }
        }
      }`),
      variableValues: { id: organisationId, last: lastEventId },
      contextValue: contextOf(actor),
    })
    if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result.errors))
    const events = result as AsyncGenerator<ExecutionResult>
    return {
      async next() {
        const { value, done } = await events.next()
        const told: unknown = done ? undefined : JSON.parse(JSON.stringify(value))
        return told as {
          data: { listenPayment: { eventId: string; state: string; payment: object } }
        }
      },
      end: () => events.return(undefined),
    }
  }
  const sendForSigning = `mutation($payment: PaymentsRef!) {
    forSigningPayment(payment: $payment) { ok statusCode errorCode errorParams { name value } }
  }`

  test('a draft appears to its creator, and to the signatory when it is sent; what was missed is told again', async () => {
    const forCreator = await listen(creator)
    const forFirst = await listen(first)
    const saved = await run(creator, save, { input: transfer() })
    const draftId = Reflect.get(Object(saved.data), 'saveInterBankTransferNativeDraft') as string
    const created = await forCreator.next()
    expect(created.data.listenPayment).toMatchObject({
      state: 'New',
      paymentId: draftId,
      payment: { statusCode: 'DRAFT', isSendForSign: true },
    })
    const sent = await run(creator, sendForSigning, {
      payment: { paymentIds: [draftId], legalPartyId: organisationId },
    })
    expect(sent.data).toEqual({
      forSigningPayment: [
        { ok: true, statusCode: 'ON_VERIFICATION', errorCode: null, errorParams: [] },
      ],
    })
    expect((await forCreator.next()).data.listenPayment.state).toBe('Updated')
    expect((await forFirst.next()).data.listenPayment).toMatchObject({
      state: 'New',
      payment: { statusCode: 'ON_VERIFICATION', isSignable: true },
    })
    await forCreator.end()
    await forFirst.end()

    const again = await listen(creator, created.data.listenPayment.eventId)
    expect((await again.next()).data.listenPayment).toMatchObject({
      state: 'Updated',
      paymentId: draftId,
    })
    await again.end()
  })

  test('ending a subscription ends its wait for the next event', async () => {
    const quiet = await listen(second)
    const waiting = quiet.next()
    await quiet.end()
    expect(await waiting).toBeUndefined()
  })
})
