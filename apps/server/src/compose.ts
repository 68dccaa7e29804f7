import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createBankServices } from '@tartip/bank-twin/bank-services'
import { bankServicesMigrationSets } from '@tartip/bank-twin/bank-services-migrations'
import { createBankTwin } from '@tartip/bank-twin/bank-twin'
import { postText } from '@tartip/bank-twin/pay-control/post-text'
import { usualTimetable } from '@tartip/bank-twin/execution/timetable'
import { officialMiddleRate } from '@tartip/bank-twin/rates/middle-rates'
import { readTwinReference } from '@tartip/bank-twin/reference/twin-reference'
import { productMigrations } from '@tartip/bank-twin/products/product-migrations'
import { createNbkrReader } from '@tartip/bank-twin/rates/nbkr-http'
import { twinMigrations } from '@tartip/bank-twin/twin-migrations'
import { createTwinProducts } from '@tartip/bank-twin/twin-products'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import type { FastifyInstance } from 'fastify'
import { demoBankName } from './demo-world/demo-bank-name.ts'
import { openBlobStore } from './blob-store/open-blob-store.ts'
import { openDemo, refuseDemoLeftovers, type Demo } from './open-demo.ts'
import { createAccessControlModule } from './modules/access-control/compose.ts'
import {
  captchaSources,
  createHostedCaptcha,
} from './modules/access-control/crypto/hosted-captcha.ts'
import { accessControlMigrations } from './modules/access-control/store/migrations/access-control-migrations.ts'
import { accessFlowMigrations } from './modules/access-control/store/migrations/flow-migrations.ts'
import { peopleMigrations } from './modules/access-control/store/migrations/people-migrations.ts'
import { createAccountModule } from './modules/account/compose.ts'
import { accountMigrations } from './modules/account/store/migrations/account-migrations.ts'
import { createDocumentTemplateModule } from './modules/document-template/compose.ts'
import { createFaqModule } from './modules/faq/compose.ts'
import { createNotificationModule } from './modules/notification/compose.ts'
import { notificationMigrations } from './modules/notification/store/migrations/notification-migrations.ts'
import { createPaymentModule } from './modules/payment/compose.ts'
import { paymentAuditMigrations } from './modules/payment/store/migrations/payment-audit-migrations.ts'
import { paymentMigrations } from './modules/payment/store/migrations/payment-migrations.ts'
import { createRulesModule } from './modules/rules/compose.ts'
import { rulesMigrations } from './modules/rules/store/migrations/rules-migrations.ts'
import { presentProof, registerLedgerHealth } from './ledger-health.ts'
import { createLedgerJobs } from './ledger-jobs.ts'
import { auditFolderOf, createAuditJobs } from './audit-jobs.ts'
import { createSigningModule } from './modules/signing/compose.ts'
import { callbackPath } from './modules/signing/phone/callback-route.ts'
import { signingMigrations } from './modules/signing/store/migrations/signing-migrations.ts'
import { loadClockOffset, saveClockOffset } from './platform/clock-store.ts'
import { createShiftableClock, systemClock, type ShiftableClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/db.ts'
import { platformMigrations } from './platform/db/migrations/platform-migrations.ts'
import { pendingMigrations, type MigrationSet } from './platform/db/migrator.ts'
import type { Database } from './platform/db/open-database.ts'
import { inSystem } from './platform/db/transaction.ts'
import { readDocumentRegistry } from './platform/graphql/registered-documents.ts'
import { registerGraphqlServices } from './platform/graphql/register-services.ts'
import { allowedHostsOf } from './platform/http/allowed-hosts.ts'
import type { Logger } from './platform/http/logger.ts'
import { requireOwnClient } from './platform/http/require-own-client.ts'
import { payControlSecretOf } from './pay-control-secret.ts'
import { createHttpServer } from './platform/http/server.ts'
import { sweepIdempotency } from './platform/idempotency/idempotency-store.ts'
import { systemIds, systemRandom } from './platform/ids.ts'
import { createLoop } from './platform/jobs/loop.ts'
import { createLiveHub } from './platform/live/hub.ts'
import { createOutboxRelay } from './platform/outbox/relay.ts'
import { secretKeyOf } from './platform/secret-key.ts'
import type { StopList } from './platform/stop-list.ts'
import { registerMessages } from './simulator/message-routes.ts'
import { registerDesks } from './simulator/register-desks.ts'
import { registerSimulator } from './simulator/simulator-routes.ts'

/** Every set of the product, in the order in which they depend on each other. */
export const migrationSets: readonly MigrationSet[] = [
  platformMigrations,
  { name: 'ledger', migrations: ledgerMigrations },
  { name: 'twin', migrations: twinMigrations },
  { name: 'twin-products', migrations: productMigrations },
  ...bankServicesMigrationSets,
  { name: 'rules', migrations: rulesMigrations },
  accessControlMigrations,
  peopleMigrations,
  accessFlowMigrations,
  { name: 'account', migrations: accountMigrations },
  paymentMigrations,
  paymentAuditMigrations,
  notificationMigrations,
  signingMigrations,
]

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
  /** The HTTP server, not yet listening; undefined when this process's role has none. */
  http: FastifyInstance | undefined
}

