import type { PaymentOrder, SubmitAnswer } from '@tartip/bank-ports/payment-execution'
import type { Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { BankTwinConfig } from '../bank-twin-types.ts'
import { answerRepeated } from '../common/repeated-request.ts'
import { transferIdOf } from '../internal-accounts.ts'
import { updateQuote } from '../quotes/quote-store.ts'
import { findOrders, insertOrders, type NewOrder } from '../store/order-store.ts'
import { readAutoMode } from '../store/setting-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { bookingRefusal } from './booking-refusal.ts'
import { readOrderFacts, type FactsOfOrder, type MiddleRates } from './order-facts.ts'
import { type MoneyPlan, moneyPlanOf } from './money-plan.ts'
import { orderRefusal, type OrderRefusal } from './order-refusal.ts'
import { holdRequests } from './order-transfers.ts'
import { dayOpensAt } from './timetable.ts'
import { createHash } from 'node:crypto'

interface Checked extends FactsOfOrder {
  readonly refusal: OrderRefusal | undefined
  /** Undefined for an order that was refused before its money was checked. */
  readonly plan: MoneyPlan | undefined
}

const holdParts = ['hold-amount', 'hold-commission'] as const
const dayMs = 86_400_000
const usualHoldDays = 30

/**
 * Takes or refuses a batch of orders with different payment ids, in one transaction: the order and the hold
 * of its money are both there, or neither is. Answers by payment id.
 */
export async function submitOrders(
  tx: TwinDb,
  orders: readonly PaymentOrder[],
  now: Instant,
  config: BankTwinConfig,
  middleRates: MiddleRates | undefined,
): Promise<ReadonlyMap<string, SubmitAnswer>> {
  const answers = new Map<string, SubmitAnswer>()
  const known = await findOrders(
    tx,
    orders.map(order => order.paymentId),
  )
  for (const order of orders) {
    const earlier = known.get(order.paymentId)
    const repeated = answerRepeated(earlier, orderFingerprint(order), ({ answer }) => answer)
    if (repeated === undefined) continue
    answers.set(
      order.paymentId,
      repeated.ok ? repeated.value : { outcome: 'refused', code: 'ORDER_CHANGED' },
    )
  }
  const fresh = orders.filter(order => !answers.has(order.paymentId))
  if (fresh.length === 0) return answers

  const withFacts = await readOrderFacts(tx, fresh, now, config, middleRates)
  const held = await holdMoney(tx, checkOrders(withFacts), now)
  await useQuotes(tx, held)
  const isHeldByOfficer = (await readAutoMode(tx)) === 'manual'
  await insertOrders(
    tx,
    held.map(entry => newOrderOf(entry, now, config, isHeldByOfficer)),
  )
  for (const { order, refusal } of held) {
    answers.set(
      order.paymentId,
      refusal === undefined ? { outcome: 'accepted' } : { outcome: 'refused', ...refusal },
    )
  }
  return answers
}

/** A quote is for one order; one that was refused leaves it for another. */
async function useQuotes(tx: TwinDb, checked: readonly Checked[]): Promise<void> {
  for (const { facts, refusal } of checked) {
    if (facts.quote && refusal === undefined)
      await updateQuote(tx, { ...facts.quote, state: 'USED' })
  }
}

function newOrderOf(
  { order, facts, plan, refusal }: Checked,
  now: Instant,
  config: BankTwinConfig,
  isHeldByOfficer: boolean,
): NewOrder {
  const opensAt = Math.max(now, dayOpensAt(order, config.timetable))
  return {
    order,
    fingerprint: orderFingerprint(order),
    payerAccountId: facts.payer?.accountId,
    recipientAccountId: facts.recipient?.accountId,
    commissionAccountId: facts.commissionPayer?.accountId,
    budgetItem: facts.budgetItem,
    plan: refusal === undefined ? plan : undefined,
    refusal,
    submittedAt: now,
    // An order that comes before its day waits for it.
    dueAt: opensAt + config.stepDelayMs,
    expiresAt: opensAt + (config.holdDays ?? usualHoldDays) * dayMs,
    isHeldByOfficer,
  }
}

/** Of orders of one batch that pay the same debt or give back the same sale, the first goes through. */
function checkOrders(known: readonly FactsOfOrder[]): readonly Checked[] {
  const taken = new Set<string>()
  return known.map(one => {
    const { order, facts } = one
    const item = order.operationCode === 'REFUND' ? order.saleOperationId : facts.budgetItem
    if (item === undefined) return checkOrder(one)
    const sale = facts.sale && { ...facts.sale, isRefunded: true }
    const isTaken = taken.has(item)
    const checked = checkOrder(
      isTaken ? { ...one, facts: { ...facts, isCodePaid: true, sale } } : one,
    )
    if (checked.refusal === undefined) taken.add(item)
    return checked
  })
}

function checkOrder(known: FactsOfOrder): Checked {
  const { order, facts } = known
  const refusal = orderRefusal(order, facts)
  if (refusal !== undefined) return { ...known, refusal, plan: undefined }
  const plan = moneyPlanOf(order, {
    recipientAccountId: facts.recipient?.accountId,
    correspondentAccountId: known.correspondentAccountId,
    middleRate: facts.middleRate,
  })
  return { ...known, refusal, plan }
}

async function holdMoney(
  tx: TwinDb,
  checked: readonly Checked[],
  now: Instant,
): Promise<Checked[]> {
  const requests = checked.flatMap(({ order, facts, plan }) =>
    plan === undefined || facts.payer === undefined
      ? []
      : holdRequests(
          {
            ...order,
            payerAccountId: facts.payer.accountId,
            creditAccountId: plan.creditAccountId,
            commissionAccountId: (facts.commissionPayer ?? facts.payer).accountId,
          },
          now,
        ),
  )
  const answers = await createLedger({ db: tx }).post(requests)
  const results = new Map(answers.map(answer => [answer.id, answer.result]))
  return checked.map(entry => {
    if (entry.refusal !== undefined) return entry
    const { paymentId, commissionMinor } = entry.order
    const parts = commissionMinor === 0n ? (['hold-amount'] as const) : holdParts
    const code = bookingRefusal(parts.map(part => results.get(transferIdOf(paymentId, part))))
    return { ...entry, refusal: code && { code } }
  })
}

/** Fingerprint of everything the order says: the same order again has the same one. */
function orderFingerprint(order: PaymentOrder): string {
  return createHash('sha256').update(canonicalText(order)).digest('hex')
}

/** Fields in the order of their names; what is absent and what is undefined are the same. */
function canonicalText(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalText(field)}`)
  return `{${fields.join()}}`
}
