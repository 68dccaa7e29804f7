/**
 * The path of an address from outside when it leads to this site, otherwise undefined. Browsers skip tabs and
 * line breaks and read `\` as `/`, so the address is parsed as they parse it, and only the parsed path is used.
 */
export function ownPath(
  address: string | undefined,
  origin: string = location.origin,
): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//evil.example` stays here when it is parsed once, and leaves when its path is parsed again.
  return url.origin === origin && !path.startsWith('//') ? path : undefined
}

/** Where somebody goes after signing in: a path of this site that is not sign-in again. */
export function safeReturnPath(address: string | undefined): string | undefined {
  const path = ownPath(address)
  return path?.startsWith('/auth') ? undefined : path
}
