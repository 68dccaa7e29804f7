import { createAuditJobs, auditFolderOf } from '../audit-jobs.ts'
import { createLedgerJobs } from '../ledger-jobs.ts'
import { createAccountJobs } from '../modules/account/jobs/account-jobs.ts'
import { systemClock } from '../platform/clock.ts'
import { inSystem } from '../platform/db/transaction.ts'
import { sweepUnfinishedForms } from '../platform/documents/store/unfinished-form-store.ts'
import { sweepIdempotency } from '../platform/idempotency/idempotency-store.ts'
import { createLoop } from '../platform/jobs/loop.ts'
import { createOutboxRelay } from '../platform/outbox/relay.ts'
import type { EmbeddedBank } from './embedded-bank.ts'
import type { Foundation } from './foundation.ts'
import type { Modules } from './modules.ts'

/**
 * Each started work is added to the stops before the next one starts, so that a failed start leaves
 * nothing running.
 */
interface Work {
  start(): void
  stop(): Promise<void>
}

/** Work of every process, whatever its role: it reloads the rules and relays the outbox. */
export async function startCommonWork(
  { db, logger, stops }: Foundation,
  { rules, hub }: Modules,
): Promise<void> {
  const reload = createLoop({ name: 'rules', everyMs: 5_000, run: rules.reloadWhenChanged, logger })
  startAll(stops, { rules: reload })
  const relay = createOutboxRelay({ db, hub, logger })
  await relay.start()
  stops.add('outbox relay', relay.stop)
}

export function startBank({ stops }: Foundation, { twin, products, services }: EmbeddedBank): void {
  startAll(stops, {
    'embedded bank': twin,
    'embedded products': products,
    'embedded services': services,
  })
}

export function startWorker(
  { config, db, logger, stops }: Foundation,
  { twin, ports }: EmbeddedBank,
  modules: Modules,
): void {
  const { payment, qr, letter, installment, notification, salePoint, signing, files, statement } =
    modules
  const { payments } = payment
  const { notifications } = notification
  const { installments } = installment
  const { dataDir } = config
  startAll(stops, {
    'payment jobs': { start: payments.startJobs, stop: payments.stopJobs },
    'QR jobs': { start: qr.jobs.startJobs, stop: qr.jobs.stopJobs },
    'letter jobs': { start: letter.letters.startJobs, stop: letter.letters.stopJobs },
    'sale point jobs': { start: salePoint.jobs.startJobs, stop: salePoint.jobs.stopJobs },
    'instalment jobs': { start: installments.startJobs, stop: installments.stopJobs },
    'notification jobs': { start: notifications.startJobs, stop: notifications.stopJobs },
    'account jobs': createAccountJobs({
      db,
      accountChanges: ports.accountChanges,
      accountMovements: ports.accountMovements,
      loanClaims: ports.loanClaims,
      logger,
    }),
    'statement jobs': { start: statement.jobs.startJobs, stop: statement.jobs.stopJobs },
    'signing jobs': { start: signing.startJobs, stop: signing.stopJobs },
    'idempotency sweep': createLoop({
      name: 'idempotency sweep',
      everyMs: 600_000,
      logger,
      run: async () => {
        // A form is used up by the answer of its save, so it goes before the answer does.
        await inSystem(db, sweepUnfinishedForms)
        await inSystem(db, sweepIdempotency)
        return 0
      },
    }),
    'file sweep': files.sweepJob,
    'file exchange jobs': {
      start: modules.fileExchange.jobs.startJobs,
      stop: modules.fileExchange.jobs.stopJobs,
    },
    'audit jobs': createAuditJobs({
      db,
      logger,
      folder: auditFolderOf(config),
      clock: systemClock,
    }),
    'proof of the ledger': createLedgerJobs({
      books: twin.books,
      logger,
      dataDir,
      clock: systemClock,
    }),
  })
}

function startAll(stops: Foundation['stops'], works: Readonly<Record<string, Work>>): void {
  for (const [name, work] of Object.entries(works)) {
    work.start()
    stops.add(name, work.stop)
  }
}
