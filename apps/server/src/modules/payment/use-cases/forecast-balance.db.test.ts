import type { CoreHold } from '@tartip/bank-ports/core-accounts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  dollarAccount,
  emptyAccount,
  secondSomAccount,
  somAccount,
} from '../testing/fake-accounts.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { otherOrganisationId, testActor } from '../testing/test-people.ts'
import { forecastBalance, forecastRegularPayments } from './forecast-balance.ts'

const first = testActor('FIRST')
const idOf = (account: string) => `40000000-0000-4000-8000-0000${account.slice(-8)}`
const today = '2026-11-30'

let bank: RealPayments
let heldId = ''
beforeAll(async () => {
  bank = await createRealPayments()
  const own = { operationCode: 'INTRABANK_OWN', commissionMinor: 0n } as const
  ;[heldId = ''] = await bank.seed(
    { statusCode: 'WAIT_RESPONSE_FROM_BANK', amountMinor: 70_00n, valueDate: '2026-12-01' },
    { statusCode: 'ON_VERIFICATION', amountMinor: 1_000_00n, valueDate: '2026-12-02' },
    { statusCode: 'PARTIALLY_CONFIRMED', amountMinor: 500_00n, valueDate: '2026-12-02' },
    {
      statusCode: 'PARTIAL_CONFIRMATION_COMPLETED',
      amountMinor: 200_00n,
      commissionMinor: 5_00n,
      valueDate: '2026-12-02',
    },
    { statusCode: 'DRAFT', amountMinor: 9_999_00n, valueDate: '2026-12-02' },
    { statusCode: 'SUCCESS', amountMinor: 9_999_00n },
    { statusCode: 'FOR_EDITING', amountMinor: 9_999_00n },
    { statusCode: 'KVIT', amountMinor: 9_999_00n },
    {
      ...own,
      statusCode: 'KVIT',
      payerAccount: secondSomAccount,
      recipientAccount: somAccount,
      amountMinor: 30_00n,
      valueDate: '2026-11-27',
    },
  )
  bank.accounts.setBalance(somAccount, 10_000_00n)
  bank.accounts.setHolds(somAccount, [
    hold({ paymentId: heldId }),
    hold({ amountMinor: 4_00n }),
    hold({ holdId: 'another', amountMinor: 6_00n }),
  ])
})
afterAll(() => bank.close())

const hold = (more: Partial<CoreHold>): CoreHold => ({
  holdId: 'hold',
  accountId: idOf(somAccount),
  amountMinor: 71_00n,
  createdAt: 0,
  purpose: 'Оплата',
  ...more,
})
const forecast = (account: string, actor = first) =>
  forecastBalance(bank.deps)(actor, idOf(account))

test('holds and documents sent for signing move the balance on their days, each once', async () => {
  const planned = await forecast(somAccount)
  expect(planned).toMatchObject({
    value: {
      currency: 'KGS',
      movements: [
        { date: today, kind: 'HELD', direction: 'DEBIT', amountMinor: 10_00n, count: 2 },
        { date: today, kind: 'SIGNED', direction: 'CREDIT', amountMinor: 30_00n, count: 1 },
        { date: '2026-12-01', kind: 'HELD', amountMinor: 71_00n, count: 1 },
        { date: '2026-12-02', kind: 'SIGNED', amountMinor: 205_00n, count: 1 },
        // Two documents of 1 000 and 500, each with its fee of 35.
        { date: '2026-12-02', kind: 'UNSIGNED', amountMinor: 1_570_00n, count: 2 },
      ],
      days: [
        { date: today, balanceMinor: 10_020_00n },
        { date: '2026-12-01', balanceMinor: 9_949_00n },
        { date: '2026-12-02', balanceMinor: 8_174_00n },
      ],
    },
  })
})

test('an account with nothing on its way keeps what it has', async () => {
  expect(await forecast(dollarAccount)).toMatchObject({
    value: { currency: 'USD', movements: [], days: [{ date: today }] },
  })
})

test('an account loses the fees of documents that another account pays', async () => {
  const [id = ''] = await bank.seed({
    statusCode: 'ON_VERIFICATION',
    payerAccount: secondSomAccount,
    amountMinor: 900_00n,
    commissionMinor: 12_00n,
    valueDate: '2026-12-03',
  })
  const name = (account: string) =>
    sql`
    update payment.payment set terms = jsonb_build_object('commissionAccount', ${account}::text)
    where id = ${id}`.execute(bank.database.ownerDb)
  const onDay = async (account: string) => {
    const planned = await forecast(account)
    const movements = planned.ok ? planned.value.movements : []
    return movements.find(({ date }) => date === '2026-12-03')?.amountMinor
  }
  await name(secondSomAccount)
  expect([await onDay(secondSomAccount), await onDay(somAccount)]).toEqual([912_00n, undefined])
  await name(somAccount)
  expect([await onDay(secondSomAccount), await onDay(somAccount)]).toEqual([900_00n, 12_00n])
})

test('money from an account that the person may not read is not reported', async () => {
  const watcher = testActor('AUDITOR')
  bank.accounts.restrict(watcher.personId, [somAccount])
  const planned = await forecast(somAccount, watcher)
  expect(
    planned.ok && planned.value.movements.some(({ direction }) => direction === 'CREDIT'),
  ).toBe(false)
  expect(await forecast(secondSomAccount, watcher)).toMatchObject({
    error: { code: 'ACCOUNT_NOT_FOUND' },
  })
})

test('another organisation is informed that there is no such account', async () => {
  const stranger = { ...first, legalPartyId: otherOrganisationId }
  expect(await forecast(somAccount, stranger)).toMatchObject({
    error: { code: 'ACCOUNT_NOT_FOUND' },
  })
})

describe('regular payments', () => {
  const regularOf = async (actor = first) =>
    (await forecastRegularPayments(bank.deps)(actor)).map(
      ({ interval, date, amountMinor, last }) =>
        `${last.recipientName}: ${interval} ${date} ${amountMinor}`,
    )
  const rent = {
    statusCode: 'SUCCESS',
    payerAccount: emptyAccount,
    recipientAccount: '1240000000000707',
    recipientName: 'ОсОО Аренда',
    amountMinor: 80_000_00n,
  } as const
  const paidOn = (valueDate: string, more: object = {}) => ({
    ...rent,
    valueDate,
    createdAt: Date.parse(`${valueDate}T04:00:00.000Z`),
    ...more,
  })

  test('are those of the history that no document stands for', async () => {
    await bank.seed(
      paidOn('2026-09-05'),
      paidOn('2026-10-05'),
      paidOn('2026-11-05', { statusCode: 'KVIT' }),
      // Nobody was paid by these.
      paidOn('2026-11-12', { statusCode: 'ERROR', errorCode: 'INSUFFICIENT_FUNDS' }),
      paidOn('2026-11-13', { statusCode: 'REVOKE' }),
    )
    expect(await regularOf()).toEqual(['ОсОО Аренда: MONTHLY 2026-12-05 8000000'])
    const watcher = testActor('AUDITOR')
    bank.accounts.restrict(watcher.personId, [somAccount])
    expect(await regularOf(watcher)).toEqual([])
    expect(await regularOf({ ...first, legalPartyId: otherOrganisationId })).toEqual([])
    await bank.seed(
      paidOn('2026-12-04', { statusCode: 'ON_VERIFICATION', createdAt: Date.parse('2026-11-30') }),
    )
    expect(await regularOf()).toEqual([])
  })
})
