import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { codeOfDebt, dayCode, requestOfDayCode } from '../testing/fake-budget.ts'
import { somAccount } from '../testing/fake-accounts.ts'
import {
  openPaymentService,
  seededId,
  type TestPaymentService,
} from '../testing/payment-service.ts'
import { organisationId, otherOrganisationId, testActor } from '../testing/test-people.ts'

const creator = testActor('CREATOR')
let service: TestPaymentService
const run: TestPaymentService['run'] = (...call) => service.run(...call)

beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

const obtain = `mutation($request: BudgetCodeRequest!) {
  obtainBudgetCode(request: $request) { kind code amount validUntil recipientName }
}`
const requested = (more: object) => ({
  request: {
    requestId: '10000000-0000-4000-8000-000000000001',
    legalPartyId: organisationId,
    ...more,
  },
})
const save = `mutation($input: BudgetPaymentInput!) { saveBudgetPayment(budgetPayment: $input) }`
const payment = (more: object = {}) => ({
  input: {
    legalPartyId: organisationId,
    operation: { id: 'BUDGET' },
    payerAccount: somAccount,
    kind: 'TAX',
    paylogicId: dayCode.code,
    amount: '12345.00',
    valueDate: '2026-11-30',
    ...more,
  },
})

describe('a code of the day', () => {
  test('is obtained for a whole debt and for a fine, and says until when it is valid', async () => {
    const { data } = await run(creator, obtain, requested({ debtId: 'debt-1' }))
    expect(data).toEqual({
      obtainBudgetCode: {
        kind: 'TAX',
        code: dayCode.code,
        amount: '12345.00',
        validUntil: '2026-11-30T17:59:59.999Z',
        recipientName: 'Центральное казначейство',
      },
    })
    const fine = await run(creator, obtain, requested({ fineId: 'fine-1' }))
    expect(fine.data).toMatchObject({ obtainBudgetCode: { kind: 'FINES' } })
  })

  test.each([
    ['a debt that is none', { debtId: 'other' }, 'PAY_LOGIC_NO_DEBTS'],
    ['a fine that was paid', { fineId: 'fine-2' }, 'PAY_LOGIC_NO_DEBTS'],
    [
      'a period that the tax service does not take',
      {
        tax: {
          taxTypeId: 'PROFIT',
          taxOfficeCode: '001',
          periodFrom: '2026-09-30',
          periodTo: '2026-07-01',
          amount: '10.00',
        },
      },
      'PAY_LOGIC_VALIDATION',
    ],
    [
      'a service that is not offered',
      { tunduk: { serviceId: 'none', applicantInn: '01203201410014', amount: '10.00' } },
      'PAY_LOGIC_SERVICE_BLOCKED',
    ],
    ['nothing', {}, 'BAD_USER_INPUT'],
    ['two things', { debtId: 'debt-1', fineId: 'fine-1' }, 'BAD_USER_INPUT'],
  ])('is refused for %s', async (_what, more, code) => {
    expect((await run(creator, obtain, requested(more))).errors).toMatchObject([{ code }])
  })

  test('is not for those who pay nothing', async () => {
    const { errors } = await run(testActor('AUDITOR'), obtain, requested({ debtId: 'debt-1' }))
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })
})

describe('a fine', () => {
  const find = `query($search: FineSearchInput!) { findFines(search: $search) { id amount discountUntil } }`
  const found = async (search: object) => (await run(creator, find, { search })).data

  test('is found by its protocol, or by the car and the person', async () => {
    const fine = { id: 'fine-1', amount: '700.00', discountUntil: '2026-12-11' }
    expect(await found({ protocol: 'ПБ-1234567' })).toEqual({ findFines: [fine] })
    const car = { vehicle: '01KG123ABK', inn: '01203201410014' }
    expect(await found(car)).toEqual({ findFines: [fine] })
    expect(await found({ ...car, inn: '02203201410014' })).toEqual({ findFines: [] })
  })

  test('is not searched by nothing', async () => {
    const { errors } = await run(creator, find, { search: {} })
    expect(errors).toMatchObject([{ code: 'PAY_LOGIC_VALIDATION' }])
  })
})

