/** Names of the two cookies; `__Host-` makes a browser refuse them from another host or over HTTP. */
export interface CookieNames {
  readonly session: string
  readonly preSession: string
}

export function cookieNames(isSecure: boolean): CookieNames {
  const prefix = isSecure ? '__Host-' : ''
  return { session: `${prefix}tartip-session`, preSession: `${prefix}tartip-sign-in` }
}

/** The value of a cookie in a `Cookie` header; tokens are base64url, so nothing has to be decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map(pair => pair.trim())
  const found = pairs.find(pair => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/**
 * A `Set-Cookie` value for a token: unreadable for scripts, sent to this origin only. Without
 * `maxAgeSeconds` it lasts until the browser is closed; how long it is good for the server decides.
 */
export function tokenCookie(
  name: string,
  token: string,
  options: { isSecure: boolean; maxAgeSeconds?: number },
): string {
  const parts = [`${name}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (options.isSecure) parts.push('Secure')
  if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`)
  return parts.join('; ')
}

/**
 * A second cookie that says only that a session may exist, so that the client of a person without one need not
 * request their profile and be refused. Scripts can read it and it opens nothing; it lives and goes with the
 * session's own cookie.
 */
export function signedInHint(isSignedIn: boolean, isSecure: boolean): string {
  const parts = [`tartip-signed-in=${isSignedIn ? '1' : ''}`, 'Path=/', 'SameSite=Strict']
  if (isSecure) parts.push('Secure')
  if (!isSignedIn) parts.push('Max-Age=0')
  return parts.join('; ')
}

export function removedCookie(name: string, isSecure: boolean): string {
  return tokenCookie(name, '', { isSecure, maxAgeSeconds: 0 })
}
