let isInPassiveScope = false

/**
 * Runs `start` so that every call it starts at once is marked passive: the server answers but does
 * not lengthen the session. Everything a person did not do themselves goes through here (live events,
 * polling, a refetch after the network returned); otherwise an unattended screen never expires.
 */
export function runPassively<T>(start: () => T): T {
  const before = isInPassiveScope
  isInPassiveScope = true
  try {
    return start()
  } finally {
    isInPassiveScope = before
  }
}

/** Read by the clients at the moment a call starts. */
export function passiveScopeIsOpen(): boolean {
  return isInPassiveScope
}
