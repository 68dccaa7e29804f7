import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startBank, startCommonWork, startWorker } from './composition/background-work.ts'
import { createEmbeddedBank, type EmbeddedBank } from './composition/embedded-bank.ts'
import type { Foundation } from './composition/foundation.ts'
import { createHealth, createHttp } from './composition/http.ts'
import { createModules, type Modules } from './composition/modules.ts'
import { demoBankName } from './demo-world/demo-identifiers.ts'
import { openDemo, refuseDemoLeftovers, type Demo } from './demo-world/open-demo.ts'
import { createRulesModule } from './modules/rules/compose.ts'
import { createSharedClock } from './platform/clock-store.ts'
import { createShiftableClock, systemClock, type ShiftableClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/db.ts'
import type { Database } from './platform/db/open-database.ts'
import type { Logger } from './platform/http/logger.ts'
import { createLoop } from './platform/jobs/loop.ts'
import { payControlSecretOf, secretKeyOf } from './platform/secret-key.ts'
import type { StopList } from './platform/stop-list.ts'

export interface ComposeDeps {
  config: Config
  /** The top of the product's folder: `reference-data/` and `apps/` lie there. */
  root: string
  database: Database
  logger: Logger
  /** Gets everything that is started here. */
  stops: StopList
}

export interface Product {
  demo: Demo | undefined
  /** The HTTP server, not yet listening: that of a worker answers for its health alone. None with the role `none`. */
  http: FastifyInstance | undefined
}

/**
 * Puts the product together and starts its background work: from below the bank, the modules on its ports, the work,
 * the endpoints. The one place that knows which implementation stands behind each port, the one clock and the one source
 * of identifiers.
 */
export async function compose(deps: ComposeDeps): Promise<Product> {
  const foundation = await createFoundation(deps)
  const { config, db, stops } = foundation
  const does = (role: Config['role']) => config.role === 'all' || config.role === role
  const rules = await createRulesModule({
    db,
    clock: foundation.clock,
    ownPrefix: config.bank.ownPrefix,
    ...(config.demoMode ? { ownBankName: demoBankName } : {}),
    seedDir: foundation.referenceDataDir,
  })
  const bankDb = openPool(deps, 'pool of the embedded bank', 6)
  const bank = createEmbeddedBank(foundation, bankDb, rules.rules)
  const modules = await createModules(foundation, bank, rules)
  const demo = config.demoMode ? await openDemoWorld(foundation, bank, modules) : undefined

  await startCommonWork(foundation, modules)
  if (does('twin')) startBank(foundation, bank)
  if (does('worker')) startWorker(foundation, bank, modules)
  if (config.role === 'none') return { demo, http: undefined }
  if (!does('api')) return { demo, http: createHealth(foundation) }

  modules.accessControl.startJobs()
  stops.add('session jobs', modules.accessControl.stopJobs)
  return { demo, http: await createHttp({ foundation, bank, modules, demo }) }
}

async function createFoundation(deps: ComposeDeps): Promise<Foundation> {
  const { config, logger, stops, root } = deps
  const db = openPool(deps, 'main pool', 12)
  if (!config.demoMode) await refuseDemoLeftovers(db)
  const secretKey = secretKeyOf(config)
  return {
    config,
    logger,
    stops,
    root,
    db,
    clock: await createBankClock(db, deps),
    referenceDataDir: join(root, 'reference-data'),
    secretKey,
    payControlSecret: payControlSecretOf(secretKey),
  }
}

function openDemoWorld(
  { config, db, clock, referenceDataDir }: Foundation,
  { twin, products, services }: EmbeddedBank,
  { rules, accessControl, account, payment }: Modules,
): Promise<Demo> {
  return openDemo({
    db,
    clock,
    rules: rules.rules,
    referenceDataDir,
    ownBic: config.bank.bic,
    twin: twin.seed,
    products: products.seed,
    bankServices: services,
    accessControl: accessControl.accessControl.seed,
    account: account.seed,
    payment: payment.payments.seed,
  })
}

function openPool({ database, stops }: ComposeDeps, name: string, max: number): Db {
  const pool = database.open(max)
  // Whoever used it has been stopped by then; only a start that is broken off still holds connections.
  stops.add(name, pool.close, 5_000)
  return pool.db
}

/** Without demo mode the bank's time is the real one, whatever an earlier demo has left behind. */
async function createBankClock(
  db: Db,
  { config, logger, stops }: Pick<ComposeDeps, 'config' | 'logger' | 'stops'>,
): Promise<ShiftableClock> {
  if (!config.demoMode) return createShiftableClock(systemClock)
  const { clock, follow } = await createSharedClock(db, systemClock)
  const isSingleProcess = config.role === 'all' || config.role === 'none'
  if (isSingleProcess) return clock
  const following = createLoop({ name: 'clock', everyMs: 1_000, run: follow, logger })
  following.start()
  stops.add('clock', following.stop)
  return clock
}
