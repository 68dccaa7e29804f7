import { afterAll, beforeAll, expect, test } from 'vitest'

import { secondSomAccount, somAccount } from '../testing/fake-accounts.ts'
import {
  openPaymentService,
  save,
  seededId,
  transfer,
  type TestPaymentService,
} from '../testing/payment-service.ts'
import { organisationId, otherOrganisationId, testActor } from '../testing/test-people.ts'

const creator = testActor('CREATOR')
const second = testActor('SECOND')
let service: TestPaymentService
/** The review before any test has sent a document. */
let reviewed: Awaited<ReturnType<typeof reviewOf>>

beforeAll(async () => {
  service = await openPaymentService()
  reviewed = await reviewOf()
})
afterAll(() => service.close())

const query = `query($payment: PaymentsRef!) {
  getSigningReview(payment: $payment) {
    documents { paymentId flags { code account amount times transferNum date } }
    accounts { account currency available planned }
  }
}`
const reviewOf = (actor = second, paymentIds: readonly string[] = [seededId(2)]) =>
  service.run(actor, query, { payment: { legalPartyId: actor.legalPartyId, paymentIds } })

test('a document is reviewed with its flags and what its account has', () => {
  expect(reviewed).toEqual({
    errors: undefined,
    data: {
      getSigningReview: {
        documents: [
          {
            paymentId: seededId(2),
            flags: [
              {
                code: 'SAME_AS_EARLIER',
                account: null,
                amount: null,
                times: null,
                transferNum: '11',
                date: '2026-11-30',
              },
            ],
          },
        ],
        accounts: [
          { account: somAccount, currency: 'KGS', available: '5000000.00', planned: '0.00' },
        ],
      },
    },
  })
})

test('documents show who can sign them second; those of another organisation show nothing', async () => {
  const call = `query($payments: PaymentsRef!) {
    getSecondPersonTokenByPaymentIds(payments: $payments) { paymentId signType candidates signedBy }
  }`
  const payments = { legalPartyId: organisationId, paymentIds: [seededId(2), seededId(99)] }
  const { data } = await service.run(second, call, { payments })
  const [row, ...rest] = (data as { getSecondPersonTokenByPaymentIds: object[] })
    .getSecondPersonTokenByPaymentIds
  expect(rest).toEqual([])
  expect(row).toMatchObject({ paymentId: seededId(2), signType: 'TOTP', signedBy: null })
  expect((row as { candidates: string[] }).candidates).toHaveLength(1)
  const foreign = { ...payments, legalPartyId: otherOrganisationId }
  expect((await service.run(second, call, { payments: foreign })).errors).toMatchObject([
    { code: 'LEGAL_PARTY_NOT_FOUND' },
  ])
})

test('clearing takes payments up to a million soms', async () => {
  const { data } = await service.run(second, '{ getInterBankOptions { code largestAmount } }', {})
  expect(data).toEqual({
    getInterBankOptions: [
      { code: 'CLEARING', largestAmount: '1000000.00' },
      { code: 'GROSS', largestAmount: null },
    ],
  })
})

test.each([
  [
    'to another account of a known payee',
    { recipientAccount: '1240000000000202' },
    'ACCOUNT_CHANGED',
  ],
  [
    'to somebody who was never paid',
    { recipientAccount: '1240000000000303', recipientName: 'ОсОО Новый' },
    'FIRST_PAYMENT',
  ],
])('a document %s says so', async (_name, recipient, code) => {
  const saved = await service.run(creator, save, { input: transfer(recipient) })
  const { saveInterBankTransferNativeDraft: id } = saved.data as Record<string, string>
  const sent = `mutation($payment: PaymentsRef!) { forSigningPayment(payment: $payment) { ok } }`
  const payment = { legalPartyId: organisationId, paymentIds: [id] }
  expect(await service.run(creator, sent, { payment })).toMatchObject({
    data: { forSigningPayment: [{ ok: true }] },
  })
  const former = code === 'ACCOUNT_CHANGED' ? '1240000000000101' : null
  expect(await reviewOf(second, [id ?? ''])).toMatchObject({
    data: { getSigningReview: { documents: [{ flags: [{ code, account: former }] }] } },
  })
})

test('what is left to a document is lower by the others that are planned, and says by how much', async () => {
  const accountNow = async () => {
    const { data } = await reviewOf()
    type Account = Readonly<Record<'available' | 'planned', string>>
    const { accounts } = (data as { getSigningReview: { accounts: Account[] } }).getSigningReview
    const minor = (name: keyof Account) => BigInt((accounts[0]?.[name] ?? '').replace('.', ''))
    return { left: minor('available'), planned: minor('planned') }
  }
  const before = await accountNow()
  const saved = await service.run(creator, save, { input: transfer({ amount: '1000.00' }) })
  const { saveInterBankTransferNativeDraft: id } = saved.data as Record<string, string>
  expect(await accountNow()).toEqual(before)
  const sent = `mutation($payment: PaymentsRef!) { forSigningPayment(payment: $payment) { ok } }`
  await service.run(creator, sent, { payment: { legalPartyId: organisationId, paymentIds: [id] } })
  const after = await accountNow()
  expect(after.planned).toBeGreaterThanOrEqual(before.planned + 100_000n)
  expect(after.left + after.planned).toBe(before.left + before.planned)
})

test('whoever may not read the account learns neither flags nor balance', async () => {
  const third = testActor('THIRD')
  service.accounts.restrict(third.personId, [secondSomAccount])
  expect(await reviewOf(third)).toMatchObject({
    data: { getSigningReview: { documents: [], accounts: [] } },
  })
})

test('a signatory who may not pay from the account gets the flags and no balance', async () => {
  const signatory = testActor('FIRST')
  service.accounts.forbidPaying(signatory.personId)
  expect(await reviewOf(signatory)).toMatchObject({
    data: { getSigningReview: { documents: [{ paymentId: seededId(2) }], accounts: [] } },
  })
})

test('a person of another organisation gets nothing about the documents that they name', async () => {
  const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })
  expect((await reviewOf(stranger)).data).toEqual({
    getSigningReview: { documents: [], accounts: [] },
  })
  const theirs = await service.run(stranger, query, {
    payment: { legalPartyId: organisationId, paymentIds: [seededId(2)] },
  })
  expect(theirs.errors).toMatchObject([{ code: 'LEGAL_PARTY_NOT_FOUND' }])
})

test('people who sign nothing are refused, and so are too many documents', async () => {
  expect((await reviewOf(creator)).errors).toMatchObject([{ code: 'FORBIDDEN' }])
  const tooMany = Array.from({ length: 521 }, () => seededId(2))
  expect((await reviewOf(second, tooMany)).errors).toMatchObject([{ code: 'BAD_REQUEST' }])
})

test('while the bank is away a document is reviewed without its balance', async () => {
  service.accounts.setUnavailable(true)
  try {
    expect(await reviewOf()).toMatchObject({
      data: { getSigningReview: { documents: [{ paymentId: seededId(2) }], accounts: [] } },
    })
  } finally {
    service.accounts.setUnavailable(false)
  }
})
