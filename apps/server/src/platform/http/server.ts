import rateLimit from '@fastify/rate-limit'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Ids } from '../ids.ts'
import { requireAllowedHost } from './allowed-hosts.ts'
import { rejectInvalidText } from './invalid-text.ts'
import { answerErrors, answerUnroutable } from './errors.ts'
import { addHealth, type HealthDeps } from './health.ts'
import type { Logger } from './logger.ts'
import { routeOf } from './request-info.ts'
import { addSecurityHeaders, type PageSources } from './security-headers.ts'
import { requirePaceOfBodies, usualBodyPace, type BodyPace } from './slow-body.ts'
import { serveWebClient, wantsPage } from './web-client.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the client's page; only there when the client has been built. */
    sendPage?: (reply: FastifyReply) => Promise<FastifyReply>
  }
}

export interface HttpServerDeps extends HealthDeps {
  logger: Logger
  ids: Ids
  /** Names besides this machine's own under which the server may be called (`allowed-hosts.ts`). */
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
  /** How slow a body may be; as usual when left out. */
  bodyPace?: BodyPace | undefined
  /** Where modules put their REST routes and services. */
  registerRoutes: (app: FastifyInstance) => Promise<void>
}

/** Of a call, unless its operation needs more. */
export const largestBodyBytes = 1_048_576
/** A stopping server answers what has begun or arrives meanwhile, and closes the sockets that only wait. */
const closingQuietly = { forceCloseConnections: 'idle', return503OnClosing: false } as const

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
    ...closingQuietly,
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
  requirePaceOfBodies(app, deps.bodyPace ?? usualBodyPace)
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

/** For a process that serves nobody: only its health. */
export function createHealthServer(
  deps: HealthDeps & Pick<HttpServerDeps, 'logger'>,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.logger
  const logController = new LogController({ disableRequestLogging: true })
  const app: FastifyInstance = fastify({ loggerInstance, logController, ...closingQuietly })
  addHealth(app, deps)
  return app
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return
    const { method } = request
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info(
      { method, route: routeOf(request), status: reply.statusCode, milliseconds },
      'request',
    )
  })
}
