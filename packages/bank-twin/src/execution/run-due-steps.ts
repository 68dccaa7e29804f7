import type { BankText } from '@tartip/domain/bank-text'
import type { BankRefusal } from '@tartip/bank-ports/payment-execution'
import type { Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { BankTwinConfig } from '../bank-twin-types.ts'
import type { DueChoice } from '../common/due-work.ts'
import { transferIdOf } from '../internal-accounts.ts'
import {
  type AccountFacts,
  readAccountFacts,
  readAccountFactsById,
} from '../store/account-store.ts'
import { payRegisters } from '../salary/pay-registers.ts'
import { recordClientSales, refusalsOfPaidCodes } from '../acquiring/client-sales.ts'
import { appendEvents } from '../store/event-store.ts'
import { appendMovements } from '../store/movement-store.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import {
  claimDueOrders,
  type OpenOrder,
  type OrderProgress,
  saveProgress,
} from '../store/order-store.ts'
import { joinSessions, sessionName, type SessionKey } from '../store/session-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { bookingRefusal } from './booking-refusal.ts'
import { settlementSystemOf } from './money-plan.ts'
import { creditRefusal, debitRefusal, hasRecipientHere } from './order-refusal.ts'
import type { FeeAccount } from '../store/fee-account.ts'
import { operationTexts, postRequests, voidRequests } from './order-transfers.ts'
import { executionMoment, settlementMoment } from './timetable.ts'

/** Orders per transaction: few enough to hold locks for milliseconds. */
export const ordersAtOnce = 200

interface Refused {
  readonly order: OpenOrder
  readonly code: BankRefusal
  readonly reason?: BankText
}

/** The result of a batch of orders. */
export interface OrdersDone {
  readonly orders: number
  /** Whether clients were credited who do not have the document. */
  readonly hasMovements: boolean
}

/**
 * Executes the next step of due orders in this transaction: postings, state, event and statement
 * texts are committed together, or the step stays due.
 */
export async function runDueStepsOnce(
  tx: TwinDb,
  now: Instant,
  config: BankTwinConfig,
  readFee: () => Promise<FeeAccount>,
  choice: DueChoice,
): Promise<OrdersDone> {
  const orders = await claimDueOrders(tx, 'STEP', now, ordersAtOnce, choice)
  if (orders.length === 0) return { orders: 0, hasMovements: false }
  const steps = orders.filter(order => order.step !== 'EXECUTE')
  const refusals = await executionRefusals(
    tx,
    orders.filter(order => order.step === 'EXECUTE'),
  )
  const refused = new Set(refusals.map(refusal => refusal.order.paymentId))
  const { joined, postponed } = await joinTheirSessions(
    tx,
    orders.filter(order => order.step === 'EXECUTE' && !refused.has(order.paymentId)),
    config,
  )
  const toExecute = [...joined.keys()]
  const unbooked = await execute(tx, toExecute, refusals, now)
  const allRefusals = [...refusals, ...unbooked]
  const failed = new Set(allRefusals.map(refusal => refusal.order.paymentId))
  const executed = toExecute.filter(order => !failed.has(order.paymentId))
  if (executed.length > 0) {
    const people = await payRegisters(tx, executed, now)
    await recordClientSales(tx, executed, now)
    const fee = await readFee()
    await saveOperationTexts(
      tx,
      executed.flatMap(order => operationTexts(order, fee, people.get(order.paymentId))),
    )
  }
  await record(tx, now, [
    ...steps.map(order => nextStep(order, now, config)),
    ...postponed,
    ...executed.map(order => {
      const sessionAt = joined.get(order)
      const progress = finished(order, 'EXECUTED')
      return { order, progress: sessionAt === undefined ? progress : { ...progress, sessionAt } }
    }),
    ...allRefusals.map(refusal => ({
      order: refusal.order,
      progress: refusedProgress(refusal),
    })),
  ])
  return { orders: orders.length, hasMovements: await appendMovementEvents(tx, executed, now) }
}

