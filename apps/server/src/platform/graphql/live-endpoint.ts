import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  GraphQLError,
  Kind,
  parse,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql'
import { useServer, type Extra } from 'graphql-ws/use/ws'
import type { Context, SubscribePayload } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { languageOf } from '../http/request-info.ts'
import { isSameOriginSocket } from '../http/same-origin.ts'
import type { Ids } from '../ids.ts'
import type { GraphqlContext } from './context.ts'
import type { EndpointDeps } from './http-endpoint.ts'
import { exceededLimit, limits } from './limits.ts'
import { maskFormatted, type MaskingOptions } from './mask-errors.ts'
import { findDocument, type GraphqlParams } from './registered-documents.ts'
import type { LiveSession } from './session-gate.ts'

/** Close codes: 4401 no session (any more); 1012 come back, your rights have changed; 1013 too many. */
const closeCodes = { noSession: 4401, comeBack: 1012, tooMany: 1013 } as const
const socketsPerPerson = 20
const subscriptionsPerSocket = 50
const largestMessageBytes = 65_536

export interface LiveEndpointDeps extends EndpointDeps {
  ids: Ids
}

/** What is known of one socket since it was opened. */
interface Line {
  socket: WebSocket
  cookie: string | undefined
  session: LiveSession
  language: GraphqlContext['request']['language']
  ip: string
}

type LiveContext = Context<Record<string, unknown> | undefined, Extra & { line?: Line }>

