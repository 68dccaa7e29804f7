import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface BodyPace {
  /** A body must bring this in each window; the timer is injected, so that tests wait for nothing. */
  readonly leastBytes: number
  /** A body of a usual call may stand still for a window at a time, as on a phone that has no signal for a moment. */
  readonly smallBytes: number
  readonly eachWindow: (check: () => void) => { stop: () => void }
}

const windowMs = 10_000

/** About what the slowest mobile network carries. */
export const usualBodyPace: BodyPace = {
  leastBytes: 16 * 1024,
  smallBytes: 64 * 1024,
  eachWindow(check) {
    const timer = setInterval(check, windowMs).unref()
    return { stop: () => clearInterval(timer) }
  },
}

/** Of every route: a sender whose body stalls or drips loses the connection, and the reading fails. */
export function requirePaceOfBodies(app: FastifyInstance, pace: BodyPace): void {
  app.addHook('preParsing', async ({ raw }) => {
    // Most bodies arrive together with their heads.
    if (!raw.complete && hasBody(raw)) watchPace(raw, pace)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** A body of a usual call has this many windows in all. */
const windowsOfSmallBodies = 3

/** Watches a body until its request closes: it was read, or the connection broke. */
export function watchPace(
  request: Pick<IncomingMessage, 'complete' | 'socket' | 'destroy' | 'once' | 'headers'>,
  { leastBytes, smallBytes, eachWindow }: BodyPace,
): void {
  // A body that does not say its size is not small.
  const isSmall = Number(request.headers['content-length'] ?? Infinity) <= smallBytes
  let windows = 0
  let readBefore = request.socket.bytesRead
  const timer = eachWindow(() => {
    const { bytesRead } = request.socket
    windows += 1
    const isTooSlow = isSmall
      ? windows >= windowsOfSmallBodies
      : bytesRead - readBefore < leastBytes
    readBefore = bytesRead
    if (request.complete) timer.stop()
    else if (isTooSlow) request.destroy()
  })
  request.once('close', timer.stop)
}
