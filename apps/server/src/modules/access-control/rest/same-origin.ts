import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a call provably comes from a page of this origin.
 *
 * The sign-in calls keep the verb GET of the specification, which a foreign page could otherwise
 * trigger with a picture or a link. The custom header cannot be sent across origins without a
 * preflight; `Sec-Fetch-Site`, or an Origin that matches where a browser sends none, is the second
 * proof.
 */
export function comesFromSameOrigin(
  headers: IncomingHttpHeaders,
  publicOrigin: string | undefined,
): boolean {
  if (headers['x-tartip-client'] === undefined) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined) return false
  if (publicOrigin !== undefined) return origin === publicOrigin
  return URL.canParse(origin) && new URL(origin).host === headers.host
}