/** Mounts `graphql-transport-ws` on `/graphql/<service>` of every service. Answers how to end it. */
export function addLiveEndpoints(
  app: FastifyInstance,
  schemas: ReadonlyMap<string, GraphQLSchema>,
  deps: LiveEndpointDeps,
): () => Promise<void> {
  const lines = createLines(deps)
  const servers = new Map<string, WebSocketServer>()
  const disposals: (() => void | Promise<void>)[] = [lines.stop]
  for (const [service, schema] of schemas) {
    const server = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes })
    servers.set(`/graphql/${service}`, server)
    const disposable = useServer(handlersOf(service, schema, lines, deps), server, 20_000)
    disposals.push(() => disposable.dispose())
  }
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const server = servers.get((request.url ?? '').split('?')[0] ?? '')
    if (server === undefined) return refuseUpgrade(socket, '404 Not Found')
    if (!isSameOriginSocket(request, deps.allowedOrigins))
      return refuseUpgrade(socket, '403 Forbidden')
    server.handleUpgrade(request, socket, head, opened =>
      server.emit('connection', opened, request),
    )
  })
  return async () => {
    for (const dispose of disposals) await dispose()
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function handlersOf(service: string, schema: GraphQLSchema, lines: Lines, deps: LiveEndpointDeps) {
  const masking = (): MaskingOptions => ({
    traceId: deps.ids.uuid(),
    logger: deps.logger,
    isDevelopment: deps.isDevelopment,
  })
  return {
    schema,
    connectionInitWaitTimeout: 5_000,
    async onConnect(context: LiveContext) {
      const { request, socket } = context.extra
      const { cookie } = request.headers
      const session = await deps.sessions.authenticateCookie(cookie, true)
      if (session === undefined) {
        socket.close(closeCodes.noSession, 'UNAUTHENTICATED')
        return false
      }
      const line: Line = {
        socket: socket as WebSocket,
        cookie,
        session,
        language: languageOf(languageParam(context) ?? request.headers['accept-language']),
        ip: request.socket.remoteAddress ?? '',
      }
      if (!lines.open(line)) {
        socket.close(closeCodes.tooMany, 'TOO_MANY_CONNECTIONS')
        return false
      }
      context.extra.line = line
      return true
    },
    async onSubscribe(context: LiveContext, _id: string, payload: SubscribePayload) {
      const { line } = context.extra
      if (line === undefined || !(await lines.isStillOpen(line)))
        return [refusal('UNAUTHENTICATED')]
      if (Object.keys(context.subscriptions).length > subscriptionsPerSocket) {
        return [refusal('TOO_MANY_REQUESTS')]
      }
      const prepared = prepare(service, schema, payload, deps)
      if (Array.isArray(prepared)) return prepared.map(error => maskedError(error, masking()))
      return { ...prepared, contextValue: contextOf(line, deps.ids.uuid()) }
    },
    async onNext(
      context: LiveContext,
      _id: string,
      _payload: unknown,
      _args: unknown,
      result: unknown,
    ) {
      const { line } = context.extra
      // A socket that has just been closed sends nothing any more, this event included.
      if (line !== undefined) await lines.isStillOpen(line)
      const errors: unknown = Reflect.get(Object(result), 'errors')
      if (!Array.isArray(errors)) return undefined
      const shown = errors.map((error: unknown) => maskFormatted(error, masking()))
      return { data: Reflect.get(Object(result), 'data') as never, errors: shown }
    },
    onError(_context: LiveContext, _id: string, _payload: unknown, errors: readonly unknown[]) {
      return errors.map(error => maskFormatted(error, masking()))
    },
    onClose(context: LiveContext) {
      if (context.extra.line !== undefined) lines.forget(context.extra.line)
    },
  }
}

/** The document, checked like over HTTP; only subscriptions go over a socket. */
function prepare(
  service: string,
  schema: GraphQLSchema,
  payload: SubscribePayload,
  deps: LiveEndpointDeps,
):
  | Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>
  | GraphQLError[] {
  const found = findDocument(deps.documents, service, payload as GraphqlParams)
  if (!found.ok) return [refusal('DOCUMENT_NOT_REGISTERED')]
  const { query } = found.params
  if (typeof query !== 'string') return [refusal('REQUEST_INVALID')]
  const document = parseOrErrors(query)
  if (Array.isArray(document)) return document
  const isOnlySubscription = document.definitions.every(
    one => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'subscription',
  )
  if (!isOnlySubscription) return [refusal('REQUEST_INVALID')]
  const errors = validate(schema, document)
  if (errors.length > 0) return [...errors]
  const variableValues = payload.variables ?? {}
  const exceeded = exceededLimit(schema, document, variableValues)
  if (exceeded !== undefined) return [exceeded]
  return { schema, document, operationName: payload.operationName ?? null, variableValues }
}

function parseOrErrors(query: string) {
  try {
    return parse(query, { maxTokens: limits.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

function contextOf(line: Line, traceId: string): GraphqlContext {
  const { session, language, ip } = line
  const request = { traceId, language, ip, idempotencyKey: undefined, isPassive: true }
  return { request, session, actor: session.actor }
}

function maskedError(error: GraphQLError, options: MaskingOptions): GraphQLError {
  const { message, extensions } = maskFormatted(error, options)
  return new GraphQLError(message, { extensions: extensions ?? {} })
}

function refusal(code: string): GraphQLError {
  return new GraphQLError(code, { extensions: { code, params: {} } })
}

function languageParam(context: LiveContext): string | undefined {
  const language = context.connectionParams?.['language']
  return typeof language === 'string' ? language : undefined
}

type Lines = ReturnType<typeof createLines>

/** The open sockets, so that the end of a session closes its own at once. */
function createLines(deps: LiveEndpointDeps) {
  const open = new Set<Line>()
  const close = (sessionId: string, code: number, reason: string) => {
    for (const line of open)
      if (line.session.sessionId === sessionId) line.socket.close(code, reason)
  }
  const stops = [
    deps.sessions.onSessionEnded(id => close(id, closeCodes.noSession, 'SESSION_ENDED')),
    deps.sessions.onContractSelected(id => close(id, closeCodes.comeBack, 'CONTRACT_SELECTED')),
  ]
  return {
    /** False when the person has too many sockets already. */
    open(line: Line): boolean {
      const { personId } = line.session
      const others = [...open].filter(one => one.session.personId === personId).length
      if (others >= socketsPerPerson) return false
      open.add(line)
      return true
    },
    forget: (line: Line) => open.delete(line),
    /** Asks for the session again and closes the socket when it is over or its rights are not the same. */
    async isStillOpen(line: Line): Promise<boolean> {
      const session = await deps.sessions.authenticateCookie(line.cookie, true)
      if (session === undefined) line.socket.close(closeCodes.noSession, 'SESSION_ENDED')
      else if (JSON.stringify(session.actor) !== JSON.stringify(line.session.actor)) {
        line.socket.close(closeCodes.comeBack, 'RIGHTS_CHANGED')
      } else return true
      return false
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}
