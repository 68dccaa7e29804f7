import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createPaymentJobs, type PaymentJobs } from '../testing/payment-jobs.ts'
import { organisationId } from '../testing/test-people.ts'
import { queryUnconfirmedPayments } from './query-unconfirmed-payments.ts'
import type { PaymentJobDeps } from './payment-job-deps.ts'
import { submitDuePayments } from './submit-due-payments.ts'
import { takeOverBankEvents } from './take-over-bank-events.ts'

let payments: PaymentJobs['payments']
let bank: PaymentJobs['bank']
let deps: PaymentJobs['deps']
let find: PaymentJobs['find']
let statusOf: PaymentJobs['statusOf']
beforeEach(async () => {
  ;({ payments, bank, deps, find, statusOf } = await createPaymentJobs())
})
afterEach(() => payments.close())

const signed = { statusCode: 'PARTIAL_CONFIRMATION_COMPLETED' } as const
const reason = { ru: 'Нужны документы', ky: 'Документтер керек', en: 'Documents are needed' }
const event = (sequence: number, paymentId: string, kind: 'ACCEPTED' | 'RECEIPT' | 'EXECUTED') => ({
  sequence: BigInt(sequence),
  paymentId,
  legalPartyId: organisationId,
  kind,
})

describe('events of the bank', () => {
  test('the bank’s answers bring a document to its end', async () => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    bank.report(event(5, id, 'RECEIPT'))
    bank.report(event(7, id, 'EXECUTED'))
    expect(await takeOverBankEvents(deps)()).toBe(2)
    expect(await statusOf(id)).toBe('SUCCESS')
    expect(await takeOverBankEvents(deps)()).toBe(0)
  })

  test('doubled and late events change nothing', async () => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    const kinds = ['RECEIPT', 'RECEIPT', 'EXECUTED', 'ACCEPTED', 'EXECUTED'] as const
    kinds.forEach((kind, index) => bank.report(event(index + 1, id, kind)))
    await takeOverBankEvents(deps)()
    const history = await payments.storage.reads.statusHistory(organisationId, id)
    expect(history.slice(-2).map(entry => entry.statusCode)).toEqual(['KVIT', 'SUCCESS'])
    expect((await find(id))?.version).toBe(history.length - 1)
  })

  test('an event that is faster than the answer to its order is not undone by the answer', async () => {
    const [id = ''] = await payments.seed(signed)
    const impatient: PaymentJobDeps = {
      ...deps,
      bank: {
        ...bank,
        async submit(order) {
          bank.report(event(1, order.paymentId, 'ACCEPTED'))
          bank.report(event(2, order.paymentId, 'EXECUTED'))
          await takeOverBankEvents(deps)()
          return { outcome: 'accepted' }
        },
      },
    }
    await submitDuePayments(impatient)()
    expect(await statusOf(id)).toBe('SUCCESS')
  })

  test('a shuffled page is put in its order, and none of it is passed over', async () => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    bank.report(event(3, id, 'EXECUTED'))
    bank.report(event(1, '70000000-0000-4000-8000-000000000001', 'RECEIPT'))
    bank.report(event(2, id, 'RECEIPT'))
    expect(await takeOverBankEvents(deps)()).toBe(3)
    expect(await statusOf(id)).toBe('SUCCESS')
    const history = await payments.storage.reads.statusHistory(organisationId, id)
    expect(history.slice(-2).map(entry => entry.statusCode)).toEqual(['KVIT', 'SUCCESS'])
    bank.report(event(4, id, 'EXECUTED'))
    expect(await takeOverBankEvents(deps)()).toBe(1)
  })

  test('two readers in parallel take every event over once', async () => {
    const ids = await payments.seed(
      ...Array.from({ length: 10 }, () => ({ statusCode: 'WAIT_RESPONSE_FROM_BANK' }) as const),
    )
    ids.forEach((id, index) => bank.report(event(index + 1, id, 'RECEIPT')))
    await Promise.all([takeOverBankEvents(deps)(), takeOverBankEvents(deps)()])
    await takeOverBankEvents(deps)()
    const statuses = await Promise.all(ids.map(statusOf))
    expect(new Set(statuses)).toEqual(new Set(['KVIT']))
  })

  test('the cursor in the database counts, not what a reader remembers of it', async () => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    const slowReader = takeOverBankEvents(deps)
    bank.report(event(1, '70000000-0000-4000-8000-000000000001', 'RECEIPT'))
    expect(await slowReader()).toBe(1)
    bank.report(event(2, id, 'RECEIPT'))
    expect(await takeOverBankEvents(deps)()).toBe(1)
    expect(await slowReader()).toBe(0)
    expect(await statusOf(id)).toBe('KVIT')
    await deps.inSystem(jobs => jobs.moveCursor('execution', 0n))
    bank.report(event(3, id, 'EXECUTED'))
    await slowReader()
    expect(await slowReader()).toBe(3)
    expect(await statusOf(id)).toBe('SUCCESS')
  })

  test.each([
    ['with its code', { code: 'AML_REFUSED' } as const, 'AML_REFUSED'],
    ['without a code, put on no officer', {}, 'NOT_BOOKED'],
    ['with a reason alone', { reason }, 'NOT_BOOKED'],
  ])('a refusal ends a document, %s', async (_what, given, errorCode) => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    bank.report({ ...event(1, id, 'RECEIPT'), kind: 'REFUSED', ...given })
    await takeOverBankEvents(deps)()
    expect(await find(id)).toMatchObject({
      statusCode: 'ERROR',
      errorCode,
      ...('reason' in given ? { description: given.reason } : {}),
    })
  })

  test('events of documents that are not ours are passed over', async () => {
    bank.report(event(1, '70000000-0000-4000-8000-000000000001', 'EXECUTED'))
    expect(await takeOverBankEvents(deps)()).toBe(1)
  })
})

