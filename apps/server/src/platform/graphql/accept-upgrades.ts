import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { WebSocketServer } from 'ws'
import { isAllowedHost } from '../http/allowed-hosts.ts'
import { isSameOriginSocket } from '../http/same-origin.ts'

export interface UpgradeDeps {
  allowedOrigins: readonly string[]
  allowedHosts: readonly string[]
  /** Exactly one proxy of our own stands in front: its word about the address is believed. */
  isBehindProxy: boolean
}

/** How many lines of one address may be waiting to say who they are; an office reconnects at once. */
export const anonymousPerAddress = 100

/** Connections that have not signed in yet, by address. */
export interface AnonymousConnections {
  /** Ends the waiting of this request's line: it is known now. Harmless when it is over already. */
  isKnown(request: IncomingMessage): void
}

/** Lets requests for a socket in: at a known path, from our own pages, not too many unknown at once. */
export function acceptUpgrades(
  app: FastifyInstance,
  servers: ReadonlyMap<string, WebSocketServer>,
  deps: UpgradeDeps,
): AnonymousConnections {
  const waiting = new Map<string, number>()
  const forget = new WeakMap<IncomingMessage, () => void>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // From here on the socket is ours: an `error` nobody listens to would end the process.
    socket.on('error', () => socket.destroy())
    const server = servers.get((request.url ?? '').split('?')[0] ?? '')
    if (!isAllowedHost(request.headers.host, deps.allowedHosts)) {
      return refuseUpgrade(socket, '421 Misdirected Request')
    }
    if (server === undefined) return refuseUpgrade(socket, '404 Not Found')
    if (!isSameOriginSocket(request, deps.allowedOrigins))
      return refuseUpgrade(socket, '403 Forbidden')
    const address = addressOf(request, deps.isBehindProxy)
    const others = waiting.get(address) ?? 0
    if (others >= anonymousPerAddress) return refuseUpgrade(socket, '429 Too Many Requests')
    waiting.set(address, others + 1)
    let isWaiting = true
    const end = () => {
      if (!isWaiting) return
      isWaiting = false
      const left = (waiting.get(address) ?? 1) - 1
      if (left > 0) waiting.set(address, left)
      else waiting.delete(address)
    }
    forget.set(request, end)
    socket.once('close', end)
    server.handleUpgrade(request, socket, head, opened =>
      server.emit('connection', opened, request),
    )
  })
  return { isKnown: request => forget.get(request)?.() }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The address behind a socket, read as the HTTP server reads it: the proxy writes the last one. */
export function addressOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  isBehindProxy: boolean,
): string {
  const forwarded = isBehindProxy ? request.headers['x-forwarded-for'] : undefined
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last || (request.socket.remoteAddress ?? '')
}
