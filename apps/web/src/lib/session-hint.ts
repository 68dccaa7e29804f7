const cookieName = 'tartip-signed-in'

/**
 * Whether this browser may hold a session. The server sets a second cookie beside the session's own,
 * one that scripts can read and that opens nothing: without it no request is needed, and a
 * visit without a session costs no refused call. A hint that has outlived its session costs one.
 */
export function sessionMayExist(): boolean {
  return document.cookie.split('; ').includes(`${cookieName}=1`)
}

/** The server does not know the session any more, or the person has left. */
export function forgetSessionHint(): void {
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Strict`
}
