import { type OtherLanguages, wordsOfStored } from '@tartip/domain/bank-text'
import { sql } from 'kysely'
import type { AccountChanged } from '@tartip/bank-ports/account-changes'
import type { Clock, Ids } from '@tartip/bank-ports/runtime'
import type { BankTwin, BankTwinConfig } from './bank-twin-types.ts'
import { createTwinFeed } from './common/event-feed.ts'
import { createCoreAccounts } from './core-accounts.ts'
import type { FeeAccount } from './execution/order-transfers.ts'
import { createPaymentExecution } from './execution/payment-execution.ts'
import type { MiddleRates } from './execution/gather-facts.ts'
import { expireOrdersOnce, ordersAtOnce, runDueStepsOnce } from './execution/run-due-steps.ts'
import { settleOneSession } from './execution/settle-sessions.ts'
import { behindLine, reachBank } from './faults/behind-line.ts'
import { createFaultyExecution } from './faults/faulty-execution.ts'
import { createStoredSwitches } from './faults/stored-switches.ts'
import { feeAccountNumber } from './internal-accounts.ts'
import { inTransaction, type TwinDb } from './store/twin-db.ts'
import { createRetailCards } from './retail-cards.ts'
import { createBooksUpkeep, createTwinBooks } from './twin-books.ts'
import { createTwinDesk } from './twin-desk.ts'
import { createTwinLoop } from './twin-loop.ts'
import { createTwinSeed } from './twin-seed.ts'

export interface BankTwinDeps {
  /** The twin's own pool: it stands for another system, and no transaction spans both. */
  readonly db: TwinDb
  readonly clock: Clock
  /** For what the bank itself begins; orders and operations bring the ids of their makers. */
  readonly ids: Ids
  readonly config: BankTwinConfig
  /** The middle rates by which the margin of conversions is found. */
  readonly middleRates?: MiddleRates
  /** A bad line on command of the desk and by chance; for demos and trainings. */
  readonly faults?: {
    /** 0 ≤ x < 1. */
    readonly random: () => number
    readonly pause: (milliseconds: number) => Promise<void>
  }
  /** Told what went wrong in the background; the loop tries again. */
  readonly onError?: (error: unknown) => void
}

/** Builds the embedded bank. Nothing runs in the background until `start`. */
export function createBankTwin(deps: BankTwinDeps): BankTwin {
  const { db, clock, config, onError = () => undefined } = deps
  const listeners = new Set<() => void>()
  const wakeListeners = (): void => {
    for (const listener of listeners) listener()
  }

  const runDueSteps = async (): Promise<number> => {
    let total = 0
    for (;;) {
      const done = await inTransaction(db, tx =>
        runDueStepsOnce(tx, clock.now(), config, () => readFeeAccount(tx, config)),
      )
      total += done
      if (done > 0) wakeListeners()
      // A batch that was not full has left nothing, unless its own next steps are due already.
      const isLast = done < ordersAtOnce && config.stepDelayMs > 0
      if (done === 0 || isLast) break
    }
    const expired = await inTransaction(db, tx => expireOrdersOnce(tx, clock.now()))
    if (expired > 0) wakeListeners()
    // What is due has been executed, so sessions whose time has come are complete.
    while (await inTransaction(db, tx => settleOneSession(tx, clock.now())));
    return total + expired
  }

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
    accountChanges: { readEvents: accountFeed.readEvents, onEvent: accountFeed.onEvent },
    paymentExecution:
      deps.faults === undefined
        ? execution
        : createFaultyExecution({ execution, switches, clock, ...deps.faults }),
    behindLine: port =>
      deps.faults === undefined ? port : behindLine(port, () => reachBank(switches, clock)),
    desk: createTwinDesk({ db, clock, config, switches, accountFeed, wake: wakeListeners }),
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

async function readFeeAccount(db: TwinDb, config: BankTwinConfig): Promise<FeeAccount> {
  const { rows } = await sql<{ name: string; name_other: OtherLanguages | null }>`
    select name, name_other from twin.bank where account_prefix = ${config.ownPrefix}
    order by bic limit 1`.execute(db)
  return {
    bankName: wordsOfStored(rows[0]?.name ?? '', rows[0]?.name_other),
    account: feeAccountNumber(config.ownPrefix),
  }
}