/**
 * Puts the product together and starts its background work. The one place that knows which
 * implementation stands behind each port, the one clock and the one source of identifiers.
 */
export async function compose(deps: ComposeDeps): Promise<Product> {
  const { config, logger, stops, root } = deps
  const does = (role: Config['role']) => config.role === 'all' || config.role === role
  const db = openPool(deps, 'main pool', 12)
  if (!config.demoMode) await refuseDemoLeftovers(db)
  const clock = await createBankClock(db, config, logger)
  const referenceDataDir = join(root, 'reference-data')
  const secretKey = secretKeyOf(config)
  const payControlSecret = payControlSecretOf(secretKey)

  const twinDb = openPool(deps, 'pool of the embedded bank', 6)
  const twin = createBankTwin({
    db: twinDb,
    clock,
    ids: systemIds,
    config: {
      ownPrefix: config.bank.ownPrefix,
      stepDelayMs: config.twinStepDelayMs,
      ...(config.twinKeepsHours ? { timetable: usualTimetable(() => rules.rules.calendar()) } : {}),
    },
    middleRates: officialMiddleRate,
    ...(config.demoMode ? { faults: { random: systemRandom, pause } } : {}),
    onError: error => logger.error({ err: error }, 'embedded bank failed'),
  })
  const bankServices = createBankServices({
    db: twinDb,
    clock,
    realClock: systemClock,
    ids: systemIds,
    random: randomBytes,
    reference: readTwinReference(referenceDataDir),
    coreAccounts: twin.coreAccounts,
    payControlSecret,
    post: postText,
    onError: error => logger.error({ err: error }, 'embedded services failed'),
  })
  const products = createTwinProducts({
    db: twinDb,
    clock,
    ...(config.nbkrFeed === undefined ? {} : { readNbkrList: createNbkrReader(config.nbkrFeed) }),
    onError: error => logger.error({ err: error }, 'embedded products failed'),
  })
  const rules = await createRulesModule({
    db,
    clock,
    ownPrefix: config.bank.ownPrefix,
    ...(config.demoMode ? { ownBankName: demoBankName } : {}),
    seedDir: referenceDataDir,
  })
  const accessControl = await createAccessControlModule({
    db,
    // Codes and sessions live in real time, wherever the demo has moved the bank's clock.
    clock: systemClock,
    ids: systemIds,
    logger,
    secretKey,
    publicOrigin: config.publicOrigin,
    ...(config.captcha && { captcha: createHostedCaptcha({ ...config.captcha, fetch }) }),
    sms: bankServices.sms,
    faq: rules.faq,
    bankContracts: bankServices.contracts,
    payControl: bankServices.payControl,
    verifyTokenLogin: proof => signing.signing.verifyTokenLogin(proof),
    photos: { blobStore: openBlobStore(config, systemClock), fileScan: bankServices.fileScan },
  })
  const hub = createLiveHub()
  const account = createAccountModule({
    db,
    core: twin.coreAccounts,
    cards: products.cards,
    currencyRates: products.currencyRates,
    loansAndDeposits: products.loansAndDeposits,
    retailCards: twin.retailCards,
    taxDebt: bankServices.taxDebt,
    people: accessControl.accessControl,
    calendar: () => rules.rules.calendar(),
    clock,
    realClock: systemClock,
    hub,
  })
  const signing = createSigningModule({
    db,
    clock,
    realClock: systemClock,
    ids: systemIds,
    logger,
    tokenAuthority: bankServices.tokenAuthority,
    payControl: bankServices.payControl,
    accessControl: accessControl.accessControl,
    payControlSecret,
    callbackUrl: `${config.publicOrigin ?? `http://localhost:${config.port}`}${callbackPath}`,
  })
  const payment = createPaymentModule({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    ownBic: config.bank.bic,
    rules: rules.rules,
    accounts: account.accounts,
    rates: account.rates,
    accessControl: accessControl.accessControl,
    signing: signing.signing,
    bank: twin.paymentExecution,
  })
  const notification = createNotificationModule({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    accessControl: accessControl.accessControl,
    accounts: account.accounts,
    payments: payment.payments,
  })
  const faq = createFaqModule({ faq: rules.faq })
  const documentTemplate = createDocumentTemplateModule({
    documents: rules.instructionDocuments,
    folder: join(referenceDataDir, 'instruction-documents'),
  })

  const demo = config.demoMode
    ? await openDemo({
        db,
        clock,
        rules: rules.rules,
        referenceDataDir,
        ownBic: config.bank.bic,
        twin: twin.seed,
        products: products.seed,
        bankServices,
        accessControl: accessControl.accessControl.seed,
        account: account.seed,
        payment: payment.payments.seed,
      })
    : undefined

  const reload = createLoop({ name: 'rules', everyMs: 5_000, run: rules.reloadWhenChanged, logger })
  const relay = createOutboxRelay({ db, hub, logger })
  const sweep = createLoop({
    name: 'idempotency sweep',
    everyMs: 600_000,
    logger,
    run: async () => {
      await inSystem(db, sweepIdempotency)
      return 0
    },
  })
  reload.start()
  stops.add('rules', reload.stop)
  await relay.start()
  stops.add('outbox relay', relay.stop)
  if (does('twin')) {
    twin.start()
    stops.add('embedded bank', twin.stop)
    products.start()
    stops.add('embedded products', products.stop)
    bankServices.start()
    stops.add('embedded services', bankServices.stop)
  }
  if (does('worker')) {
    payment.payments.startJobs()
    stops.add('payment jobs', payment.payments.stopJobs)
    notification.notifications.startJobs()
    stops.add('notification jobs', notification.notifications.stopJobs)
    signing.startJobs()
    stops.add('signing jobs', signing.stopJobs)
    sweep.start()
    stops.add('idempotency sweep', sweep.stop)
    const audit = createAuditJobs({ db, logger, folder: auditFolderOf(config), clock: systemClock })
    audit.start()
    stops.add('audit jobs', audit.stop)
    const { dataDir } = config
    const ledger = createLedgerJobs({ books: twin.books, logger, dataDir, clock: systemClock })
    ledger.start()
    stops.add('proof of the ledger', ledger.stop)
  }
  if (!does('api')) return { demo, http: undefined }

  accessControl.startJobs()
  stops.add('session jobs', accessControl.stopJobs)
  const allowedOrigins = config.publicOrigin === undefined ? [] : [config.publicOrigin]
  const allowedHosts = allowedHostsOf(config)
  const http = await createHttpServer({
    logger,
    ids: systemIds,
    clock: systemClock,
    allowedHosts,
    publicOrigin: config.publicOrigin,
    webDir: join(root, 'apps/web/dist'),
    pageSources: config.captcha && captchaSources[config.captcha.provider],
    rateLimitPerMinute: config.rateLimitPerMinute,
    async checkReady() {
      const pending = await pendingMigrations(db, migrationSets)
      if (pending.length > 0) throw new Error(`Migrations are missing: ${pending.join(', ')}`)
    },
    async registerRoutes(app) {
      registerGraphqlServices(
        app,
        [
          accessControl.service,
          account.service,
          rules.service,
          payment.service,
          notification.service,
          faq.service,
          documentTemplate.service,
        ],
        {
          sessions: accessControl.sessionGate,
          documents: {
            registry: readDocumentRegistry(
              join(root, 'apps/server/generated/registered-documents.json'),
            ),
            takesAnyDocument: config.isDevelopment,
          },
          // In development the pages come from Vite's own server.
          allowedOrigins: config.isDevelopment
            ? [...allowedOrigins, 'http://localhost:5173']
            : allowedOrigins,
          allowedHosts,
          isBehindProxy: config.publicOrigin !== undefined,
          isDevelopment: config.isDevelopment,
          logger,
          ids: systemIds,
        },
      )
      accessControl.registerRoutes(app)
      signing.registerRoutes(app)
      registerLedgerHealth(app, twin.books)
      if (demo === undefined) return
      await app.register(async scope => {
        requireOwnClient(scope, allowedOrigins)
        registerMessages(scope, bankServices.desks.sms)
        registerSimulator(scope, {
          world: demo.world,
          desk: twin.desk,
          ledger: () => presentProof(twin.books),
          bankClock: clock,
          codeClock: systemClock,
          calendar: () => rules.rules.calendar(),
          lastChange: () => payment.payments.lastChange(),
          work: async () =>
            (await payment.payments.runJobsOnce()) +
            (await signing.runJobsOnce()) +
            (await twin.runDueSteps()),
        })
        registerDesks(scope, {
          desks: bankServices.desks,
          desk: twin.desk,
          coreAccounts: twin.coreAccounts,
          world: demo.world,
          allowApiKeyReissue: accessControl.accessControl.allowApiKeyReissue,
        })
      })
    },
  })
  stops.add('HTTP server', () => http.close())
  return { demo, http }
}

function openPool({ database, stops }: ComposeDeps, name: string, max: number): Db {
  const pool = database.open(max)
  // Whoever used it has been stopped by then; only a start that is broken off still holds connections.
  stops.add(name, pool.close, 1_000)
  return pool.db
}

/** Without demo mode the bank's time is the real one, whatever an earlier demo has left behind. */
async function createBankClock(db: Db, config: Config, logger: Logger): Promise<ShiftableClock> {
  if (!config.demoMode) return createShiftableClock(systemClock)
  return createShiftableClock(systemClock, {
    initialOffsetMs: await loadClockOffset(db),
    onShift(offsetMs) {
      saveClockOffset(db, offsetMs).catch((error: unknown) => {
        logger.error({ err: error }, 'the offset of the clock could not be kept')
      })
    },
  })
}