/**
 * Reports movements on accounts other than the payer account: credited ones, and those that pay
 * only the commission.
 */
function appendMovementEvents(tx: TwinDb, executed: readonly OpenOrder[], now: Instant) {
  const accountIds = executed.flatMap(order => [
    ...(order.recipientAccountId === undefined ? [] : [order.recipientAccountId]),
    ...(hasCommissionPayer(order) ? [order.commissionAccountId] : []),
  ])
  return appendMovements(
    tx,
    now,
    accountIds.map(accountId => ({ accountId })),
  )
}

/** Gives up orders that are not finished in time. */
export async function expireOrdersOnce(
  tx: TwinDb,
  now: Instant,
  choice: DueChoice,
): Promise<OrdersDone> {
  const orders = await claimDueOrders(tx, 'EXPIRY', now, ordersAtOnce, choice)
  await releaseMoney(tx, orders, now)
  await record(
    tx,
    now,
    orders.map(order => ({ order, progress: refusedProgress({ order, code: 'ORDER_EXPIRED' }) })),
  )
  return { orders: orders.length, hasMovements: false }
}

/**
 * An order through a transit joins the session that settles it. If that one is already settled, the
 * order waits for the next.
 */
async function joinTheirSessions(
  tx: TwinDb,
  orders: readonly OpenOrder[],
  { timetable }: BankTwinConfig,
): Promise<{ joined: Map<OpenOrder, Instant | undefined>; postponed: Step[] }> {
  const sessionOf = new Map<OpenOrder, SessionKey>()
  for (const order of orders) {
    const system = settlementSystemOf(order)
    if (system === undefined) continue
    const closesAt = settlementMoment(system, order.dueAt, timetable)
    const { creditAccountId: transitAccountId, currency } = order
    sessionOf.set(order, { transitAccountId, system, currency, closesAt })
  }
  const named = new Map([...sessionOf.values()].map(session => [nameOf(session), session] as const))
  const open = await joinSessions(tx, [...named.values()])
  const joined = new Map<OpenOrder, Instant | undefined>()
  const postponed: Step[] = []
  for (const order of orders) {
    const session = sessionOf.get(order)
    if (session === undefined || open.has(nameOf(session))) joined.set(order, session?.closesAt)
    else {
      const dueAt = settlementMoment(session.system, session.closesAt + 1, timetable)
      const { paymentId, state, step } = order
      postponed.push({ order, progress: { paymentId, state, step, dueAt } })
    }
  }
  return { joined, postponed }
}

function nameOf({ transitAccountId, closesAt }: SessionKey): string {
  return sessionName(transitAccountId, closesAt)
}

/** Refuses a pending order, in the caller's transaction that has locked it. */
export async function refuseOrder(tx: TwinDb, refusal: Refused, now: Instant): Promise<void> {
  await releaseMoney(tx, [refusal.order], now)
  await record(tx, now, [{ order: refusal.order, progress: refusedProgress(refusal) }])
}

/**
 * Changes since acceptance: an arrest of the payer or commission account, or a closed recipient
 * account, stops the order, and so does a code of one use that somebody else has paid.
 */
async function executionRefusals(tx: TwinDb, orders: readonly OpenOrder[]): Promise<Refused[]> {
  if (orders.length === 0) return []
  const accounts = await readAccountFacts(
    tx,
    orders.flatMap(order => [order.payerAccount, order.recipientAccount]),
  )
  const commissionPayers = await readAccountFactsById(
    tx,
    orders.filter(hasCommissionPayer).map(order => order.commissionAccountId),
  )
  const refused = orders.flatMap((order): Refused[] => {
    const code =
      stopOf(accounts.get(order.payerAccount)) ??
      (hasCommissionPayer(order)
        ? stopOf(commissionPayers.get(order.commissionAccountId))
        : undefined) ??
      (hasRecipientHere(order) && accounts.has(order.recipientAccount)
        ? creditRefusal(accounts.get(order.recipientAccount))
        : undefined)
    return code === undefined ? [] : [{ order, code }]
  })
  const stopped = new Set(refused.map(({ order }) => order.paymentId))
  const others = orders.filter(({ paymentId }) => !stopped.has(paymentId))
  return [...refused, ...(await refusalsOfPaidCodes(tx, others))]
}

