import type { BankRefusal } from '@tartip/bank-ports/payment-execution'
import type { Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { BankTwinConfig } from '../bank-twin-types.ts'
import { transferIdOf } from '../internal-accounts.ts'
import { readAccountFacts } from '../store/account-store.ts'
import { appendEvents } from '../store/event-store.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import {
  claimDueOrders,
  type OpenOrder,
  type OrderProgress,
  saveProgress,
} from '../store/order-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { creditRefusal, debitRefusal, isInterbank } from './order-refusal.ts'
import { type FeeAccount, operationTexts, postRequests, voidRequests } from './order-transfers.ts'

/** Orders of one transaction: short enough to hold its locks for milliseconds. */
export const ordersAtOnce = 200

interface Refused {
  readonly order: OpenOrder
  readonly code: BankRefusal
  readonly reason?: string
}

/**
 * Does the next step of orders that are due, all in this transaction: money, state, event and statement
 * text become true together, or the step is still due. Answers how many orders moved.
 */
export async function runDueStepsOnce(
  tx: TwinDb,
  now: Instant,
  config: BankTwinConfig,
  readFee: () => Promise<FeeAccount>,
): Promise<number> {
  const orders = await claimDueOrders(tx, now, ordersAtOnce)
  if (orders.length === 0) return 0
  const steps = orders.filter(order => order.step !== 'EXECUTE')
  const refusals = await executionRefusals(
    tx,
    orders.filter(order => order.step === 'EXECUTE'),
  )
  const refused = new Set(refusals.map(refusal => refusal.order.paymentId))
  const toExecute = orders.filter(
    order => order.step === 'EXECUTE' && !refused.has(order.paymentId),
  )
  const unbooked = await execute(tx, toExecute, refusals, now)
  const allRefusals = [...refusals, ...unbooked]
  const failed = new Set(allRefusals.map(refusal => refusal.order.paymentId))
  const executed = toExecute.filter(order => !failed.has(order.paymentId))
  if (executed.length > 0) {
    const fee = await readFee()
    await saveOperationTexts(
      tx,
      executed.flatMap(order => operationTexts(order, fee)),
    )
  }
  await record(tx, now, [
    ...steps.map(order => nextStep(order, now, config)),
    ...executed.map(order => ({ order, progress: finished(order, 'EXECUTED') })),
    ...allRefusals.map(refusal => ({
      order: refusal.order,
      progress: refusedProgress(refusal),
    })),
  ])
  return orders.length
}

/** Refuses one order on its way, within the transaction of the caller that has locked it. */
export async function refuseOrder(tx: TwinDb, refusal: Refused, now: Instant): Promise<void> {
  await releaseMoney(tx, [refusal.order], now)
  await record(tx, now, [{ order: refusal.order, progress: refusedProgress(refusal) }])
}

/** What has changed since the order was taken: an arrest stops it, a closed recipient cannot get it. */
async function executionRefusals(tx: TwinDb, orders: readonly OpenOrder[]): Promise<Refused[]> {
  if (orders.length === 0) return []
  const accounts = await readAccountFacts(
    tx,
    orders.flatMap(order => [order.payerAccount, order.recipientAccount]),
  )
  return orders.flatMap(order => {
    const payer = accounts.get(order.payerAccount)
    const code =
      payer === undefined
        ? 'ACCOUNT_NOT_FOUND'
        : (debitRefusal(payer) ??
          (isInterbank(order.operationCode)
            ? undefined
            : creditRefusal(accounts.get(order.recipientAccount))))
    return code === undefined ? [] : [{ order, code }]
  })
}

/** One batch at the ledger: postings of the executed and releases of the refused. */
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
  // A posting can still fail on the recipient's side (its balance would not fit); nothing moved then.
  const unbooked = orders.flatMap((order): Refused[] => {
    const result = results.get(transferIdOf(order.paymentId, 'post-amount'))
    if (result === 'DONE') return []
    return [{ order, code: 'REFUSED_BY_OFFICER', reason: `ledger: ${result ?? 'no answer'}` }]
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
  return {
    order,
    progress: {
      paymentId: order.paymentId,
      state: isAccept ? 'ACCEPTED' : 'RECEIPT',
      step: isAccept ? 'RECEIPT' : 'EXECUTE',
      dueAt: now + config.stepDelayMs,
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
    steps.map(({ order, progress }) => ({
      paymentId: order.paymentId,
      legalPartyId: order.legalPartyId,
      kind: progress.state,
      ...(progress.code === undefined ? {} : { code: progress.code }),
      ...(progress.reason === undefined ? {} : { reason: progress.reason }),
    })),
  )
}
