import type { BankRefusal, PaymentOrder, SubmitAnswer } from '@tartip/bank-ports/payment-execution'
import { bishkekDate, type Instant, instantAt } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { TransferResult } from '@tartip/ledger/transfer'
import type { BankTwinConfig } from '../bank-twin-types.ts'
import { transferIdOf } from '../internal-accounts.ts'
import { type AccountFacts, readAccountFacts } from '../store/account-store.ts'
import { readBankPrefixes } from '../store/bank-store.ts'
import { findOrders, insertOrders, type NewOrder } from '../store/order-store.ts'
import { readAutoMode } from '../store/setting-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { orderFingerprint } from './order-fingerprint.ts'
import { isInterbank, orderRefusal, type OrderRefusal } from './order-refusal.ts'
import { holdRequests } from './order-transfers.ts'

interface Checked {
  readonly order: PaymentOrder
  readonly payer: AccountFacts | undefined
  readonly recipient: AccountFacts | undefined
  readonly refusal: OrderRefusal | undefined
}

/**
 * Takes or refuses a batch of orders with different payment ids, in one transaction: the order and the hold
 * of its money are both there, or neither is. Answers by payment id.
 */
export async function submitOrders(
  tx: TwinDb,
  orders: readonly PaymentOrder[],
  now: Instant,
  config: BankTwinConfig,
): Promise<ReadonlyMap<string, SubmitAnswer>> {
  const answers = new Map<string, SubmitAnswer>()
  const known = await findOrders(
    tx,
    orders.map(order => order.paymentId),
  )
  for (const order of orders) {
    const earlier = known.get(order.paymentId)
    if (earlier === undefined) continue
    const isSame = earlier.fingerprint === orderFingerprint(order)
    answers.set(
      order.paymentId,
      isSame ? earlier.answer : { outcome: 'refused', code: 'ORDER_CHANGED' },
    )
  }
  const fresh = orders.filter(order => !answers.has(order.paymentId))
  if (fresh.length === 0) return answers

  const checked = await checkOrders(tx, fresh, now, config)
  const held = await holdMoney(tx, checked, now)
  const isHeldByOfficer = (await readAutoMode(tx)) === 'manual'
  await insertOrders(
    tx,
    held.map((entry): NewOrder => {
      return {
        order: entry.order,
        fingerprint: orderFingerprint(entry.order),
        payerAccountId: entry.payer?.accountId,
        recipientAccountId: isInterbank(entry.order.operationCode)
          ? undefined
          : entry.recipient?.accountId,
        refusal: entry.refusal,
        submittedAt: now,
        // An order that comes before its day waits for it.
        dueAt: Math.max(now, instantAt(entry.order.valueDate, 0)) + config.stepDelayMs,
        isHeldByOfficer,
      }
    }),
  )
  for (const { order, refusal } of held) {
    answers.set(
      order.paymentId,
      refusal === undefined ? { outcome: 'accepted' } : { outcome: 'refused', ...refusal },
    )
  }
  return answers
}

async function checkOrders(
  tx: TwinDb,
  orders: readonly PaymentOrder[],
  now: Instant,
  config: BankTwinConfig,
): Promise<Checked[]> {
  const accounts = await readAccountFacts(
    tx,
    orders.flatMap(order => [order.payerAccount, order.recipientAccount]),
  )
  const bankPrefixes = await readBankPrefixes(
    tx,
    orders.map(order => order.recipientBic),
  )
  return orders.map(order => {
    const payer = accounts.get(order.payerAccount)
    const recipient = accounts.get(order.recipientAccount)
    const refusal = orderRefusal(order, {
      payer,
      recipient,
      bankPrefixes,
      ownPrefix: config.ownPrefix,
      today: bishkekDate(now),
    })
    return { order, payer, recipient, refusal }
  })
}

async function holdMoney(
  tx: TwinDb,
  checked: readonly Checked[],
  now: Instant,
): Promise<Checked[]> {
  const requests = checked.flatMap(({ order, payer, recipient, refusal }) =>
    refusal !== undefined || payer === undefined
      ? []
      : holdRequests(
          {
            ...order,
            payerAccountId: payer.accountId,
            recipientAccountId: recipient?.accountId,
          },
          now,
        ),
  )
  const answers = await createLedger({ db: tx }).post(requests)
  const results = new Map(answers.map(answer => [answer.id, answer.result]))
  return checked.map(entry => {
    if (entry.refusal !== undefined) return entry
    const { paymentId } = entry.order
    const refusal = holdRefusal(
      results.get(transferIdOf(paymentId, 'hold-amount')),
      results.get(transferIdOf(paymentId, 'hold-commission')),
    )
    return { ...entry, refusal }
  })
}

/** The ledger's answer in the words of the bank. */
function holdRefusal(
  amount: TransferResult | undefined,
  commission: TransferResult | undefined,
): OrderRefusal | undefined {
  const culprit = amount === 'LINKED_FAILED' ? commission : amount
  switch (culprit) {
    case 'DONE':
      return undefined
    case 'INSUFFICIENT_FUNDS':
    // A loan account owes money, it has none to pay with.
    case 'HOLD_SIDE_INVALID':
      return { code: 'INSUFFICIENT_FUNDS' satisfies BankRefusal }
    default:
      throw new Error(`The ledger did not place a hold: ${culprit ?? 'no answer'}`)
  }
}