test('of the services of Tunduk those are offered that a company pays something for', async () => {
  const { data } = await run(creator, '{ getTundukServices { id fee } }')
  expect(data).toEqual({
    getTundukServices: [
      { id: 'REG_EXTRACT', fee: '150.00' },
      { id: 'PATENT', fee: null },
    ],
  })
})

describe('a budget payment', () => {
  test('is saved with its code, keeps it, and is never edited', async () => {
    const { data, errors } = await run(creator, save, payment())
    expect(errors).toBeUndefined()
    const { saveBudgetPayment: paymentId } = data as { saveBudgetPayment: string }
    const source = `query($payment: PaymentRef!) {
      findBudgetPaymentDataByPaymentId(payment: $payment) {
        kind paylogicId codeUntil
        transfer { paymentCode payment { purpose recipientAccount isEditable isSendForSign } }
      }
    }`
    const ref = { payment: { paymentId, legalPartyId: organisationId } }
    expect((await run(creator, source, ref)).data).toEqual({
      findBudgetPaymentDataByPaymentId: {
        kind: 'TAX',
        paylogicId: dayCode.code,
        codeUntil: '2026-11-30T17:59:59.999Z',
        transfer: {
          paymentCode: '11111100',
          payment: {
            purpose: 'Налог на прибыль',
            recipientAccount: dayCode.recipientAccount,
            isEditable: false,
            isSendForSign: true,
          },
        },
      },
    })
    const other = { payment: { paymentId: seededId(1), legalPartyId: organisationId } }
    expect((await run(creator, source, other)).errors).toMatchObject([
      { code: 'PAYMENT_NOT_FOUND' },
    ])
  })

  test.each([
    ['another amount', { amount: '1.00' }, 'amount', 'DAY_CODE_AMOUNT_DIFFERS'],
    ['a code of nobody', { paylogicId: '999' }, 'paylogicId', 'DAY_CODE_NOT_FOUND'],
    ['a code of any length', { paylogicId: '9'.repeat(5_000) }, 'paylogicId', 'FIELD_TOO_LONG'],
    ['a code of another provider', { kind: 'FINES' }, 'paylogicId', 'DAY_CODE_NOT_FOUND'],
    ['tomorrow', { valueDate: '2026-12-01' }, 'valueDate', 'DAY_CODE_EXPIRED'],
  ])('is refused for %s', async (_what, more, field, code) => {
    const { errors } = await run(creator, save, payment(more))
    expect(errors).toMatchObject([{ fields: [{ field, code }] }])
  })
})

