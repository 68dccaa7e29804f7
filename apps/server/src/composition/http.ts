import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import type { Demo } from '../demo-world/open-demo.ts'
import { presentProof, registerLedgerHealth } from '../ledger-health.ts'
import { captchaSources } from '../modules/access-control/crypto/hosted-captcha.ts'
import { systemClock } from '../platform/clock.ts'
import { asSystem } from '../platform/db/connections.ts'
import { pendingMigrations } from '../platform/db/migrator.ts'
import { registerGraphqlServices } from '../platform/graphql/register-services.ts'
import { readDocumentRegistry } from '../platform/graphql/registered-documents.ts'
import { allowedHostsOf } from '../platform/http/allowed-hosts.ts'
import { registerClientErrors } from '../platform/http/client-errors.ts'
import { requireClientHeader } from '../platform/http/same-origin.ts'
import { drain, type HealthDeps } from '../platform/http/health.ts'
import { createHealthServer, createHttpServer } from '../platform/http/server.ts'
import { addListExports } from '../platform/lists/list-export-routes.ts'
import { systemIds } from '../platform/ids.ts'
import { registerMessages } from '../simulator/handset-routes.ts'
import { registerDesks, registerSimulator } from '../simulator/simulator-routes.ts'
import type { EmbeddedBank } from './embedded-bank.ts'
import type { Foundation } from './foundation.ts'
import { migrationSets } from './migration-sets.ts'
import type { Modules } from './modules.ts'

interface HttpDeps {
  readonly foundation: Foundation
  readonly bank: EmbeddedBank
  readonly modules: Modules
  readonly demo: Demo | undefined
}

/**
 * All endpoints of the product: pages, services, sockets, and in a demo the simulator. Not yet
 * listening.
 */
export async function createHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { config, logger, stops, root } = deps.foundation
  const { accessControl, signing, files, payment } = deps.modules
  const http = await createHttpServer({
    logger,
    ids: systemIds,
    allowedHosts: allowedHostsOf(config),
    publicOrigin: config.publicOrigin,
    webDir: join(root, 'apps/web/dist'),
    pageSources: config.captcha && captchaSources[config.captcha.provider],
    hiddenPaths: deps.demo === undefined ? ['/simulator', '/assets/simulator'] : [],
    rateLimitPerMinute: config.rateLimitPerMinute,
    ...healthOf(deps.foundation),
    async registerRoutes(app) {
      registerServices(app, deps)
      accessControl.registerRoutes(app)
      signing.registerRoutes(app)
      payment.registerRoutes(app)
      files.registerRoutes(app, {
        sessions: accessControl.sessionGate,
        publicOrigin: config.publicOrigin,
      })
      await registerClientErrors(app, originsOf(config))
      registerLedgerHealth(app, deps.bank.twin.books)
      if (deps.demo !== undefined) await registerDemo(app, deps, deps.demo)
    },
  })
  addDrain(stops, http, config)
  return http
}

/** What a process without endpoints answers: its health. Not yet listening. */
export function createHealth({ stops, config, ...foundation }: Foundation): FastifyInstance {
  const health = createHealthServer({
    logger: foundation.logger,
    ...healthOf({ config, ...foundation }),
  })
  addDrain(stops, health, config)
  return health
}

/** Calls that have begun have ended by then, in any ordinary case. */
const drainLimitMs = 10_000

function addDrain(
  stops: Foundation['stops'],
  app: FastifyInstance,
  { shutdownNoticeMs: noticeMs }: Foundation['config'],
): void {
  const stop = () => drain(app, { noticeMs, limitMs: drainLimitMs })
  stops.add('HTTP server', stop, noticeMs + drainLimitMs + 5_000)
}

function healthOf({ config, db, root }: Pick<Foundation, 'config' | 'db' | 'root'>): HealthDeps {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return {
    clock: systemClock,
    about: { version, role: config.role },
    async checkReady() {
      const pending = await pendingMigrations(asSystem(db), migrationSets)
      if (pending.length > 0) throw new Error(`Migrations are missing: ${pending.join(', ')}`)
    },
  }
}

const originsOf = ({ publicOrigin }: Foundation['config']): readonly string[] =>
  publicOrigin === undefined ? [] : [publicOrigin]

function registerServices(app: FastifyInstance, { foundation, modules }: HttpDeps): void {
  const { config, logger, root } = foundation
  const { services, accessControl, account, payment, letter } = modules
  const { documentTemplate, installment, qr, statement } = modules
  const edge = {
    sessions: accessControl.sessionGate,
    // In development the pages come from Vite's own server.
    allowedOrigins: config.isDevelopment
      ? [...originsOf(config), 'http://localhost:5173']
      : originsOf(config),
  }
  const { listExports } = letter
  addListExports(
    app,
    [
      ...payment.listExports,
      account.listExport,
      account.taxPaperExport,
      account.loanCertificateExport,
      qr.listExport,
      accessControl.listExport,
      documentTemplate.listExport,
      installment.listExport,
      ...listExports,
    ],
    edge,
  )
  statement.registerRoutes(app, edge)
  registerGraphqlServices(app, services, {
    ...edge,
    documents: {
      registry: readDocumentRegistry(join(root, 'apps/server/generated/registered-documents.json')),
      acceptsAnyDocument: config.isDevelopment,
    },
    allowedHosts: allowedHostsOf(config),
    isBehindProxy: config.publicOrigin !== undefined,
    isDevelopment: config.isDevelopment,
    logger,
    ids: systemIds,
    clock: systemClock,
    hasCostLimit: config.rateLimitPerMinute > 0,
  })
}

async function registerDemo(
  app: FastifyInstance,
  {
    foundation,
    bank: { twin, services, products },
    modules: {
      accessControl,
      files,
      installment,
      letter,
      payment,
      rules,
      salePoint,
      signing,
      statement,
    },
  }: HttpDeps,
  { world }: Demo,
): Promise<void> {
  const { payments } = payment
  await app.register(async scope => {
    requireClientHeader(scope, originsOf(foundation.config))
    registerMessages(scope, services.desks.sms)
    registerSimulator(scope, {
      world,
      desk: twin.desk,
      ledger: () => presentProof(twin.books),
      bankClock: foundation.clock,
      codeClock: systemClock,
      calendar: () => rules.rules.calendar(),
      lastChange: () => payments.lastChange(),
      work: async () =>
        (await payments.runJobsOnce()) +
        (await letter.letters.runJobsOnce()) +
        (await salePoint.jobs.runJobsOnce()) +
        (await installment.installments.runJobsOnce()) +
        (await signing.runJobsOnce()) +
        (await statement.jobs.runJobsOnce()) +
        (await twin.runDueSteps()) +
        (await products.runDue()),
    })
    registerDesks(scope, {
      desks: services.desks,
      desk: twin.desk,
      coreAccounts: twin.coreAccounts,
      acquiring: services.acquiring,
      loanClaims: products.loanClaimDesk,
      world,
      participantName: digits => rules.rules.banks().participantName(digits),
      newId: systemIds.uuid,
      smallPicture: files.smallPicture,
      allowApiKeyReissue: accessControl.accessControl.allowApiKeyReissue,
    })
  })
}
