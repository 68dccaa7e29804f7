import { bankRefusals } from '@tartip/bank-ports/payment-execution'
import type { DeskAnswer, OpenPlace, TwinDesk } from '@tartip/bank-twin/bank-twin-types'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { BankCalendar } from '@tartip/domain/bank-day/calendar'
import { fromIso, isIso, toIso, type Instant } from '@tartip/domain/time/instant'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { generate } from 'otplib'
import { z } from 'zod'

import type { LedgerHealth } from '../ledger-health.ts'
import type { DemoWorld } from '../demo-world/demo-world.ts'
import type { Clock, ShiftableClock } from '../platform/clock.ts'
import { clockBounds, advanceClock } from './advance-clock.ts'
import { officerText, shapeRefusal } from './desk-route.ts'
import { officerReason } from './predefined-reasons.ts'
import { registerFaults } from './fault-routes.ts'
import { registerHandsets } from './handset-routes.ts'
import { type OfficerDeps, registerOfficer } from './officer-routes.ts'
import { registerQrCustomers } from './qr-routes.ts'
import { type SettlementDeps, registerSettlement } from './settlement-routes.ts'
import { registerTokens } from './token-routes.ts'

export interface SimulatorDeps {
  readonly world: DemoWorld
  readonly desk: TwinDesk
  /** The newest proof of the bank's books. */
  readonly ledger: () => Promise<LedgerHealth>
  /** The bank's clock, which the console moves. */
  readonly bankClock: ShiftableClock
  /** Real time, used for one-time codes. */
  readonly codeClock: Clock
  /** Runs all background work of both banks once; returns how much there was to do. */
  readonly work: () => Promise<number>
  /** Holidays are known for some years only. */
  readonly calendar: () => BankCalendar
  /** The last change of a document; undefined when there is none. */
  readonly lastChange: () => Promise<Instant | undefined>
}

const codePeriodSeconds = 30
const openPaymentsShown = 50
const minuteMs = 60_000

const clockChange = z.union([
  // Other years are refused first: not every instant can be formatted.
  z.object({
    now: z.iso
      .datetime()
      .regex(/^2\d{3}-/)
      .refine(isIso),
  }),
  z.object({
    advanceMinutes: z
      .number()
      .int()
      .min(1)
      .max(60 * 24 * 31),
  }),
])
const refusal = z.object({
  code: z.enum(bankRefusals).default('REFUSED_BY_OFFICER'),
  reason: officerText('reason'),
})
const delay = z.object({ minutes: z.number().int().min(1).max(10_080) })
const mode = z.object({ mode: z.enum(['auto', 'manual']) })
const openPaymentsCursor = z.object({
  after: z
    .string()
    .regex(/^\d{1,14}_[0-9a-f-]{36}$/)
    .transform(text => {
      const [dueAt = '', paymentId = ''] = text.split('_')
      return { dueAt: Number(dueAt), paymentId }
    })
    .refine(({ paymentId }) => z.uuid().safeParse(paymentId).success)
    .optional(),
})
const paymentParams = z.object({ paymentId: z.uuid() })

/**
 * The simulator console of the embedded bank. Registered in demo mode only; otherwise these
 * addresses do not exist.
 */
export function registerSimulator(app: FastifyInstance, deps: SimulatorDeps): void {
  const { desk, bankClock } = deps

  app.get('/api/simulator/state', async () => ({
    clock: { now: toIso(bankClock.now()), offsetMs: bankClock.offsetMs },
    mode: await desk.autoMode(),
    ledger: await deps.ledger(),
    people: await presentPeople(deps),
  }))

  app.get('/api/simulator/payments', async (request, reply) => {
    const place = openPaymentsCursor.safeParse(request.query)
    if (!place.success) return refuse(reply, 'VALIDATION')
    return presentPayments(desk, place.data.after)
  })

  const serially = createSerialQueue()
  app.post('/api/simulator/clock', async (request, reply) => {
    const change = clockChange.safeParse(request.body)
    if (!change.success) return refuse(reply, 'VALIDATION')
    const isMoved = await serially(() => moveClock(deps, change.data))
    if (!isMoved) return refuse(reply, 'VALIDATION')
    return { now: toIso(bankClock.now()), offsetMs: bankClock.offsetMs }
  })

  app.post('/api/simulator/mode', async (request, reply) => {
    const change = mode.safeParse(request.body)
    if (!change.success) return refuse(reply, 'VALIDATION')
    await desk.setAutoMode(change.data.mode)
    return { mode: change.data.mode }
  })

  app.post('/api/simulator/payments/:paymentId/accept', async (request, reply) => {
    const params = paymentParams.safeParse(request.params)
    if (!params.success) return refuse(reply, 'PAYMENT_NOT_FOUND')
    return answer(reply, await desk.accept(params.data.paymentId))
  })

  app.post('/api/simulator/payments/:paymentId/refuse', async (request, reply) => {
    const params = paymentParams.safeParse(request.params)
    const body = refusal.safeParse(request.body)
    if (!params.success) return refuse(reply, 'PAYMENT_NOT_FOUND')
    if (!body.success) return reply.status(400).send(shapeRefusal(body.error))
    const reason = officerReason(deps.world.words, 'refusal', body.data.reason)
    return answer(reply, await desk.refuse(params.data.paymentId, body.data.code, reason))
  })

  app.post('/api/simulator/payments/:paymentId/delay', async (request, reply) => {
    const params = paymentParams.safeParse(request.params)
    const body = delay.safeParse(request.body)
    if (!params.success) return refuse(reply, 'PAYMENT_NOT_FOUND')
    if (!body.success) return refuse(reply, 'VALIDATION')
    return answer(reply, await desk.delay(params.data.paymentId, body.data.minutes))
  })
}