describe('a bank that reports nothing', () => {
  async function handedOver() {
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
    return id
  }

  test('is queried after ten minutes, and the document shows its answer', async () => {
    const id = await handedOver()
    bank.know(id, { state: 'EXECUTED' })
    payments.clock.advanceMinutes(9)
    expect(await queryUnconfirmedPayments(deps)()).toBe(0)
    payments.clock.advanceMinutes(1)
    expect(await queryUnconfirmedPayments(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('SUCCESS')
    const history = await payments.storage.reads.statusHistory(organisationId, id)
    expect(history.slice(-2).map(entry => entry.statusCode)).toEqual(['KVIT', 'SUCCESS'])
    // The event that comes at last changes nothing any more, and the bank is not queried again.
    bank.report(event(1, id, 'EXECUTED'))
    await takeOverBankEvents(deps)()
    payments.clock.advanceMinutes(30)
    expect(await queryUnconfirmedPayments(deps)()).toBe(0)
    expect(await payments.storage.reads.statusHistory(organisationId, id)).toEqual(history)
  })

  test('is queried after a refusal without a code, which is put on no officer', async () => {
    const id = await handedOver()
    bank.know(id, { state: 'REFUSED' })
    payments.clock.advanceMinutes(10)
    await queryUnconfirmedPayments(deps)()
    expect(await find(id)).toMatchObject({ statusCode: 'ERROR', errorCode: 'NOT_BOOKED' })
  })

  test('is queried after a refusal too, with its reason', async () => {
    const id = await handedOver()
    bank.know(id, { state: 'REFUSED', code: 'AML_REFUSED', reason })
    payments.clock.advanceMinutes(10)
    await queryUnconfirmedPayments(deps)()
    expect(await find(id)).toMatchObject({
      statusCode: 'ERROR',
      errorCode: 'AML_REFUSED',
      description: reason,
    })
  })

  test('is queried again and again while it is away or has not finished', async () => {
    const id = await handedOver()
    const away: PaymentJobDeps = {
      ...deps,
      bank: { ...bank, find: () => Promise.reject(new BankUnavailable('The bank is unavailable')) },
    }
    payments.clock.advanceMinutes(10)
    expect(await queryUnconfirmedPayments(away)()).toBe(1)
    expect(await queryUnconfirmedPayments(deps)()).toBe(0)
    payments.clock.advanceMinutes(10)
    expect(await queryUnconfirmedPayments(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('two workers do not query one document twice', async () => {
    for (let count = 0; count < 5; count += 1) await handedOver()
    payments.clock.advanceMinutes(10)
    const counts = await Promise.all([
      queryUnconfirmedPayments(deps)(),
      queryUnconfirmedPayments(deps)(),
    ])
    expect(counts[0] + counts[1]).toBe(5)
  })
})
