import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server is not ready, and every answer says that its connection closes. */
    beginDrain(): void
  }
}

export interface HealthDeps {
  readonly clock: Clock
  /** Resolves when the process can do its work, and rejects with the reason otherwise. */
  readonly checkReady: () => Promise<void>
  /** Which release this is and what it does. */
  readonly about: { readonly version: string; readonly role: string }
}

const sweepEveryMs = 20

/** Health checks are exempt from the limit of calls, so the check behind them runs at most this often. */
const readinessCacheMs = 1_000

/** `/health/live`, `/health/ready` and `/health/version`: every process answers them, whatever its role. */
export function addHealth(app: FastifyInstance, { clock, checkReady, about }: HealthDeps): void {
  let isDraining = false
  app.decorate('beginDrain', () => {
    isDraining = true
  })
  closeUnusedConnections(app)
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('Connection', 'close')
  })
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/version', async () => about)
  const isReady = cachedFor(readinessCacheMs, clock, checkReady)
  app.get('/health/ready', async (request, reply) => {
    if (isDraining) return reply.code(503).send({ status: 'stopping' })
    try {
      await isReady()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}

/**
 * A server that closes waits for its connections, also for those that were opened ahead and have sent nothing. Once it
 * takes no new ones, whatever has no call under way is closed.
 */
function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => {
      if (app.server.listening) return
      for (const socket of open) if (!busy.has(socket)) socket.destroySoon()
      if (open.size === 0) clearInterval(sweep)
    }, sweepEveryMs)
    sweep.unref()
  })
}

/** The answer of an expensive check, run at most once in this time for all callers. */
function cachedFor(
  milliseconds: number,
  clock: Clock,
  check: () => Promise<void>,
): () => Promise<void> {
  let kept: { answer: Promise<void>; until: number } | undefined
  return () => {
    const now = clock.now()
    if (kept === undefined || now >= kept.until || now < kept.until - milliseconds) {
      kept = { answer: check(), until: now + milliseconds }
    }
    return kept.answer
  }
}

export interface DrainTimes {
  /** How long a load balancer has to notice that the server is not ready; calls are served meanwhile. */
  readonly noticeMs: number
  /** How long calls that have begun may take. */
  readonly limitMs: number
}

/**
 * Ends a server without breaking calls: it is not ready any more, then takes no new connection and closes its sockets
 * with "come back", and waits for the calls that have begun. Those over the limit are cut.
 */
export async function drain(
  app: FastifyInstance,
  { noticeMs, limitMs }: DrainTimes,
): Promise<void> {
  app.beginDrain()
  if (noticeMs > 0) await new Promise(resolve => setTimeout(resolve, noticeMs))
  const cut = setTimeout(() => app.server.closeAllConnections(), limitMs)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