/** False when the time is outside the bounds. */
async function moveClock(
  { bankClock, codeClock, work, lastChange, calendar }: SimulatorDeps,
  change: z.infer<typeof clockChange>,
): Promise<boolean> {
  const bounds = clockBounds(codeClock.now(), await lastChange(), calendar())
  const wanted =
    'now' in change ? fromIso(change.now) : bankClock.now() + change.advanceMinutes * minuteMs
  if (wanted < bounds.earliest || wanted >= bounds.end) return false
  await advanceClock({ clock: bankClock, work }, wanted)
  return true
}

/**
 * Runs clock changes one after the other: a short one that ended during a longer one would move the
 * clock back to a day that the bank has already processed.
 */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const mine = last.then(task)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** A page of open payments at the bank; `nextCursor` passed as `after` returns the next page. */
async function presentPayments(desk: TwinDesk, after: OpenPlace | undefined) {
  const page = await desk.openPayments(openPaymentsShown + 1, after)
  const shown = page.slice(0, openPaymentsShown)
  const last = page.length > openPaymentsShown ? shown.at(-1) : undefined
  return {
    payments: shown.map(payment => ({
      paymentId: payment.paymentId,
      documentNumber: payment.transferNum,
      operation: payment.operationCode,
      payerName: payment.payerName,
      recipientName: payment.recipientName,
      amount: toDecimal(payment.amountMinor, payment.currency),
      currency: payment.currency,
      step: payment.step,
      dueAt: toIso(payment.dueAt),
      isHeldByOfficer: payment.isHeldByOfficer,
      delayedUntil: payment.delayedUntil === undefined ? null : toIso(payment.delayedUntil),
    })),
    nextCursor: last === undefined ? null : `${last.dueAt}_${last.paymentId}`,
  }
}

/** The credentials of all demo people, including their current code. */
async function presentPeople({ world, codeClock }: SimulatorDeps) {
  const epoch = Math.floor(codeClock.now() / 1000)
  const nameOf = new Map(world.organisations.map(({ key, companyName }) => [key, companyName]))
  return Promise.all(
    world.people.map(async person => ({
      clientId: person.clientId,
      phone: person.mobile,
      password: person.password,
      fullName: person.fullName,
      status: person.postVerificationStatus,
      roles: person.roles.map(role => ({
        companyName: nameOf.get(role.organisation) ?? role.organisation,
        signRight: role.signRight,
        productRoles: role.productRoles ?? [],
      })),
      totpSecret: person.totpSecret,
      code: await generate({ secret: person.totpSecret, epoch, period: codePeriodSeconds }),
      codeExpiresInSeconds: codePeriodSeconds - (epoch % codePeriodSeconds),
    })),
  )
}

function answer(reply: FastifyReply, outcome: DeskAnswer) {
  return outcome.ok ? reply.send({ ok: true }) : refuse(reply, outcome.code)
}

function refuse(reply: FastifyReply, code: string) {
  return reply.status(400).send({ code, params: {} })
}

/**
 * The desks of the bank's other systems. Registered in demo mode only, like `registerSimulator`.
 */
export function registerDesks(app: FastifyInstance, deps: OfficerDeps & SettlementDeps): void {
  registerHandsets(app, deps.desks)
  registerTokens(app, deps.desks)
  registerOfficer(app, deps)
  registerSettlement(app, deps)
  registerQrCustomers(app, deps.desks)
  registerFaults(app, deps.desk)
}
