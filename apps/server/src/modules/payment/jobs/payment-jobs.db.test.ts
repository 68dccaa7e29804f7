import type { TimeRule } from '@tartip/domain/bank-day/time-rule'
import { errorTexts } from '@tartip/domain/errors/catalogue'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { somAccount } from '../testing/fake-accounts.ts'
import { createPaymentJobs, type PaymentJobs } from '../testing/payment-jobs.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { expireUnsignedPayments } from './expire-unsigned-payments.ts'
import type { PaymentJobDeps } from './payment-job-deps.ts'
import {
  retryUnfinishedSubmissions,
  submitBatch,
  submitDuePayments,
} from './submit-due-payments.ts'

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

  test('a document whose value date has become a day off waits for the next working day and holds up nobody', async () => {
    const everyDay = (rule: TimeRule): TimeRule =>
      rule.operationCode === 'INTRABANK_FOREIGN' ? { ...rule, isEveryDay: true } : rule
    const bankDay = () => {
      const day = deps.rules.bankDay()
      return { ...day, timeRules: day.timeRules.map(everyDay) }
    }
    const submit = submitDuePayments({ ...deps, rules: { bankDay } })
    const valueDate = '2026-12-05'
    const [waiting = '', other = ''] = await payments.seed(
      { ...signed, valueDate },
      { ...signed, valueDate, operationCode: 'INTRABANK_FOREIGN' },
    )
    payments.clock.setTo('2026-12-05T06:00:00.000Z')
    expect(await submit()).toBe(1)
    for (const restingAt of ['2026-12-05T12:00', '2026-12-06T06:00', '2026-12-07T02:29']) {
      payments.clock.setTo(`${restingAt}:00.000Z`)
      expect(await submit()).toBe(0)
    }
    payments.clock.setTo('2026-12-07T02:30:00.000Z')
    expect(await submit()).toBe(1)
    expect(bank.submitted.map(order => order.paymentId)).toEqual([other, waiting])
  })

  test('however many wait for the morning after a day off, they hold up nothing that is worked at night', async () => {
    const atNight = (rule: TimeRule): TimeRule =>
      rule.operationCode === 'INTRABANK_FOREIGN'
        ? { ...rule, isEveryDay: true, fromMinute: 0 }
        : rule
    const bankDay = () => {
      const day = deps.rules.bankDay()
      return { ...day, timeRules: day.timeRules.map(atNight) }
    }
    const resting = { ...signed, valueDate: '2026-12-05' }
    await payments.seed(...Array.from({ length: submitBatch }, () => resting))
    const [other] = await payments.seed({
      ...signed,
      valueDate: '2026-12-07',
      operationCode: 'INTRABANK_FOREIGN',
    })
    payments.clock.setTo('2026-12-06T20:00:00.000Z')
    expect(await submitDuePayments({ ...deps, rules: { bankDay } })()).toBe(1)
    expect(bank.submitted.map(order => order.paymentId)).toEqual([other])
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
    expect(bank.queried).toEqual([ids[2]])
  })

  test('one answer that cannot be recorded does not keep those of the other documents', async () => {
    const ids = await payments.seed(signed, signed, signed)
    const broken: PaymentJobDeps = {
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
    await expect(submitDuePayments(broken)()).rejects.toThrow('Some hand-overs')
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
            await vi.waitFor(
              async () => expect(await statusOf(quick)).toBe('WAIT_RESPONSE_FROM_BANK'),
              15_000,
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
    const reason = { ru: 'Недостаточно средств', ky: 'Каражат жетишсиз' }
    bank.script({ outcome: 'refused', code: 'INSUFFICIENT_FUNDS', reason })
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    expect(await find(id)).toMatchObject({
      statusCode: 'ERROR',
      errorCode: 'INSUFFICIENT_FUNDS',
      description: reason,
    })
  })

  test('a document that says something else than its signatures is never sent to the bank', async () => {
    const [id = ''] = await payments.seed(signed)
    await sql`update payment.payment set recipient_account = '1240000000000999'
              where id = ${id}`.execute(payments.database.ownerDb)
    await submitDuePayments(deps)()
    expect(bank.submitted).toEqual([])
    expect(await find(id)).toMatchObject({ statusCode: 'ERROR', errorCode: 'ORDER_CHANGED' })
  })

  test('a document that was signed under fewer signatures than the contract needs now is signed again', async () => {
    const [id = ''] = await payments.seed(signed)
    payments.accessControl.signScheme = 'THREE_SIGNATORY'
    await submitDuePayments(deps)()
    expect(bank.submitted).toEqual([])
    expect(await find(id)).toMatchObject({
      statusCode: 'ON_VERIFICATION',
      signatures: [],
      description: errorTexts.MORE_SIGNATURES_NEEDED,
    })
  })

  test('a document of an organisation without a contract is not paid', async () => {
    const [id = ''] = await payments.seed(signed)
    const accessControl = { ...payments.accessControl, signSchemesOf: async () => new Map() }
    await submitDuePayments({ ...deps, accessControl })()
    expect(bank.submitted).toEqual([])
    expect(await find(id)).toMatchObject({ statusCode: 'ERROR', errorCode: 'SIGNATURES_MISSING' })
  })
})

