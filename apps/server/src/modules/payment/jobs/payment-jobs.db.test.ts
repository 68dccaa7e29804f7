import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createFakeBank, type FakeBank } from '../testing/fake-bank.ts'
import { somAccount } from '../testing/fake-accounts.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { askAboutSilentPayments } from './ask-about-silent-payments.ts'
import { expireUnsignedPayments } from './expire-unsigned-payments.ts'
import type { PaymentJobDeps } from './payment-job-deps.ts'
import { retryUnfinishedSubmissions, submitDuePayments } from './submit-due-payments.ts'
import { takeOverBankEvents } from './take-over-bank-events.ts'

let payments: RealPayments
let bank: FakeBank
let deps: PaymentJobDeps
beforeEach(async () => {
  payments = await createRealPayments()
  bank = createFakeBank()
  deps = {
    clock: payments.clock,
    rules: payments.deps.rules,
    bank,
    accessControl: payments.accessControl,
    inSystem: payments.storage.inSystem,
  }
})
afterEach(() => payments.close())

const sight = {
  legalPartyId: organisationId,
  personId: testActor('CREATOR').personId,
  accounts: [somAccount],
}
const find = (id: string) => payments.storage.reads.findVisible(sight, id)
const statusOf = async (id: string) => (await find(id))?.statusCode
const signed = { statusCode: 'PARTIAL_CONFIRMATION_COMPLETED' } as const
const event = (sequence: number, paymentId: string, kind: 'ACCEPTED' | 'RECEIPT' | 'EXECUTED') => ({
  sequence: BigInt(sequence),
  paymentId,
  legalPartyId: organisationId,
  kind,
})