test('a debt whose payment was sent is being paid: it gets no second code and no second document, and its first request the same code', async () => {
  const list = `query($legalPartyId: ID!) { getBudgetItemsBeingPaid(legalPartyId: $legalPartyId) }`
  const own = { legalPartyId: organisationId }
  const saved = (await run(creator, save, payment())).data as { saveBudgetPayment: string }
  const beingPaid = async () => {
    const { data } = await run(creator, list, own)
    return (data as { getBudgetItemsBeingPaid: string[] }).getBudgetItemsBeingPaid
  }
  expect(await beingPaid()).not.toContain('debt-1')
  const expectedItem = async (actor = creator) => {
    const source = `query($legalPartyId: ID!) {
      getExpectedPayments(legalPartyId: $legalPartyId) { id budgetItem }
    }`
    const { data } = await run(actor, source, own)
    const { getExpectedPayments: list } = data as {
      getExpectedPayments: { id: string; budgetItem: string | null }[]
    }
    return list.find(({ id }) => id === saved.saveBudgetPayment)?.budgetItem
  }
  expect([await expectedItem(), await expectedItem(testActor('AUDITOR'))]).toEqual([
    'debt-1',
    undefined,
  ])
  const send = `mutation($payment: PaymentsRef!) { forSigningPayment(payment: $payment) { ok } }`
  const ref = { payment: { ...own, paymentIds: [saved.saveBudgetPayment] } }
  expect((await run(creator, send, ref)).data).toEqual({ forSigningPayment: [{ ok: true }] })
  expect(await beingPaid()).toContain('debt-1')
  expect(await expectedItem(testActor('AUDITOR'))).toBe('debt-1')
  expect((await run(testActor('AUDITOR'), list, own)).data).toMatchObject({
    getBudgetItemsBeingPaid: expect.arrayContaining(['debt-1']),
  })
  expect((await run(creator, obtain, requested({ debtId: 'debt-1' }))).errors).toMatchObject([
    { code: 'ALREADY_BEING_PAID', params: { paymentId: saved.saveBudgetPayment } },
  ])
  const repeated = (more: object) => requested({ requestId: requestOfDayCode, ...more })
  expect((await run(creator, obtain, repeated({ debtId: 'debt-1' }))).data).toMatchObject({
    obtainBudgetCode: { code: dayCode.code },
  })
  expect((await run(creator, obtain, repeated({ debtId: 'debt-2' }))).errors).toMatchObject([
    { code: 'REQUEST_CHANGED' },
  ])
  expect((await run(creator, save, payment())).errors).toMatchObject([
    { fields: [{ field: 'paylogicId', code: 'ALREADY_BEING_PAID' }] },
  ])
  const foreign = { legalPartyId: otherOrganisationId }
  expect((await run(creator, list, foreign)).errors).toMatchObject([
    { code: 'LEGAL_PARTY_NOT_FOUND' },
  ])
  const revoke = `mutation($revoke: RevokeInput!) { revokePayment(revoke: $revoke) { ok } }`
  const revoked = await run(testActor('FIRST'), revoke, { revoke: ref.payment })
  expect(revoked.data).toEqual({ revokePayment: [{ ok: true }] })
  expect(await beingPaid()).not.toContain('debt-1')
})

