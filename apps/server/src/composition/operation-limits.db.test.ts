import { bankServicesMigrationSets } from '@tartip/bank-twin/bank-services-migrations'
import {
  createLimitsDesk,
  createOperationLimits,
  type LimitsDesk,
} from '@tartip/bank-twin/limits/operation-limits'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { createCalendar, nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  openPaymentService,
  save,
  transfer,
  type TestPaymentService,
} from '../modules/payment/testing/payment-service.ts'
import { organisationId, testActor } from '../modules/payment/testing/test-people.ts'

const first = testActor('FIRST', { signScheme: 'ONE_SIGNATORY' })
const sendCall = `mutation($payment: PaymentsRef!) {
  forSigningPayment(payment: $payment) { ok errorCode errorParams { name value } } }`
const signCall = `mutation($sign: SignInput!) {
  signingPayment(sign: $sign) { ok errorCode errorParams { name value } } }`
const recallCall = `mutation($payment: PaymentsRef!) {
  recallPayment(paymentIdListInput: $payment) { ok errorCode } }`
const digestQuery = `query($payment: PaymentRef!) {
  findTransferDataByPaymentId(payment: $payment) { payment { digest } } }`
const limitsQuery = `query($input: OperationLimitsInput!) {
  getOperationLimits(limitsInput: $input) {
    limits { scope period limit used left } errorCode errorParams { name value } } }`

interface Answer {
  readonly ok: boolean
  readonly errorCode: string | null
  readonly errorParams: readonly { readonly name: string; readonly value: string }[]
}

let service: TestPaymentService
let desk: LimitsDesk
beforeAll(async () => {
  service = await openPaymentService({
    migrations: [
      { name: 'ledger', migrations: ledgerMigrations },
      { name: 'twin', migrations: twinMigrations },
      ...bankServicesMigrationSets,
    ],
    limitsOn: (db, clock) => {
      desk = createLimitsDesk({ db, clock })
      return createOperationLimits({ db, clock })
    },
  })
  service.accessControl.signScheme = 'ONE_SIGNATORY'
})
afterAll(() => service.close())

const ofDay = { scope: 'ORGANISATION', period: 'DAY', personId: '' } as const
beforeEach(async () => {
  await desk.setStanding(organisationId, 'FULL')
  await desk.removeLimit(organisationId, ofDay)
  // A day of its own for each test.
  service.clock.advanceMinutes(24 * 60)
})

const legalPartyId = organisationId
const setDayLimit = (som: number) =>
  desk.setLimit(organisationId, { ...ofDay, limitMinor: BigInt(som) * 100n })
const one = async (call: string, name: string, variables: object): Promise<Answer> => {
  const { data, errors } = await service.run(first, call, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  const [answer] = (data as Record<string, readonly Answer[]>)[name] ?? []
  if (!answer) throw new Error('There is no answer')
  return answer
}
/** A later day, so that a signed document can be recalled. */
function workingDayAfter(today: LocalDate): LocalDate {
  const calendar = createCalendar([])
  return nextWorkingDay(calendar, today)
}
const draft = async (amount: string): Promise<string> => {
  const valueDate = workingDayAfter(bishkekDate(service.clock.now()))
  const input = transfer({ amount, valueDate })
  const { data, errors } = await service.run(first, save, { input })
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as Record<string, string>)['saveInterBankTransferNativeDraft'] ?? ''
}
const send = (id: string) =>
  one(sendCall, 'forSigningPayment', { payment: { paymentIds: [id], legalPartyId } })
const sign = async (id: string, otpCode: string) => {
  const ref = { payment: { paymentId: id, legalPartyId } }
  const { data } = await service.run(first, digestQuery, ref)
  const { payment } = (data as Record<string, { payment: { digest: string } }>)[
    'findTransferDataByPaymentId'
  ] ?? { payment: { digest: '' } }
  const input = { paymentIds: [id], legalPartyId, otpCode, digests: [payment.digest] }
  return one(signCall, 'signingPayment', { sign: input })
}
let codes = 100_000
const newCode = () => String((codes += 1))
const usedOfDay = async (): Promise<string> => {
  const input = { legalPartyId, operationCode: 'CLEARING', amount: '1', currency: 'KGS' }
  const { data } = await service.run(first, limitsQuery, { input })
  const { limits } = (data as { getOperationLimits: { limits: readonly { used: string }[] } })
    .getOperationLimits
  return limits[0]?.used ?? 'no limit'
}