describe('handing over to the bank', () => {
  test('a fully signed document goes to the bank when its value date opens, and not before', async () => {
    const [id = ''] = await payments.seed({ ...signed, valueDate: '2026-12-01' })
    expect(await submitDuePayments(deps)()).toBe(0)
    payments.clock.setTo('2026-12-01T02:29:00.000Z')
    expect(await submitDuePayments(deps)()).toBe(0)
    payments.clock.setTo('2026-12-01T02:30:00.000Z')
    expect(await submitDuePayments(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
    expect(bank.submitted).toMatchObject([
      {
        paymentId: id,
        amountMinor: 42_000_000n,
        commissionMinor: 3_500n,
        payerAccount: somAccount,
      },
    ])
    const history = await payments.storage.reads.statusHistory(organisationId, id)
    expect(history.slice(-2).map(entry => entry.statusCode)).toEqual([
      'PAYMENT_REQUEST_TO_BANK',
      'WAIT_RESPONSE_FROM_BANK',
    ])
  })

  test('documents that are not fully signed stay where they are', async () => {
    await payments.seed({ statusCode: 'PARTIALLY_CONFIRMED' }, { statusCode: 'DRAFT' })
    expect(await submitDuePayments(deps)()).toBe(0)
    expect(bank.submitted).toEqual([])
  })

  test('two workers share the work: every document goes to the bank once', async () => {
    const ids = await payments.seed(...Array.from({ length: 40 }, () => signed))
    const counts = await Promise.all([submitDuePayments(deps)(), submitDuePayments(deps)()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
    expect(bank.submitted.map(order => order.paymentId).toSorted()).toEqual(ids.toSorted())
  })

  test('the answers of a batch are recorded together: taken, refused and unknown each for itself', async () => {
    bank.script(
      { outcome: 'accepted' },
      { outcome: 'refused', code: 'AML_REFUSED' },
      'takenButLost',
    )
    const ids = await payments.seed(signed, signed, signed)
    let transactions = 0
    const counted: PaymentJobDeps = {
      ...deps,
      inSystem(run) {
        transactions += 1
        return deps.inSystem(run)
      },
    }
    await submitDuePayments(counted)()
    const statuses = await Promise.all(ids.map(statusOf))
    expect(statuses).toEqual(['WAIT_RESPONSE_FROM_BANK', 'ERROR', 'PAYMENT_REQUEST_TO_BANK'])
    // One transaction claims, one records.
    expect(transactions).toBe(2)
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(bank.asked).toEqual([ids[2]])
  })

  test('one answer that cannot be recorded does not keep those of the other documents', async () => {
    const ids = await payments.seed(signed, signed, signed)
    const spoilt: PaymentJobDeps = {
      ...deps,
      inSystem: run =>
        deps.inSystem(jobs =>
          run({
            ...jobs,
            async saveStatus(changes) {
              const isSpoilt = changes.some(
                ({ action, document }) => action === 'accept' && document.id === ids[1],
              )
              if (isSpoilt) throw new Error('The disk is full for this one')
              return jobs.saveStatus(changes)
            },
          }),
        ),
    }
    await expect(submitDuePayments(spoilt)()).rejects.toThrow('Some hand-overs')
    expect(await Promise.all(ids.map(statusOf))).toEqual([
      'WAIT_RESPONSE_FROM_BANK',
      'PAYMENT_REQUEST_TO_BANK',
      'WAIT_RESPONSE_FROM_BANK',
    ])
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(await statusOf(ids[1] ?? '')).toBe('WAIT_RESPONSE_FROM_BANK')
    expect(bank.submitted).toHaveLength(3)
  })

  test('an answer does not wait for a slower one', async () => {
    const [quick = '', slow = ''] = await payments.seed(signed, signed)
    const statusMeanwhile: unknown[] = []
    const uneven: PaymentJobDeps = {
      ...deps,
      bank: {
        ...bank,
        async submit(order) {
          if (order.paymentId === slow) {
            await vi.waitFor(async () =>
              expect(await statusOf(quick)).toBe('WAIT_RESPONSE_FROM_BANK'),
            )
            statusMeanwhile.push(await statusOf(slow))
          }
          return bank.submit(order)
        },
      },
    }
    await submitDuePayments(uneven)()
    expect(statusMeanwhile).toEqual(['PAYMENT_REQUEST_TO_BANK'])
    expect(await statusOf(slow)).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('a refusal of the bank ends the document with the bank’s code and words', async () => {
    bank.script({ outcome: 'refused', code: 'INSUFFICIENT_FUNDS', reason: 'Недостаточно средств' })
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    expect(await find(id)).toMatchObject({
      statusCode: 'ERROR',
      errorCode: 'INSUFFICIENT_FUNDS',
      description: 'Недостаточно средств',
    })
  })

  test('a document that says something else than its signatures never leaves the house', async () => {
    const [id = ''] = await payments.seed(signed)
    await sql`update payment.payment set recipient_account = '1240000000000999'
              where id = ${id}`.execute(payments.database.ownerDb)
    await submitDuePayments(deps)()
    expect(bank.submitted).toEqual([])
    expect(await find(id)).toMatchObject({ statusCode: 'ERROR', errorCode: 'ORDER_CHANGED' })
  })
})

describe('an unknown outcome', () => {
  test('a document that was signed under fewer signatures than the contract needs now is not paid', async () => {
    const [id = ''] = await payments.seed(signed)
    payments.accessControl.signScheme = 'THREE_SIGNATORY'
    await submitDuePayments(deps)()
    expect(bank.submitted).toEqual([])
    expect(await find(id)).toMatchObject({ statusCode: 'ERROR', errorCode: 'SIGNATURES_MISSING' })
  })

  test('the bank is asked before anything is sent again: what it took is not sent twice', async () => {
    bank.script('takenButLost')
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    expect(await statusOf(id)).toBe('PAYMENT_REQUEST_TO_BANK')
    expect(await retryUnfinishedSubmissions(deps)()).toBe(0)
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(bank.asked).toEqual([id])
    expect(bank.submitted).toHaveLength(1)
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
    expect(await retryUnfinishedSubmissions(deps)()).toBe(0)
  })

  test('what the bank never saw is sent again, with growing pauses while the line is down', async () => {
    bank.script('neverArrived', 'neverArrived', 'neverArrived')
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(0)
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('PAYMENT_REQUEST_TO_BANK')
    payments.clock.advanceMinutes(5)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(bank.submitted).toHaveLength(1)
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('a worker that comes back after its lease finds its claim void', async () => {
    const [id = ''] = await payments.seed(signed)
    const payment = await find(id)
    if (!payment) throw new Error('The document was expected to be there')
    const now = payments.clock.now()
    const claims = await deps.inSystem(jobs => jobs.lease([payment], now, now + 1_000))
    const [slow] = claims
    if (!slow) throw new Error('A claim was expected')
    payments.clock.advanceMinutes(1)
    const later = payments.clock.now()
    const taken = await deps.inSystem(jobs => jobs.claimUnfinished(later, later + 60_000, 10))
    expect(taken).toMatchObject([{ claim: { token: slow.token + 1n } }])
    const settled = await deps.inSystem(jobs =>
      jobs.settle([{ claim: slow, outcome: 'ACCEPTED', nextAt: later }], later),
    )
    expect([...settled]).toEqual([])
  })
})

describe('events of the bank', () => {
  test('the bank’s answers bring a document to its end', async () => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    bank.tell(event(5, id, 'RECEIPT'))
    bank.tell(event(7, id, 'EXECUTED'))
    expect(await takeOverBankEvents(deps)()).toBe(2)
    expect(await statusOf(id)).toBe('SUCCESS')
    expect(await takeOverBankEvents(deps)()).toBe(0)
  })

  test('doubled and late events change nothing', async () => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    const kinds = ['RECEIPT', 'RECEIPT', 'EXECUTED', 'ACCEPTED', 'EXECUTED'] as const
    kinds.forEach((kind, index) => bank.tell(event(index + 1, id, kind)))
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
          bank.tell(event(1, order.paymentId, 'ACCEPTED'))
          bank.tell(event(2, order.paymentId, 'EXECUTED'))
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
    bank.tell(event(3, id, 'EXECUTED'))
    bank.tell(event(1, '70000000-0000-4000-8000-000000000001', 'RECEIPT'))
    bank.tell(event(2, id, 'RECEIPT'))
    expect(await takeOverBankEvents(deps)()).toBe(3)
    expect(await statusOf(id)).toBe('SUCCESS')
    const history = await payments.storage.reads.statusHistory(organisationId, id)
    expect(history.slice(-2).map(entry => entry.statusCode)).toEqual(['KVIT', 'SUCCESS'])
    bank.tell(event(4, id, 'EXECUTED'))
    expect(await takeOverBankEvents(deps)()).toBe(1)
  })

  test('two readers in parallel take every event over once', async () => {
    const ids = await payments.seed(
      ...Array.from({ length: 10 }, () => ({ statusCode: 'WAIT_RESPONSE_FROM_BANK' }) as const),
    )
    ids.forEach((id, index) => bank.tell(event(index + 1, id, 'RECEIPT')))
    await Promise.all([takeOverBankEvents(deps)(), takeOverBankEvents(deps)()])
    await takeOverBankEvents(deps)()
    const statuses = await Promise.all(ids.map(statusOf))
    expect(new Set(statuses)).toEqual(new Set(['KVIT']))
  })

  test('the cursor in the database counts, not what a reader remembers of it', async () => {
    const [id = ''] = await payments.seed({ statusCode: 'WAIT_RESPONSE_FROM_BANK' })
    const slowReader = takeOverBankEvents(deps)
    bank.tell(event(1, '70000000-0000-4000-8000-000000000001', 'RECEIPT'))
    expect(await slowReader()).toBe(1)
    bank.tell(event(2, id, 'RECEIPT'))
    expect(await takeOverBankEvents(deps)()).toBe(1)
    expect(await slowReader()).toBe(0)
    expect(await statusOf(id)).toBe('KVIT')
    await deps.inSystem(jobs => jobs.moveCursor(0n))
    bank.tell(event(3, id, 'EXECUTED'))
    await slowReader()
    expect(await slowReader()).toBe(3)
    expect(await statusOf(id)).toBe('SUCCESS')
  })

  test('events of documents that are not ours are passed over', async () => {
    bank.tell(event(1, '70000000-0000-4000-8000-000000000001', 'EXECUTED'))
    expect(await takeOverBankEvents(deps)()).toBe(1)
  })
})

describe('a bank that tells nothing', () => {
  async function handedOver() {
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
    return id
  }

  test('is asked after ten minutes, and the document shows what it says', async () => {
    const id = await handedOver()
    bank.know(id, { state: 'EXECUTED' })
    payments.clock.advanceMinutes(9)
    expect(await askAboutSilentPayments(deps)()).toBe(0)
    payments.clock.advanceMinutes(1)
    expect(await askAboutSilentPayments(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('SUCCESS')
    const history = await payments.storage.reads.statusHistory(organisationId, id)
    expect(history.slice(-2).map(entry => entry.statusCode)).toEqual(['KVIT', 'SUCCESS'])
    // The event that comes at last changes nothing any more, and nobody asks again.
    bank.tell(event(1, id, 'EXECUTED'))
    await takeOverBankEvents(deps)()
    payments.clock.advanceMinutes(30)
    expect(await askAboutSilentPayments(deps)()).toBe(0)
    expect(await payments.storage.reads.statusHistory(organisationId, id)).toEqual(history)
  })

  test('is asked about a refusal too, with its reason', async () => {
    const id = await handedOver()
    bank.know(id, { state: 'REFUSED', code: 'AML_REFUSED', reason: 'Нужны документы' })
    payments.clock.advanceMinutes(10)
    await askAboutSilentPayments(deps)()
    expect(await find(id)).toMatchObject({
      statusCode: 'ERROR',
      errorCode: 'AML_REFUSED',
      description: 'Нужны документы',
    })
  })

  test('is asked again and again while it is away or has not finished', async () => {
    const id = await handedOver()
    const away: PaymentJobDeps = {
      ...deps,
      bank: { ...bank, find: () => Promise.reject(new BankUnavailable('The bank is away')) },
    }
    payments.clock.advanceMinutes(10)
    expect(await askAboutSilentPayments(away)()).toBe(1)
    expect(await askAboutSilentPayments(deps)()).toBe(0)
    payments.clock.advanceMinutes(10)
    expect(await askAboutSilentPayments(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('two workers do not ask about one document twice', async () => {
    for (let count = 0; count < 5; count += 1) await handedOver()
    payments.clock.advanceMinutes(10)
    const asked = await Promise.all([
      askAboutSilentPayments(deps)(),
      askAboutSilentPayments(deps)(),
    ])
    expect(asked[0] + asked[1]).toBe(5)
  })
})

describe('the last moment to sign', () => {
  test('what is not fully signed at the deadline of its value date has run out of time', async () => {
    const [waiting = '', half = '', rested = '', later = '', draft = ''] = await payments.seed(
      { statusCode: 'ON_VERIFICATION' },
      { statusCode: 'PARTIALLY_CONFIRMED' },
      signed,
      { statusCode: 'ON_VERIFICATION', valueDate: '2026-12-01' },
      { statusCode: 'DRAFT' },
    )
    payments.clock.setTo('2026-11-30T05:29:59.000Z')
    expect(await expireUnsignedPayments(deps)()).toBe(0)
    payments.clock.setTo('2026-11-30T05:30:00.000Z')
    expect(await expireUnsignedPayments(deps)()).toBe(2)
    expect(await statusOf(waiting)).toBe('TIME_IS_OUT')
    expect(await statusOf(half)).toBe('TIME_IS_OUT')
    expect(await statusOf(rested)).toBe('PARTIAL_CONFIRMATION_COMPLETED')
    expect(await statusOf(later)).toBe('ON_VERIFICATION')
    expect(await statusOf(draft)).toBe('DRAFT')
  })

  test('a day that nobody looked at is caught up with', async () => {
    const [id = ''] = await payments.seed({
      statusCode: 'ON_VERIFICATION',
      valueDate: '2026-11-27',
    })
    expect(await expireUnsignedPayments(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('TIME_IS_OUT')
  })
})
