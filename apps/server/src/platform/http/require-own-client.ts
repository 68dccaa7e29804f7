import type { FastifyInstance } from 'fastify'
import { HttpRefusal } from './errors.ts'
import { isSameOrigin } from './same-origin.ts'

/** Every call in this scope must come from our own pages: the custom header and the same origin. */
export function requireOwnClient(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async request => {
    if (request.headers['x-tartip-client'] === undefined) {
      throw new HttpRefusal(403, 'CLIENT_HEADER_REQUIRED')
    }
    if (!isSameOrigin(request.raw, allowedOrigins)) throw new HttpRefusal(403, 'ORIGIN_NOT_ALLOWED')
  })
}