/** Another account than the payer's pays the commission. */
function hasCommissionPayer(order: OpenOrder): boolean {
  return order.commissionMinor > 0n && order.commissionAccountId !== order.payerAccountId
}

function stopOf(account: AccountFacts | undefined): BankRefusal | undefined {
  return account === undefined ? 'ACCOUNT_NOT_FOUND' : debitRefusal(account)
}

/** One ledger batch: postings of executed and releases of refused orders. */
async function execute(
  tx: TwinDb,
  orders: readonly OpenOrder[],
  refusals: readonly Refused[],
  now: Instant,
): Promise<Refused[]> {
  const requests = [
    ...orders.flatMap(order => postRequests(order, now)),
    ...refusals.flatMap(({ order }) => voidRequests(order, now)),
  ]
  const answers = await createLedger({ db: tx }).post(requests)
  const results = new Map(answers.map(answer => [answer.id, answer.result]))
  for (const { order } of refusals) {
    const result = results.get(transferIdOf(order.paymentId, 'void-amount'))
    if (result !== 'DONE') throw new Error(`The ledger did not release a hold: ${result ?? 'none'}`)
  }
  // A posting can still fail, for example for the recipient; then nothing was booked.
  const unbooked = orders.flatMap((order): Refused[] => {
    const chain = postRequests(order, now)
    const code = bookingRefusal(chain.map(({ id }) => results.get(id)))
    return code === undefined ? [] : [{ order, code }]
  })
  await releaseMoney(
    tx,
    unbooked.map(refusal => refusal.order),
    now,
  )
  return unbooked
}

async function releaseMoney(tx: TwinDb, orders: readonly OpenOrder[], now: Instant): Promise<void> {
  const requests = orders.flatMap(order => voidRequests(order, now))
  const answers = await createLedger({ db: tx }).post(requests)
  const failed = answers.find(answer => answer.result !== 'DONE')
  if (failed !== undefined) throw new Error(`The ledger did not release a hold: ${failed.result}`)
}

interface Step {
  readonly order: OpenOrder
  readonly progress: OrderProgress
}

function nextStep(order: OpenOrder, now: Instant, config: BankTwinConfig): Step {
  const isAccept = order.step === 'ACCEPT'
  const dueAt = now + config.stepDelayMs
  return {
    order,
    progress: {
      paymentId: order.paymentId,
      state: isAccept ? 'ACCEPTED' : 'RECEIPT',
      step: isAccept ? 'RECEIPT' : 'EXECUTE',
      dueAt: isAccept ? dueAt : executionMoment(order.operationCode, dueAt, config.timetable),
    },
  }
}

function finished(order: OpenOrder, state: 'EXECUTED' | 'REFUSED'): OrderProgress {
  return { paymentId: order.paymentId, state, step: undefined, dueAt: undefined }
}

function refusedProgress({ order, code, reason }: Refused): OrderProgress {
  return { ...finished(order, 'REFUSED'), code, ...(reason === undefined ? {} : { reason }) }
}

async function record(tx: TwinDb, now: Instant, steps: readonly Step[]): Promise<void> {
  await saveProgress(
    tx,
    steps.map(({ progress }) => progress),
  )
  await appendEvents(
    tx,
    now,
    // A postponed order is where it was: the step stays the same, and there is nothing to report.
    steps.flatMap(({ order, progress }) => {
      if (progress.step === order.step) return []
      return [
        {
          paymentId: order.paymentId,
          legalPartyId: order.legalPartyId,
          kind: progress.state,
          ...(progress.code === undefined ? {} : { code: progress.code }),
          ...(progress.reason === undefined ? {} : { reason: progress.reason }),
        },
      ]
    }),
  )
}
