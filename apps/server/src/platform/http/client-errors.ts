import rateLimit from '@fastify/rate-limit'
import { isReportedError } from '@tartip/domain/errors/reported-errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { HttpRefusal } from './errors.ts'
import { requireClientHeader } from './same-origin.ts'

/** One broken page must not fill the log. */
const reportsPerMinute = 20

const clientError = z.object({
  code: z.string().max(80),
  message: z.string().max(500),
  stack: z.string().max(4_000).optional(),
  /** The pattern of the address, such as /account/$id: no identifiers. */
  route: z.string().max(200),
  /** Names the release by its script. */
  release: z.string().max(80).optional(),
})

/** `POST /api/v1/client-errors` writes what broke in a browser into the log of the server. */
export async function registerClientErrors(
  app: FastifyInstance,
  allowedOrigins: readonly string[],
): Promise<void> {
  await app.register(async routes => {
    requireClientHeader(routes, allowedOrigins)
    await routes.register(rateLimit, { max: reportsPerMinute, timeWindow: 60_000 })
    routes.post('/api/v1/client-errors', { bodyLimit: 16_384 }, async (request, reply) => {
      const { success, data } = clientError.safeParse(request.body)
      if (!success) throw new HttpRefusal(400, 'REQUEST_INVALID')
      if (isReportedError(data.code)) request.log.warn({ clientError: data }, 'error in a browser')
      return reply.code(204).send()
    })
  })
}