describe('what is paid once', () => {
  const own = { legalPartyId: organisationId }
  const first = testActor('FIRST')
  const places = Array.from({ length: 10 }, (_, index) => index)
  const draft = async (paylogicId: string): Promise<string> => {
    const { data, errors } = await run(creator, save, payment({ paylogicId }))
    expect(errors).toBeUndefined()
    return (data as { saveBudgetPayment: string }).saveBudgetPayment
  }
  interface Sent {
    readonly ok: boolean
    readonly errorCode: string | null
    readonly errorParams: readonly { readonly name: string; readonly value: string }[]
  }
  const inputs = {
    forSigningPayment: ['payment', 'PaymentsRef', creator],
    signingPayment: ['sign', 'SignInput', first],
    revokePayment: ['revoke', 'RevokeInput', first],
  } as const
  const act = async (
    name: keyof typeof inputs,
    paymentIds: readonly string[],
    more: object = {},
  ) => {
    const [argument, input, actor] = inputs[name]
    const source = `mutation($input: ${input}!) {
      results: ${name}(${argument}: $input) { ok errorCode errorParams { name value } }
    }`
    const { data, errors } = await run(actor, source, { input: { ...own, paymentIds, ...more } })
    expect(errors).toBeUndefined()
    return (data as { results: readonly Sent[] }).results
  }
  const send = (...paymentIds: string[]) => act('forSigningPayment', paymentIds)
  const numberOf = async (paymentId: string): Promise<string> => {
    const { rows } = await sql<{ transfer_num: string }>`
      select transfer_num from payment.payment where id = ${paymentId}`.execute(service.ownerDb)
    return rows[0]?.transfer_num ?? ''
  }

  test.each([
    ['debt', (place: number) => codeOfDebt(2, place)],
    ['code of the day', () => codeOfDebt(3, 1)],
  ])(
    'of ten drafts for one %s sent at the same time one is sent, and the others name it',
    async (_what, codeOf) => {
      const drafts: string[] = []
      for (const place of places) drafts.push(await draft(codeOf(place)))
      const answers = (await Promise.all(drafts.map(one => send(one)))).flat()
      const passed = drafts.filter((_, place) => answers[place]?.ok)
      expect(passed).toHaveLength(1)
      const number = await numberOf(passed[0] ?? '')
      const refused = answers.filter(({ ok }) => !ok)
      expect(new Set(refused.map(({ errorCode }) => errorCode))).toEqual(
        new Set(['ALREADY_BEING_PAID']),
      )
      for (const { errorParams } of refused) {
        expect(errorParams).toEqual([
          { name: 'number', value: number },
          { name: 'paymentId', value: passed[0] },
        ])
      }

      const others = drafts.filter(one => one !== passed[0])
      expect((await send(...others)).filter(({ ok }) => ok)).toEqual([])
      expect(await act('revokePayment', passed)).toMatchObject([{ ok: true }])
      const again = await send(...others)
      expect(again.map(({ errorCode }) => errorCode)).toEqual(
        places.slice(1).map(place => (place === 1 ? null : 'ALREADY_BEING_PAID')),
      )
    },
  )

  test('a debt that was paid today is not paid again by another code of today, by one of tomorrow it is', async () => {
    const paid = await draft(codeOfDebt(5, 1))
    const second = await draft(codeOfDebt(5, 2))
    await sql`update payment.payment set status_code = 'SUCCESS' where id = ${paid}`.execute(
      service.ownerDb,
    )
    expect(await send(second)).toMatchObject([{ ok: false, errorCode: 'ALREADY_BEING_PAID' }])
    const { errors } = await run(creator, save, payment({ paylogicId: codeOfDebt(5, 3) }))
    expect(errors).toMatchObject([{ fields: [{ code: 'ALREADY_BEING_PAID' }] }])
    await sql`
      update payment.payment set terms = terms || '{"codeUntil": "2026-11-29T17:59:59.999Z"}'
      where id = ${paid}`.execute(service.ownerDb)
    expect(await send(second)).toMatchObject([{ errorCode: 'ALREADY_BEING_PAID' }])
    await sql`
      insert into payment.code_confirmation values
        (${organisationId}, ${paid}, now(), 1, now())`.execute(service.ownerDb)
    expect(await send(second)).toMatchObject([{ ok: true }])
  })

  test('of documents that were sent for one debt before only one could be, the first is signed and no other', async () => {
    const drafts = [await draft(codeOfDebt(6, 1)), await draft(codeOfDebt(6, 2))]
    await sql`
      update payment.payment set status_code = 'ON_VERIFICATION', paid_item = null
      where id = any(${drafts}::uuid[])`.execute(service.ownerDb)
    await sql`
      update payment.payment set paid_item = 'TAX debt-6'
      where id = ${drafts[0]}`.execute(service.ownerDb)
    const { rows } = await sql<{ id: string; digest: string }>`
      select id, digest from payment.payment where id = any(${drafts}::uuid[])`.execute(
      service.ownerDb,
    )
    const backwards = drafts.toReversed()
    const digests = backwards.map(id => rows.find(row => row.id === id)?.digest)
    const signing = await act('signingPayment', backwards, { otpCode: '111111', digests })
    expect(signing).toMatchObject([{ ok: false, errorCode: 'ALREADY_BEING_PAID' }, { ok: true }])
  })

  test('a document that does not name its debt yet is found by the provider of its code', async () => {
    const [earlier, later] = [await draft(codeOfDebt(7, 1)), await draft(codeOfDebt(7, 2))]
    await sql`
      update payment.payment set status_code = 'ON_VERIFICATION', terms = terms - 'budgetItem',
        paid_item = 'TAX ' || (terms ->> 'paylogicId')
      where id = ${earlier}`.execute(service.ownerDb)
    expect(await send(later)).toMatchObject([{ ok: false, errorCode: 'ALREADY_BEING_PAID' }])
  })
})
