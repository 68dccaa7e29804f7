import rateLimit from '@fastify/rate-limit'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Ids } from '../ids.ts'
import { requireAllowedHost } from './allowed-hosts.ts'
import { rejectInvalidText } from './invalid-text.ts'
import { answerErrors, answerUnroutable } from './errors.ts'
import type { Logger } from './logger.ts'
import { addSecurityHeaders, type PageSources } from './security-headers.ts'
import { serveWebClient, wantsPage } from './web-client.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the client's page; only there when the client has been built. */
    sendPage?: (reply: FastifyReply) => Promise<FastifyReply>
  }
}

export interface HttpServerDeps {
  logger: Logger
  ids: Ids
  clock: Clock
  /** Names besides this machine's own that the server may be asked at (`allowed-hosts.ts`). */
  allowedHosts: readonly string[]
  /** Address people use, when it is not the one the server listens at. */
  publicOrigin?: string | undefined
  /** The built client; nothing is served when it is not there. */
  webDir?: string | undefined
  /** Addresses beside our own that the pages need. */
  pageSources?: PageSources | undefined
  /** Paths of the client that are not handed out. */
  hiddenPaths?: readonly string[] | undefined
  /** Calls a minute from one address; 0 switches the limit off. */
  rateLimitPerMinute: number
  /** Resolves when the server can do its work, and rejects with the reason otherwise. */
  checkReady: () => Promise<void>
  /** Where modules put their REST routes and services. */
  registerRoutes: (app: FastifyInstance) => Promise<void>
}

const largestBodyBytes = 1_048_576
/** Health checks are exempt from the limit of calls, so the question behind them is asked this seldom. */
const readinessCacheMs = 1_000

/** Builds the HTTP server; the caller listens and closes. */
export async function createHttpServer(deps: HttpServerDeps): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = deps.logger
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    // One line of our own for each request instead of two, without addresses and queries.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: () => deps.ids.uuid(),
    bodyLimit: largestBodyBytes,
    // 10 MB over a slow line; headers alone have the 60 seconds of Node.
    requestTimeout: 180_000,
    // Behind a proxy of our own exactly one hop is believed.
    trustProxy: deps.publicOrigin === undefined ? false : (_address, hop) => hop === 0,
    // Sockets that only wait must not keep a stopping server alive.
    forceCloseConnections: true,
    frameworkErrors: answerUnroutable,
  })
  dropSocketsWithoutAddress(app)
  addSecurityHeaders(app, { isHttps: deps.publicOrigin?.startsWith('https:') ?? false })
  logRequests(app)
  answerErrors(app)
  requireAllowedHost(app, deps.allowedHosts)
  if (deps.rateLimitPerMinute > 0) {
    await app.register(rateLimit, {
      max: deps.rateLimitPerMinute,
      timeWindow: 60_000,
      allowList: request =>
        request.url.startsWith('/assets/') || request.url.startsWith('/health/'),
    })
  }
  rejectInvalidText(app)
  addHealth(app, deps)
  await app.register(deps.registerRoutes)
  if (deps.webDir !== undefined) {
    const { pageSources: sources, hiddenPaths } = deps
    await serveWebClient(app, deps.webDir, { sources, hiddenPaths })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (app.sendPage !== undefined && wantsPage(request)) return app.sendPage(reply)
    return reply.code(404).send({ code: 'NOT_FOUND', params: {}, traceId: request.id })
  })
  return app
}

/**
 * A caller may disconnect before the call is checked: a socket then has an address only if it was read
 * before, and everything from the rate limit to the audit needs it.
 */
function dropSocketsWithoutAddress(app: FastifyInstance): void {
  app.server.on('connection', socket => {
    if (socket.remoteAddress === undefined) socket.destroy()
  })
}

function addHealth(app: FastifyInstance, deps: HttpServerDeps): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  const isReady = cachedFor(readinessCacheMs, deps.clock, deps.checkReady)
  app.get('/health/ready', async (request, reply) => {
    try {
      await isReady()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}

/** The answer of an expensive check, run at most once in this time for all callers. */
function cachedFor(
  milliseconds: number,
  clock: Clock,
  ask: () => Promise<void>,
): () => Promise<void> {
  let kept: { answer: Promise<void>; until: number } | undefined
  return () => {
    const now = clock.now()
    if (kept === undefined || now >= kept.until || now < kept.until - milliseconds) {
      kept = { answer: ask(), until: now + milliseconds }
    }
    return kept.answer
  }
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return
    const { method } = request
    const milliseconds = Math.round(reply.elapsedTime)
    // The route, not the address: identifiers and searches stay out of the log.
    const route = request.routeOptions.url ?? '(none)'
    request.log.info({ method, route, status: reply.statusCode, milliseconds }, 'request')
  })
}
