import type { DayCodePayment } from '@tartip/bank-ports/day-payment-code'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { holds } from '@tartip/domain/result'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { confirmPaidCodes } from './confirm-paid-codes.ts'

let payments: RealPayments
let confirmed: DayCodePayment[]
let isUnavailable: boolean
let logged: unknown[]

beforeEach(async () => {
  payments = await createRealPayments()
  confirmed = []
  isUnavailable = false
  logged = []
})
afterEach(() => payments.close())

function runOnce(): Promise<number> {
  const provider = {
    findCode: async () => undefined,
    confirmPaid: async (payment: DayCodePayment) => {
      if (isUnavailable) throw new BankUnavailable('The tax service is away')
      confirmed.push(payment)
      return holds
    },
  }
  const { database, clock } = payments
  return confirmPaidCodes({
    db: database.db,
    clock,
    logger: { error: (...entries: unknown[]) => logged.push(entries) },
    dayCodes: { TAX: provider, TUNDUK: provider, FINES: provider },
  })()
}

const terms = {
  paylogicId: '1261130000000001',
  budgetKind: 'TAX',
  codeUntil: '2026-11-30T17:59:59.999Z',
}

test('an executed budget payment is reported to the provider of its code once', async () => {
  const [paid] = await payments.seed(
    { operationCode: 'BUDGET', statusCode: 'SUCCESS', terms },
    { operationCode: 'BUDGET', statusCode: 'ON_VERIFICATION', terms },
    { statusCode: 'SUCCESS' },
  )
  expect(await runOnce()).toBe(1)
  expect(confirmed).toMatchObject([
    { paymentId: paid, code: terms.paylogicId, amountMinor: 42_000_000n },
  ])
  payments.clock.advanceMinutes(5)
  expect(await runOnce()).toBe(0)
  expect(confirmed).toHaveLength(1)
})

test('a payment that the bank has only acknowledged is not reported: it may still be refused', async () => {
  await payments.seed({ operationCode: 'BUDGET', statusCode: 'KVIT', terms })
  expect(await runOnce()).toBe(0)
  expect(confirmed).toEqual([])
})

test('a provider that does not answer is called again later', async () => {
  await payments.seed({ operationCode: 'BUDGET', statusCode: 'SUCCESS', terms })
  isUnavailable = true
  expect(await runOnce()).toBe(0)
  expect(logged).toHaveLength(1)
  isUnavailable = false
  expect(await runOnce()).toBe(0)
  payments.clock.advanceMinutes(1)
  expect(await runOnce()).toBe(1)
  expect(confirmed).toHaveLength(1)
})
