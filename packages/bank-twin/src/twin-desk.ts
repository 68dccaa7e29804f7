import type { Clock } from '@tartip/bank-ports/runtime'
import type { Instant } from '@tartip/domain/time/instant'
import type { BankTwinConfig, DeskAnswer, DeskRefusal, TwinDesk } from './bank-twin-types.ts'
import { receivePayment } from './execution/receive-payment.ts'
import { refuseOrder } from './execution/run-due-steps.ts'
import { setAccountStatus } from './store/account-store.ts'
import { readAmlWords, saveAmlWords } from './store/aml-store.ts'
import {
  findOpenOrderForUpdate,
  findOrders,
  type OpenOrder,
  readOpenPayments,
  reschedule,
} from './store/order-store.ts'
import { readSettledSessions } from './store/session-store.ts'
import { readAutoMode, saveAutoMode } from './store/setting-store.ts'
import { inTransaction, type TwinDb } from './store/twin-db.ts'

const longestDelayMinutes = 10_080
const largestList = 500
const done: DeskAnswer = { ok: true }

export function createTwinDesk(deps: {
  db: TwinDb
  clock: Clock
  config: BankTwinConfig
  wake: () => void
}): TwinDesk {
  const { db, clock, config, wake } = deps

  const onOpenOrder = async (
    paymentId: string,
    act: (tx: TwinDb, order: OpenOrder, now: Instant) => Promise<void>,
  ): Promise<DeskAnswer> => {
    const answer = await inTransaction(db, async tx => {
      const order = await findOpenOrderForUpdate(tx, paymentId)
      if (order === undefined) return refused(await whyNotOpen(tx, paymentId))
      await act(tx, order, clock.now())
      return done
    })
    if (answer.ok) wake()
    return answer
  }

  const setStatus = async (
    account: string,
    status: 'OPEN' | 'ARRESTED' | 'FINAL_ARRESTED',
    reason: string | undefined,
  ): Promise<DeskAnswer> => {
    const result = await setAccountStatus(db, account, status, reason)
    return result === 'DONE' ? done : refused(result)
  }

  return {
    openPayments: limit => readOpenPayments(db, Math.min(Math.max(1, limit), largestList)),
    accept: paymentId =>
      onOpenOrder(paymentId, (tx, _order, now) => reschedule(tx, paymentId, now, false)),
    refuse: (paymentId, code, reason) =>
      onOpenOrder(paymentId, (tx, order, now) => refuseOrder(tx, { order, code, reason }, now)),
    async delay(paymentId, minutes) {
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestDelayMinutes) {
        return refused('DELAY_INVALID')
      }
      return onOpenOrder(paymentId, (tx, order, now) =>
        reschedule(
          tx,
          paymentId,
          Math.max(order.dueAt, now) + minutes * 60_000,
          order.isHeldByOfficer,
        ),
      )
    },
    setAutoMode: mode => saveAutoMode(db, mode),
    autoMode: () => readAutoMode(db),
    arrestAccount: (account, reason, kind = 'ARRESTED') => setStatus(account, kind, reason),
    releaseAccount: account => setStatus(account, 'OPEN', undefined),
    receive: payment =>
      inTransaction(db, async tx => {
        const result = await receivePayment(tx, payment, clock.now(), config)
        return result === 'DONE' ? done : refused(result)
      }),
    settledSessions: limit => readSettledSessions(db, Math.min(Math.max(1, limit), largestList)),
    amlWords: () => readAmlWords(db),
    setAmlWords: words => inTransaction(db, tx => saveAmlWords(tx, words)),
  }
}

function refused(code: DeskRefusal): DeskAnswer {
  return { ok: false, code }
}

async function whyNotOpen(tx: TwinDb, paymentId: string): Promise<DeskRefusal> {
  const known = await findOrders(tx, [paymentId])
  return known.has(paymentId) ? 'PAYMENT_ALREADY_FINISHED' : 'PAYMENT_NOT_FOUND'
}