describe('a signer who may not sign any more when the bank opens the value date', () => {
  const frozen = () => payments.accessControl.frozen

  test('keeps the document from the bank: it goes back for new signatures, with the reason', async () => {
    const [id = '', other = ''] = await payments.seed(signed, { statusCode: 'ON_VERIFICATION' })
    frozen().add(testActor('SECOND').personId)
    await submitDuePayments(deps)()
    expect(bank.submitted).toEqual([])
    const returned = await find(id)
    expect(returned).toMatchObject({
      statusCode: 'ON_VERIFICATION',
      signatures: [],
      isFullySigned: false,
      description: {
        ru: expect.stringContaining('№2'),
        ky: expect.anything(),
        en: expect.anything(),
      },
    })
    expect(returned?.contentVersion).toBe(returned?.version)
    expect(await statusOf(other)).toBe('ON_VERIFICATION')
    // Nothing of the hand-over is left to be taken over.
    payments.clock.advanceMinutes(5)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(0)
  })

  test('and the document is paid once it was signed again by people who may', async () => {
    const [id = ''] = await payments.seed(signed)
    frozen().add(testActor('FIRST').personId)
    await submitDuePayments(deps)()
    frozen().clear()
    for (const signRight of ['FIRST', 'SECOND'] as const) {
      const document = await find(id)
      const result = await payments.useCases.signPayments(
        testActor(signRight),
        payments.request(),
        {
          legalPartyId: organisationId,
          paymentIds: [id],
          digests: [document?.digest ?? ''],
          otpCode: '123456',
        },
      )
      expect(result).toMatchObject({ value: [{ ok: true }] })
    }
    await submitDuePayments(deps)()
    expect(bank.submitted).toMatchObject([{ paymentId: id }])
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('changes nothing about an order that may be on its way to the bank', async () => {
    bank.script('takenButLost')
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    frozen().add(testActor('FIRST').personId)
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('keeps an order from the bank that it never got', async () => {
    bank.script('neverArrived')
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    frozen().add(testActor('FIRST').personId)
    payments.clock.advanceMinutes(2)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(bank.submitted).toEqual([])
    expect(await statusOf(id)).toBe('ON_VERIFICATION')
  })
})

describe('a hand-over that takes long', () => {
  const seconds = (count: number) => payments.clock.advanceMinutes(count / 60)
  /** Runs while the bank has not answered yet. */
  const duringBankCall = (run: (beat: () => void) => Promise<void>): PaymentJobDeps => {
    let beat: () => void = () => undefined
    return {
      ...deps,
      heartbeat: given => {
        beat = given
        return () => undefined
      },
      bank: {
        ...bank,
        async submit(order) {
          await run(() => beat())
          return bank.submit(order)
        },
      },
    }
  }
  const leaseOf = async (id: string) => {
    const { rows } = await sql<{ until: number }>`
      select leased_until as until from payment.submission where payment_id = ${id}`.execute(
      payments.database.ownerDb,
    )
    return rows[0]?.until
  }

  test('stays with its worker while that lives', async () => {
    const [id = ''] = await payments.seed(signed)
    const slow = duringBankCall(async beat => {
      for (let second = 0; second < 20; second += 1) {
        seconds(1)
        const before = await leaseOf(id)
        beat()
        await vi.waitFor(async () => expect(await leaseOf(id)).not.toBe(before), 15_000)
        expect(await retryUnfinishedSubmissions(deps)()).toBe(0)
      }
    })
    await submitDuePayments(slow)()
    expect(bank.submitted).toHaveLength(1)
    expect(await statusOf(id)).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('is taken over within five seconds when its worker dies, and is not refused while the call may arrive', async () => {
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(
      duringBankCall(async () => {
        payments.accessControl.signScheme = 'THREE_SIGNATORY'
        seconds(4)
        expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
      }),
    )()
    expect(await statusOf(id)).toBe('PAYMENT_REQUEST_TO_BANK')
    expect(bank.queried).toEqual([id])
  })
})

describe('an unknown outcome', () => {
  test('the bank is queried before anything is sent again: what it took is not sent twice', async () => {
    bank.script('takenButLost')
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    expect(await statusOf(id)).toBe('PAYMENT_REQUEST_TO_BANK')
    expect(await retryUnfinishedSubmissions(deps)()).toBe(0)
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(bank.queried).toEqual([id])
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

  test('a refusal that the bank gives no code for is put on no officer', async () => {
    bank.script('neverArrived')
    const [id = ''] = await payments.seed(signed)
    await submitDuePayments(deps)()
    bank.know(id, { state: 'REFUSED' })
    payments.clock.advanceMinutes(1)
    expect(await retryUnfinishedSubmissions(deps)()).toBe(1)
    expect(bank.submitted).toEqual([])
    expect(await find(id)).toMatchObject({ statusCode: 'ERROR', errorCode: 'NOT_BOOKED' })
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

  test.each(['FIRST_SIGN_IN_PAY_CONTROL', 'SECOND_SIGN_IN_PAY_CONTROL'] as const)(
    'a document in %s runs out of time also when no phone has got a request yet',
    async statusCode => {
      const [id = ''] = await payments.seed({
        statusCode,
        signType: 'PAY_CONTROL',
        valueDate: '2026-11-27',
      })
      expect(await expireUnsignedPayments(deps)()).toBe(1)
      expect(await statusOf(id)).toBe('TIME_IS_OUT')
    },
  )

  test('a day that nobody checked is caught up with', async () => {
    const [id = ''] = await payments.seed({
      statusCode: 'ON_VERIFICATION',
      valueDate: '2026-11-27',
    })
    expect(await expireUnsignedPayments(deps)()).toBe(1)
    expect(await statusOf(id)).toBe('TIME_IS_OUT')
  })
})
