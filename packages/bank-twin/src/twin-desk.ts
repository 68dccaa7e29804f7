import { type BankText, bankTextOf } from '@tartip/domain/bank-text'
import type { AccountChanged } from '@tartip/bank-ports/account-changes'
import type { Clock } from '@tartip/bank-ports/runtime'
import type { Instant } from '@tartip/domain/time/instant'
import type { BankTwinConfig, DeskAnswer, DeskRefusal, TwinDesk } from './bank-twin-types.ts'
import type { TwinFeed } from './common/event-feed.ts'
import { receivePayment } from './execution/receive-payment.ts'
import { refuseOrder } from './execution/run-due-steps.ts'
import { type FaultPlan, noFaults } from './faults/fault-plan.ts'
import { setAccountStatus } from './store/account-store.ts'
import { readAmlWords, saveAmlWords } from './store/aml-store.ts'
import { changeFaultPlan, readFaultPlan } from './store/fault-store.ts'
import {
  findOpenOrderForUpdate,
  findOrders,
  type OpenOrder,
  resumeOrder,
  postponeOrder,
  readOpenPayments,
} from './store/order-store.ts'
import { readCorrespondentBalances } from './store/correspondent-store.ts'
import { readReturned } from './store/returned-read-model.ts'
import { readSettledSessions } from './store/settled-session-read-model.ts'
import { readAutoMode, saveAutoMode } from './store/setting-store.ts'
import { inTransaction, type TwinDb } from './store/twin-db.ts'

const longestDelayMinutes = 10_080
const largestList = 500
const mostFaults = 1_000
const longestAbsenceMinutes = 1_440
const done: DeskAnswer = { ok: true }

export function createTwinDesk(deps: {
  db: TwinDb
  clock: Clock
  config: BankTwinConfig
  switches: { forget(): void }
  accountFeed: TwinFeed<AccountChanged>
  movements: { wake(): void }
  wake: () => void
}): TwinDesk {
  const { db, clock, config, switches, accountFeed, movements, wake } = deps

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
    reason: BankText | undefined,
  ): Promise<DeskAnswer> => {
    const result = await inTransaction(db, async tx => {
      const changed = await setAccountStatus(tx, account, status, reason)
      if (typeof changed === 'object') {
        await accountFeed.append(tx, clock.now(), {
          ...changed,
          account,
          status,
          ...(reason === undefined ? {} : { reason }),
        })
      }
      return changed
    })
    if (result === 'UNCHANGED') return done
    if (typeof result === 'string') return refused(result)
    accountFeed.wake()
    return done
  }

  return {
    openPayments: (limit, after) =>
      readOpenPayments(db, clock.now(), Math.min(Math.max(1, limit), largestList), after),
    accept: paymentId =>
      onOpenOrder(paymentId, (tx, _order, now) => resumeOrder(tx, paymentId, now)),
    refuse: (paymentId, code, reason) =>
      onOpenOrder(paymentId, (tx, order, now) =>
        refuseOrder(tx, { order, code, reason: bankTextOf(reason) }, now),
      ),
    async delay(paymentId, minutes) {
      if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestDelayMinutes) {
        return refused('DELAY_INVALID')
      }
      return onOpenOrder(paymentId, (tx, order, now) =>
        postponeOrder(tx, paymentId, Math.max(order.dueAt, now) + minutes * 60_000),
      )
    },
    setAutoMode: mode => saveAutoMode(db, mode),
    autoMode: () => readAutoMode(db),
    arrestAccount: (account, reason, kind = 'ARRESTED') =>
      setStatus(account, kind, bankTextOf(reason)),
    releaseAccount: account => setStatus(account, 'OPEN', undefined),
    async receive(payment) {
      const result = await inTransaction(db, tx => receivePayment(tx, payment, clock.now(), config))
      if (result !== 'DONE') return refused(result)
      movements.wake()
      return done
    },
    settledSessions: limit => readSettledSessions(db, Math.min(Math.max(1, limit), largestList)),
    returned: limit => readReturned(db, Math.min(Math.max(1, limit), largestList)),
    correspondents: () => readCorrespondentBalances(db),
    amlWords: () => readAmlWords(db),
    setAmlWords: words => inTransaction(db, tx => saveAmlWords(tx, words)),
    ...createFaultDesk({ db, clock, switches }),
  }
}

type FaultDesk = Pick<
  TwinDesk,
  'faults' | 'setFaults' | 'changeFaults' | 'failNext' | 'makeUnavailable'
>

/** What the bank is ordered to do badly; a process forgets the plan it has read when another is kept. */
function createFaultDesk(deps: {
  db: TwinDb
  clock: Clock
  switches: { forget(): void }
}): FaultDesk {
  const { db, clock, switches } = deps
  const changeFaults = async (change: (plan: FaultPlan) => FaultPlan): Promise<void> => {
    await changeFaultPlan(db, change)
    switches.forget()
  }
  return {
    faults: async () => (await readFaultPlan(db)) ?? noFaults,
    setFaults: plan => changeFaults(() => plan),
    changeFaults,
    async failNext(kind, count) {
      requireIntegerBetween(count, 1, mostFaults)
      await changeFaults(plan => ({
        ...plan,
        next: { ...plan.next, [kind]: (plan.next[kind] ?? 0) + count },
      }))
    },
    async makeUnavailable(minutes) {
      requireIntegerBetween(minutes, 0, longestAbsenceMinutes)
      await changeFaults(({ unavailableUntil: _until, ...plan }) =>
        minutes === 0 ? plan : { ...plan, unavailableUntil: clock.now() + minutes * 60_000 },
      )
    },
  }
}

function requireIntegerBetween(value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`A whole number from ${least} to ${most}, not ${value}`)
  }
}

function refused(code: DeskRefusal): DeskAnswer {
  return { ok: false, code }
}

async function whyNotOpen(tx: TwinDb, paymentId: string): Promise<DeskRefusal> {
  const known = await findOrders(tx, [paymentId])
  return known.has(paymentId) ? 'PAYMENT_ALREADY_FINISHED' : 'PAYMENT_NOT_FOUND'
}
