import { readBankWords } from '@tartip/bank-twin/reference/bank-words'
import { join } from 'node:path'
import type { OpenPayment, OpenPlace } from '@tartip/bank-twin/bank-twin-types'
import { noFaults } from '@tartip/bank-twin/faults/fault-plan'
import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { fastify } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createShiftableClock, type ShiftableClock } from '../platform/clock.ts'
import { registerSimulator } from './simulator-routes.ts'

const words = readBankWords(join(import.meta.dirname, '../../../../reference-data'))

const open: OpenPayment = {
  paymentId: '018f0000-0000-7000-8000-000000000001',
  transferNum: '17',
  operationCode: 'GROSS',
  payerName: 'ОсОО «Клиент»',
  recipientName: 'ОсОО «Чужой»',
  amountMinor: 9_007_199_254_740_993n,
  currency: 'KGS',
  step: 'ACCEPT',
  dueAt: 0,
  isHeldByOfficer: true,
  delayedUntil: Date.UTC(2026, 10, 30, 5),
}
let onDesk: OpenPayment[] = [open]
const desk = {
  openPayments: async (limit: number, after?: OpenPlace) =>
    onDesk.filter(({ dueAt }) => after === undefined || dueAt > after.dueAt).slice(0, limit),
  accept: async () => ({ ok: true }) as const,
  refuse: async (_paymentId: string, _code: string, reason: unknown) => {
    refusedWith = reason
    return { ok: true } as const
  },
  delay: async () => ({ ok: true }) as const,
  setAutoMode: async () => undefined,
  autoMode: async () => 'auto' as const,
  arrestAccount: async () => ({ ok: true }) as const,
  releaseAccount: async () => ({ ok: true }) as const,
  receive: async () => ({ ok: true }) as const,
  settledSessions: async () => [],
  returned: async () => [],
  correspondents: async () => [],
  amlWords: async () => [],
  setAmlWords: async () => undefined,
  faults: async () => noFaults,
  setFaults: async () => undefined,
  changeFaults: async () => undefined,
  failNext: async () => undefined,
  makeUnavailable: async () => undefined,
}
let refusedWith: unknown
let bankClock: ShiftableClock
let work: () => Promise<number>
let app: ReturnType<typeof fastify>

beforeEach(() => {
  work = async () => 0
  const codeClock = createTestClock('2026-11-30T04:00:00.000Z')
  bankClock = createShiftableClock(codeClock)
  app = fastify()
  registerSimulator(app, {
    world: { organisations: [], people: [], counterparties: [], words },
    desk,
    ledger: async () => ({ status: 'sound' as const, faults: [] }),
    bankClock,
    codeClock,
    calendar: () => createCalendar([{ date: '2027-05-09', kind: 'holiday' }]),
    work: () => work(),
    lastChange: async () => fromIso('2026-11-30T03:30:00.000Z'),
  })
})

const moveClock = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/simulator/clock', payload })

describe('the clock of the demo bank', () => {
  test.each([
    [{ now: '2026-11-30T02:00:00Z' }, '2026-11-30T02:00:00.000Z'],
    [{ now: '2027-11-29T04:00:00Z' }, '2027-11-29T04:00:00.000Z'],
    [{ advanceMinutes: 60 }, '2026-11-30T05:00:00.000Z'],
  ])('can be moved by %j', async (change, now) => {
    expect((await moveClock(change)).statusCode).toBe(200)
    expect(toIso(bankClock.now())).toBe(now)
  })

  test.each([
    ['the day before the last document', { now: '2026-11-29T17:59:59Z' }],
    ['the last century', { now: '1970-01-01T00:00:00Z' }],
    ['more than a year ahead', { now: '2027-12-01T04:00:00Z' }],
    ['a year nobody knows', { now: '9999-12-31T23:59:59Z' }],
    ['the year zero', { now: '0000-01-01T00:00:00Z' }],
    ['no time at all', { now: 'soon' }],
    ['a time without seconds', { now: '2026-12-01T04:00Z' }],
    ['backwards by minutes', { advanceMinutes: -5 }],
  ])('cannot be moved to %s', async (_where, change) => {
    const before = bankClock.now()
    const answer = await moveClock(change)
    expect([answer.statusCode, (JSON.parse(answer.body) as { code?: string }).code]).toEqual([
      400,
      'VALIDATION',
    ])
    expect(bankClock.now()).toBe(before)
  })

  test('advances step by step even when two requests arrive at once', async () => {
    const seen: number[] = []
    let short: ReturnType<typeof moveClock> | undefined
    work = async () => {
      seen.push(bankClock.now())
      if (seen.length === 3) short = moveClock({ advanceMinutes: 1 })
      await new Promise(setImmediate)
      return 0
    }
    await moveClock({ advanceMinutes: 60 * 24 * 3 })
    await short
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(toIso(bankClock.now())).toBe('2026-12-03T04:01:00.000Z')
  })

  test('cannot be moved beyond its bounds in many small steps', async () => {
    let steps = 0
    while ((await moveClock({ advanceMinutes: 60 * 24 * 31 })).statusCode === 200) steps += 1
    expect(steps).toBe(11)
  })
})

test('a payment at the bank is listed with its number, rail and exact amount', async () => {
  const answer = await app.inject('/api/simulator/payments')
  expect(JSON.parse(answer.body)).toMatchObject({
    payments: [
      {
        documentNumber: '17',
        operation: 'GROSS',
        amount: '90071992547409.93',
        delayedUntil: '2026-11-30T05:00:00.000Z',
      },
    ],
  })
})

describe('a payment that the officer refuses', () => {
  const refuse = async (reason: string) => {
    const url = `/api/simulator/payments/${open.paymentId}/refuse`
    const answer = await app.inject({ method: 'POST', url, payload: { reason } })
    return { status: answer.statusCode, body: JSON.parse(answer.body) as unknown }
  }

  test('stores the reason as its payer will read it', async () => {
    expect(await refuse(' Счёт\u00A0получателя \n закрыт')).toMatchObject({ status: 200 })
    expect(refusedWith).toEqual({ ru: 'Счёт получателя закрыт' })
  })

  test.each([
    ['\u202Eтыр', 'FIELD_PATTERN'],
    [' ', 'FIELD_REQUIRED'],
    ['я'.repeat(201), 'FIELD_TOO_LONG'],
  ])(
    'is not refused with %j, and the console learns which field is wrong',
    async (reason, code) => {
      refusedWith = undefined
      expect(await refuse(reason)).toMatchObject({
        status: 400,
        body: { code, params: { field: 'reason' } },
      })
      expect(refusedWith).toBeUndefined()
    },
  )
})

describe('the list of payments at the bank', () => {
  afterEach(() => {
    onDesk = [open]
  })

  test('is paged to its end', async () => {
    onDesk = Array.from({ length: 120 }, (_, dueAt) => ({ ...open, dueAt }))
    const pages: number[] = []
    let address = '/api/simulator/payments'
    for (;;) {
      const page = JSON.parse((await app.inject(address)).body) as {
        payments: unknown[]
        nextCursor: string | null
      }
      pages.push(page.payments.length)
      if (page.nextCursor === null) break
      address = `/api/simulator/payments?after=${page.nextCursor}`
    }
    expect(pages).toEqual([50, 50, 20])
  })

  test.each([
    'x',
    '1_2',
    '99_------------------------------------',
    // A time outside the range of the database.
    '999999999999999_6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  ])('refuses the cursor %s', async after => {
    const answer = await app.inject(`/api/simulator/payments?after=${after}`)
    expect(answer.statusCode).toBe(400)
  })
})
