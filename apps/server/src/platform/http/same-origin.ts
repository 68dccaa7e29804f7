import type { IncomingMessage } from 'node:http'

/**
 * Whether the browser says that the request comes from our own pages.
 *
 * `Origin` must be the address the server was asked at (or the configured public one). The second
 * proof, the custom header `X-Tartip-Client`, is checked by the callers that can ask for it: other
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

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