describe('a limit', () => {
  test('refuses to send what does not fit, and counts nothing that is only sent', async () => {
    await setDayLimit(1_000)
    const refused = await send(await draft('1000.01'))
    expect(refused).toMatchObject({ ok: false, errorCode: 'LIMIT_DAY_EXCEEDED' })
    expect(refused.errorParams).toContainEqual({ name: 'left', value: '1000.00' })
    expect(await send(await draft('1000.00'))).toMatchObject({ ok: true })
    expect(await send(await draft('1000.00'))).toMatchObject({ ok: true })
    expect(await usedOfDay()).toBe('0.00')
  })

  test('counts what is signed, and refuses the next signature with what is used and left', async () => {
    await setDayLimit(1_000)
    const [kept, refused] = [await draft('600.00'), await draft('600.00')]
    await send(kept)
    await send(refused)
    expect(await sign(kept, newCode())).toMatchObject({ ok: true })
    const answer = await sign(refused, newCode())
    expect(answer).toMatchObject({ ok: false, errorCode: 'LIMIT_DAY_EXCEEDED' })
    expect(answer.errorParams).toEqual(
      expect.arrayContaining([
        { name: 'limit', value: '1000.00' },
        { name: 'used', value: '600.00' },
        { name: 'left', value: '400.00' },
      ]),
    )
  })

  test('is not used up by twenty signatures at once beyond what it holds', async () => {
    await setDayLimit(10_500)
    const ids = await Promise.all(Array.from({ length: 20 }, () => draft('1000.00')))
    await Promise.all(ids.map(send))
    const answers = await Promise.all(ids.map(id => sign(id, newCode())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    const refused = answers.filter(({ ok }) => !ok).map(({ errorCode }) => errorCode)
    expect(refused).toEqual(Array.from({ length: 10 }, () => 'LIMIT_DAY_EXCEEDED'))
    expect(await usedOfDay()).toBe('10000.00')
  })

  test('is free again when a signed document is recalled', async () => {
    await setDayLimit(1_000)
    const [recalled, next] = [await draft('900.00'), await draft('900.00')]
    await send(recalled)
    await send(next)
    await sign(recalled, newCode())
    expect(await sign(next, newCode())).toMatchObject({ errorCode: 'LIMIT_DAY_EXCEEDED' })
    const payment = { paymentIds: [recalled], legalPartyId }
    expect(await one(recallCall, 'recallPayment', { payment })).toMatchObject({ ok: true })
    expect(await sign(next, newCode())).toMatchObject({ ok: true })
  })
})

describe('blocked limits', () => {
  test('stop a document before it is sent', async () => {
    await desk.setStanding(organisationId, 'SENDING_BLOCKED')
    expect(await send(await draft('10.00'))).toMatchObject({ errorCode: 'LIMIT_BLOCKED_SENDING' })
  })

  test('leave transfers to employees', async () => {
    await desk.setStanding(organisationId, 'EMPLOYEES_ONLY')
    const id = await draft('10.00')
    expect(await send(id)).toMatchObject({ errorCode: 'LIMIT_BLOCKED_EMPLOYEES_ONLY' })
    await desk.addEmployee(organisationId, transfer().recipientAccount)
    expect(await send(id)).toMatchObject({ ok: true })
  })

  test('that came after the sending stop the signature', async () => {
    const id = await draft('10.00')
    await send(id)
    await desk.setStanding(organisationId, 'SENDING_BLOCKED')
    expect(await sign(id, newCode())).toMatchObject({ errorCode: 'LIMIT_BLOCKED_SENDING' })
  })
})

test('the form learns the limits before they bite', async () => {
  await setDayLimit(1_000)
  const input = { legalPartyId, operationCode: 'CLEARING', amount: '1000.01', currency: 'KGS' }
  const { data } = await service.run(first, limitsQuery, { input })
  expect(data).toMatchObject({
    getOperationLimits: {
      limits: [
        { scope: 'ORGANISATION', period: 'DAY', limit: '1000.00', used: '0.00', left: '1000.00' },
      ],
      errorCode: 'LIMIT_DAY_EXCEEDED',
    },
  })
})

test('no limits are given for an amount below zero', async () => {
  const input = { legalPartyId, operationCode: 'CLEARING', amount: '-1', currency: 'KGS' }
  const { errors } = await service.run(first, limitsQuery, { input })
  expect(errors).toMatchObject([{ code: 'AMOUNT_NOT_POSITIVE' }])
})
