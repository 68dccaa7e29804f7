import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { HttpRefusal } from './errors.ts'

/**
 * Whether the browser says that the request comes from our own pages.
 *
 * `Origin` must be the address under which the server was called (or the configured public one). The second
 * proof, the custom header `X-Tartip-Client`, is checked by the callers that can request it: other
 * sites cannot send it without a preflight, and preflights are never answered.
 */
export function isSameOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  allowedOrigins: readonly string[],
): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  // Only old or non-browser clients leave it out of a POST; the custom header speaks for them.
  if (origin === undefined) return true
  return allowedOrigins.includes(origin) || hostOf(origin) === host
}

/** A page's socket always says where it comes from: without an `Origin` it is refused. */
export function isSameOriginSocket(
  request: Pick<IncomingMessage, 'headers'>,
  allowedOrigins: readonly string[],
): boolean {
  return request.headers.origin !== undefined && isSameOrigin(request, allowedOrigins)
}

/**
 * Whether a call provably comes from a page of this origin.
 *
 * The sign-in calls keep the verb GET of the specification, which a foreign page could otherwise
 * trigger with a picture or a link. The custom header cannot be sent across origins without a
 * preflight; `Sec-Fetch-Site`, or an Origin that matches where a browser sends none, is the second
 * proof.
 */
export function isFromSameOrigin(
  headers: IncomingHttpHeaders,
  publicOrigin: string | undefined,
): boolean {
  if (headers['x-tartip-client'] === undefined) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined) return false
  if (publicOrigin !== undefined) return origin === publicOrigin
  return hostOf(origin) === headers.host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Every call in this scope must come from our own pages: the custom header and the same origin. */
export function requireClientHeader(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async request => {
    if (request.headers['x-tartip-client'] === undefined) {
      throw new HttpRefusal(403, 'CLIENT_HEADER_REQUIRED')
    }
    if (!isSameOrigin(request.raw, allowedOrigins)) throw new HttpRefusal(403, 'ORIGIN_NOT_ALLOWED')
  })
}
