import type { PaymentExecution, PaymentOrder } from '@tartip/bank-ports/payment-execution'
import type { Clock } from '@tartip/bank-ports/runtime'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { createGroupCommit } from '@tartip/ledger/group-commit'
import { asBankCall } from '../bank-call.ts'
import type { BankTwinConfig } from '../bank-twin-types.ts'
import { readNumberedEvents } from '../store/event-store.ts'
import { numberEvents } from '../store/numbered-list.ts'
import { findOrders } from '../store/order-store.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import type { MiddleRates } from './order-facts.ts'
import { submitOrders } from './submit-orders.ts'

const eventsAtOnce = 1_000

export function createPaymentExecution(deps: {
  db: TwinDb
  clock: Clock
  config: BankTwinConfig
  listeners: Set<() => void>
  middleRates: MiddleRates | undefined
}): PaymentExecution {
  const { db, clock, config, listeners, middleRates } = deps
  const submit = createGroupCommit({
    keyOf: (order: PaymentOrder) => order.paymentId,
    run: orders =>
      inTransaction(db, tx => submitOrders(tx, orders, clock.now(), config, middleRates)),
    maxItems: 200,
    // One batch is written while the next one is being decided.
    maxBatches: 2,
  })
  return {
    submit: async order => {
      requireWellFormed(order)
      return asBankCall(() => submit(order))
    },
    find: paymentId =>
      asBankCall(async () => {
        const known = (await findOrders(db, [paymentId])).get(paymentId)
        if (known === undefined) return undefined
        return {
          state: known.state,
          ...(known.code === undefined ? {} : { code: known.code }),
          ...(known.reason === undefined ? {} : { reason: known.reason }),
        }
      }),
    readEvents: (after, limit) =>
      asBankCall(async () => {
        await numberEvents(db, 'order_event')
        return readNumberedEvents(db, after, Math.min(Math.max(1, limit), eventsAtOnce))
      }),
    onEvent(wake) {
      // Wrapped, so that the same function can be registered twice.
      const listener = () => wake()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Mistakes of the caller's program; a bank would not even find a document in them. */
function requireWellFormed(order: PaymentOrder): void {
  if (!isUuid(order.paymentId) || !isUuid(order.legalPartyId)) {
    throw new RangeError('An order is named by UUIDs in lower case')
  }
  if (order.amountMinor <= 0n || order.commissionMinor < 0n) {
    throw new RangeError('An order moves more than nothing')
  }
}
