import type { IncomingMessage } from 'node:http'
import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Logger } from '../http/logger.ts'

/** What the handlers of a connection get of it, and what they note there. */
export interface SocketExtra {
  readonly socket: WebSocket
  readonly request: IncomingMessage
}

/** One of the close codes after which the client comes back by itself: the fault is ours. */
const tryAgainLater = 1013
const largestMessageBytes = 65_536
/**
 * A client that sends more while so much waits for it reads nothing: answers would pile up in our memory as fast as
 * they send, and a ping is answered to people nobody knows yet.
 */
const mostUnreadBytes = 262_144

/**
 * `graphql-transport-ws` over `ws`. The library's own binding reports to the other side what an unexpected
 * error says and writes it to the console; here the cause goes to the log and a code goes out.
 */
export function serveSockets<E extends SocketExtra>(
  options: ServerOptions<Record<string, unknown>, E>,
  extraOf: (socket: WebSocket, request: IncomingMessage) => E,
  settings: { pingEveryMs: number; logger: Logger },
): WebSocketServer {
  const protocol = makeServer(options)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessageBytes,
    handleProtocols,
  })
  server.on('connection', (socket, request) => {
    const { logger } = settings
    // What `ws` finds wrong with a frame or a line: it closes the socket itself.
    socket.on('error', error => logger.debug({ err: error }, 'live line broke'))
    const stopPinging = keepAlive(socket, settings.pingEveryMs)
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: data => sendOn(socket, data),
        close: (code, reason) => socket.close(code, reason),
        onMessage(handle) {
          socket.on('message', data => {
            if (socket.bufferedAmount > mostUnreadBytes) return socket.terminate()
            // `ws` hands out whole messages as one buffer unless configured otherwise.
            handle((data as Buffer).toString('utf8')).catch((error: unknown) => {
              if (isProtocolError(error)) return socket.close(CloseCode.BadRequest, 'BAD_MESSAGE')
              logger.error({ err: error }, 'live line failed')
              socket.close(tryAgainLater, 'TRY_AGAIN')
            })
          })
        },
      },
      extraOf(socket, request),
    )
    socket.once('close', (code, reason) => {
      stopPinging()
      Promise.resolve(closed(code, String(reason))).catch((error: unknown) => {
        logger.error({ err: error }, 'live line could not be ended')
      })
    })
  })
  return server
}

/** Messages of the server's own kinds, sent by the wrong side: the library only throws. */
function isProtocolError(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unexpected message of type')
}

/** A line that has gone meanwhile takes nothing; that is no failure. */
function sendOn(socket: WebSocket, data: string): Promise<void> {
  return new Promise(resolve => {
    if (socket.readyState !== socket.OPEN) resolve()
    else socket.send(data, () => resolve())
  })
}

/** Ends a line whose other side has not answered one ping when the next is due. */
function keepAlive(socket: WebSocket, everyMs: number): () => void {
  let isAnswered = true
  socket.on('pong', () => (isAnswered = true))
  const timer = setInterval(() => {
    if (!isAnswered) return socket.terminate()
    isAnswered = false
    socket.ping()
  }, everyMs)
  return () => clearInterval(timer)
}
