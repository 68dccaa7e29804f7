import type { AccountChanged } from '@tartip/bank-ports/account-changes'
import type { Clock, Ids } from '@tartip/bank-ports/runtime'
import type { Instant } from '@tartip/domain/time/instant'
import type { BankTwin, BankTwinConfig } from './bank-twin-types.ts'
import { createTwinFeed } from './common/event-feed.ts'
import { createDueWork, type DueChoice } from './common/due-work.ts'
import { sumIndependently } from './common/settle-all.ts'
import { createCoreAccounts } from './core-accounts.ts'
import { createTwinMovements } from './execution/account-movements.ts'
import { createPaymentExecution } from './execution/payment-execution.ts'
import type { MiddleRates } from './execution/order-facts.ts'
import {
  expireOrdersOnce,
  type OrdersDone,
  ordersAtOnce,
  runDueStepsOnce,
} from './execution/run-due-steps.ts'
import { settleOneSession } from './execution/settle-sessions.ts'
import { withFaultInjection, reachBank } from './faults/with-fault-injection.ts'
import { createFaultyExecution } from './faults/faulty-execution.ts'
import { createStoredSwitches } from './faults/stored-switches.ts'
import { readFeeAccount } from './store/fee-account.ts'
import { type DueOrders, readDueOrderIds } from './store/order-store.ts'
import { readDueSessions } from './store/session-store.ts'
import { inTransaction, type TwinDb } from './store/twin-db.ts'
import { createRetailCards } from './retail-cards.ts'
import { createBooksUpkeep, createTwinBooks } from './twin-books.ts'
import { createTwinDesk } from './twin-desk.ts'
import { createTwinLoop } from './twin-loop.ts'
import { createTwinSeed } from './twin-seed.ts'

export interface BankTwinDeps {
  /** The twin's own pool: no transaction spans the internet bank and the twin. */
  readonly db: TwinDb
  readonly clock: Clock
  /** For ids created by the bank itself; orders and operations have ids of their creators. */
  readonly ids: Ids
  readonly config: BankTwinConfig
  /** Middle rates, for the margin of conversions. */
  readonly middleRates?: MiddleRates
  /** Fault injection, planned by the desk and random; for demos and training. */
  readonly faults?: {
    /** 0 ≤ x < 1. */
    readonly random: () => number
    readonly pause: (milliseconds: number) => Promise<void>
  }
  /** Receives errors of the background work; the loop tries again. */
  readonly onError?: (error: unknown) => void
}

/** Builds the embedded bank. Nothing runs in the background until `start`. */
export function createBankTwin(deps: BankTwinDeps): BankTwin {
  const { db, clock, config, onError = () => undefined } = deps
  const listeners = new Set<() => void>()
  const wakeListeners = (): void => {
    for (const listener of listeners) listener()
  }

  const movements = createTwinMovements(db)
  const work = createOrderWork(deps, wakeListeners, movements.wake)
  const settleSessions = createSettlements(deps, movements.wake)
  const runDueSteps = () =>
    // Due steps run first, so that due sessions are complete. Failures are independent and reported
    // at the end.
    sumIndependently([
      work.runSteps,
      work.expireOrders,
      async () => {
        await settleSessions()
        return 0
      },
    ])

  const loop = createTwinLoop({
    everyMs: Math.min(250, Math.max(25, config.stepDelayMs / 4)),
    run: runDueSteps,
    onError,
  })
  const upkeep = createBooksUpkeep({ db, clock, onError })

  const execution = createPaymentExecution({
    db,
    clock,
    config,
    listeners,
    middleRates: deps.middleRates,
  })
  const switches = createStoredSwitches({ db, clock })
  const accountFeed = createTwinFeed<AccountChanged>(db, 'accounts')

  return {
    coreAccounts: createCoreAccounts({ db }),
    retailCards: createRetailCards({ db }),
    accountMovements: { readEvents: movements.readEvents, onEvent: movements.onEvent },
    accountChanges: { readEvents: accountFeed.readEvents, onEvent: accountFeed.onEvent },
    paymentExecution:
      deps.faults === undefined
        ? execution
        : createFaultyExecution({ execution, switches, clock, ...deps.faults }),
    withFaultInjection: port =>
      deps.faults === undefined ? port : withFaultInjection(port, () => reachBank(switches, clock)),
    desk: createTwinDesk({
      db,
      clock,
      config,
      switches,
      accountFeed,
      movements,
      wake: wakeListeners,
    }),
    seed: createTwinSeed({ db }),
    books: createTwinBooks({ db }),
    start() {
      loop.start()
      upkeep.start()
    },
    async stop() {
      await Promise.all([loop.stop(), upkeep.stop()])
    },
    runDueSteps,
  }
}

/** Background processing of orders: their steps, and giving up unfinished ones. */
function createOrderWork(
  { db, clock, config }: BankTwinDeps,
  wakeListeners: () => void,
  wakeMovements: () => void,
) {
  const workOf = (
    what: DueOrders,
    act: (tx: TwinDb, now: Instant, choice: DueChoice) => Promise<OrdersDone>,
  ) =>
    createDueWork(clock, {
      what: 'Order',
      batchSize: ordersAtOnce,
      bringsMore: what === 'STEP' && config.stepDelayMs === 0,
      async doBatch(choice) {
        const done = await inTransaction(db, tx => act(tx, clock.now(), choice))
        if (done.orders > 0) wakeListeners()
        if (done.hasMovements) wakeMovements()
        return done.orders
      },
      readDue: except => readDueOrderIds(db, what, clock.now(), ordersAtOnce, except),
    })
  return {
    runSteps: workOf('STEP', (tx, now, choice) =>
      runDueStepsOnce(tx, now, config, () => readFeeAccount(tx, config.ownPrefix), choice),
    ),
    expireOrders: workOf('EXPIRY', expireOrdersOnce),
  }
}

/** Settles due sessions, each in its own transaction. */
function createSettlements(
  { db, clock }: BankTwinDeps,
  wakeMovements: () => void,
): () => Promise<number> {
  return createDueWork(clock, {
    what: 'Session',
    batchSize: 1,
    bringsMore: false,
    async doBatch(choice) {
      const done = await inTransaction(db, tx => settleOneSession(tx, clock.now(), choice))
      if (done > 0) wakeMovements()
      return done
    },
    readDue: except => readDueSessions(db, clock.now(), except),
  })
}
