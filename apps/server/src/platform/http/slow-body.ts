import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface BodyPace {
  /** A body must bring `leastBytes` in each window; the timer is injected, so that tests wait for nothing. */
  readonly leastBytes: number
  readonly eachWindow: (check: () => void) => { stop: () => void }
}

const windowMs = 10_000

/** About what the slowest mobile network carries. */
export const usualBodyPace: BodyPace = {
  leastBytes: 16 * 1024,
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

/** Watches a body until its request closes: it was read, or the connection broke. */
export function watchPace(
  request: Pick<IncomingMessage, 'complete' | 'socket' | 'destroy' | 'once'>,
  { leastBytes, eachWindow }: BodyPace,
): void {
  let readBefore = request.socket.bytesRead
  const timer = eachWindow(() => {
    const { bytesRead } = request.socket
    const isTooSlow = bytesRead - readBefore < leastBytes
    readBefore = bytesRead
    if (request.complete) timer.stop()
    else if (isTooSlow) request.destroy()
  })
  request.once('close', timer.stop)
}
