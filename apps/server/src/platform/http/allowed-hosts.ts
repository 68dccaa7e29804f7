import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { HttpRefusal } from './errors.ts'

/** This machine's own names, however it is configured. */
const ownNames: readonly string[] = ['localhost']

/** The names under which the server may be called: what it listens at and its public address. */
export function allowedHostsOf(settings: {
  host: string
  publicOrigin: string | undefined
}): readonly string[] {
  const { host, publicOrigin } = settings
  const published = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname]
  return [host, ...published]
}

/**
 * Whether a `Host` header names this server. Another site can make its own name point at this machine
 * (DNS rebinding) and would then count as the same origin; it cannot do that with an address in digits,
 * so those are always taken.
 */
export function isAllowedHost(
  header: string | undefined,
  allowedHosts: readonly string[],
): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false
  const url = new URL(`http://${header}`)
  // Anything but a name and a port is no host.
  if (url.username !== '' || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return false
  const name = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(name) !== 0) return true
  return [...ownNames, ...allowedHosts].some(allowed => allowed.toLowerCase() === name)
}

/** Refuses requests that were sent to another name; health checks come under whatever name there is. */
export function requireAllowedHost(app: FastifyInstance, allowedHosts: readonly string[]): void {
  app.addHook('onRequest', async request => {
    if (request.url.startsWith('/health/')) return
    if (!isAllowedHost(request.headers.host, allowedHosts)) {
      throw new HttpRefusal(421, 'HOST_NOT_ALLOWED')
    }
  })
}
