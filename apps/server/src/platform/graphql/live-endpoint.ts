import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import {
  GraphQLError,
  Kind,
  parse,
  validate,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import type { Context, SubscribePayload } from 'graphql-ws'
import type { WebSocket, WebSocketServer } from 'ws'
import { hasBrokenText } from '../http/broken-text.ts'
import { languageOf } from '../http/request-info.ts'
import type { Ids } from '../ids.ts'
import { acceptUpgrades, addressOf, type AnonymousLines } from './accept-upgrades.ts'
import type { GraphqlContext } from './context.ts'
import type { EndpointDeps } from './http-endpoint.ts'
import { exceededLimit, limits } from './limits.ts'
import { maskFormatted, type MaskingOptions } from './mask-errors.ts'
import { calledOperations, mayCall, type OperationPolicies } from './operation-policy.ts'
import { findDocument, type GraphqlParams } from './registered-documents.ts'
import { serveSockets, type SocketExtra } from './serve-sockets.ts'
import type { LiveSession } from './session-gate.ts'
import { refusal } from './unwrap.ts'

/** Close codes: 4401 no session (any more); 1012 come back, your rights have changed; 1013 too many, or later. */
const closeCodes = {
  goingAway: 1001,
  noSession: 4401,
  comeBack: 1012,
  tooMany: 1013,
  tryAgain: 1013,
} as const
/**
 * Who works through his documents opens each in a tab of its own, at two computers and on a phone. A
 * page has a line to each of at most three services. Beyond the cap a page would stand still unseen.
 */
const openPagesPerPerson = 30
const socketsPerPerson = openPagesPerPerson * 3
/** Over all sockets of the person: the bell, the counters and what two parts of a page listen to. */
const subscriptionsPerPerson = openPagesPerPerson * 4
const pingEveryMs = 20_000

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
  /** How many subscriptions it carries now. */
  subscriptionCount: () => number
}

interface LineExtra extends SocketExtra {
  line?: Line
}

type LiveContext = Context<Record<string, unknown>, LineExtra>

/** Mounts `graphql-transport-ws` on `/graphql/<service>` of every service. Answers how to end it. */
export function addLiveEndpoints(
  app: FastifyInstance,
  schemas: ReadonlyMap<string, GraphQLSchema>,
  deps: LiveEndpointDeps & { policies: ReadonlyMap<string, OperationPolicies> },
): () => Promise<void> {
  const lines = createLines(deps)
  const servers = new Map<string, WebSocketServer>()
  const anonymous = acceptUpgrades(app, servers, deps)
  for (const [service, schema] of schemas) {
    const own = { ...deps, policies: deps.policies.get(service) ?? {} }
    const handlers = handlersOf(service, schema, lines, anonymous, own)
    const extraOf = (socket: WebSocket, request: IncomingMessage): LineExtra => ({
      socket,
      request,
    })
    const settings = { pingEveryMs, logger: deps.logger }
    servers.set(`/graphql/${service}`, serveSockets(handlers, extraOf, settings))
  }
  return async () => {
    lines.stop()
    for (const server of servers.values()) await closeServer(server)
  }
}

function closeServer(server: WebSocketServer): Promise<void> {
  for (const client of server.clients) client.close(closeCodes.goingAway, 'GOING_AWAY')
  return new Promise(resolve => server.close(() => resolve()))
}

function handlersOf(
  service: string,
  schema: GraphQLSchema,
  lines: Lines,
  anonymous: AnonymousLines,
  deps: LiveEndpointDeps & { policies: OperationPolicies },
) {
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
        const ip = addressOf(request, deps.isBehindProxy)
        const operation = service
        await deps.sessions.noteRefusal({ code: 'UNAUTHENTICATED', operation, ip, cookie })
        socket.close(closeCodes.noSession, 'UNAUTHENTICATED')
        return false
      }
      const line: Line = {
        socket,
        cookie,
        session,
        language: languageOf(languageParam(context) ?? request.headers['accept-language']),
        ip: addressOf(request, deps.isBehindProxy),
        subscriptionCount: () => Object.keys(context.subscriptions).length,
      }
      if (!lines.open(line)) {
        socket.close(closeCodes.tooMany, 'TOO_MANY_CONNECTIONS')
        return false
      }
      context.extra.line = line
      anonymous.isKnown(request)
      return true
    },
    async onSubscribe(context: LiveContext, _id: string, payload: SubscribePayload) {
      const { line } = context.extra
      if (line === undefined) return [refusal('UNAUTHENTICATED')]
      // Counted before the first wait: a burst is refused before it costs anything.
      if (lines.subscriptionsOf(line.session.personId) > subscriptionsPerPerson) {
        return [refusal('TOO_MANY_REQUESTS')]
      }
      if (!(await lines.isStillOpen(line))) return [refusal('UNAUTHENTICATED')]
      const prepared = prepare(service, schema, payload, deps)
      if (Array.isArray(prepared)) return prepared.map(error => maskedError(error, masking()))
      for (const operation of calledOperations(prepared.document)) {
        const asker = { actor: line.session.actor, apis: undefined }
        const allowed = mayCall(deps.policies, operation, asker)
        if (allowed.ok) continue
        const { code, params } = allowed.error
        const { session, ip } = line
        const { actor } = session
        await deps.sessions.noteRefusal({ code, operation, ip, session, actor })
        return [refusal(code, params)]
      }
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
      endWhenOurs(context, shown)
      return { data: Reflect.get(Object(result), 'data') as never, errors: shown }
    },
    onError(context: LiveContext, _id: string, _payload: unknown, errors: readonly unknown[]) {
      const shown = errors.map(error => maskFormatted(error, masking()))
      endWhenOurs(context, shown)
      return shown
    },
    onClose(context: LiveContext) {
      if (context.extra.line !== undefined) lines.forget(context.extra.line)
    },
  }
}

/**
 * A fault of ours, as a database that is just being started again, passes; a subscription that is told of it is over,
 * and its page would hear nothing more. So the line ends unsaid instead: the page comes back and asks what it missed.
 */
function endWhenOurs({ extra }: LiveContext, errors: readonly GraphQLFormattedError[]): void {
  if (!errors.some(({ extensions }) => extensions?.['code'] === 'INTERNAL')) return
  extra.socket.close(closeCodes.tryAgain, 'TRY_AGAIN')
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
  if (hasBrokenText(payload)) return [refusal('REQUEST_INVALID')]
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
    deps.sessions.onRightsChanged(id => close(id, closeCodes.comeBack, 'RIGHTS_CHANGED')),
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
    /** Subscriptions of a person on all his sockets, the one that is being asked for included. */
    subscriptionsOf(personId: string): number {
      let count = 0
      for (const line of open)
        if (line.session.personId === personId) count += line.subscriptionCount()
      return count
    },
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
