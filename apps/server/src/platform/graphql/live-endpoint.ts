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
import { hasInvalidText } from '../http/invalid-text.ts'
import { languageOf } from '../http/request-info.ts'
import type { Ids } from '../ids.ts'
import { acceptUpgrades, addressOf, type AnonymousConnections } from './accept-upgrades.ts'
import type { GraphqlContext } from './context.ts'
import type { EndpointDeps } from './http-endpoint.ts'
import { costOfDocument, limits } from './limits.ts'
import {
  closeCodes,
  createLines,
  type Line,
  type Lines,
  subscriptionsPerPerson,
} from './live-connections.ts'
import { maskFormatted, type MaskingOptions } from './mask-errors.ts'
import { calledOperations, mayCall, type OperationPolicies } from './operation-policy.ts'
import { findDocument, type GraphqlParams } from './registered-documents.ts'
import { hasInvalidLiteral } from './run-document.ts'
import { exceededCounts } from './scan-document.ts'
import { serveSockets, type SocketExtra } from './serve-sockets.ts'
import { refusal } from './unwrap.ts'

const pingEveryMs = 20_000
/** A client that has gone away silently never answers the closing of its socket. */
const closeNoticeMs = 1_000

export interface LiveEndpointDeps extends EndpointDeps {
  ids: Ids
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
    const policies = deps.policies.get(service) ?? {}
    const handlers = handlersOf({ ...deps, policies, service, schema, lines, anonymous })
    const extraOf = (socket: WebSocket, request: IncomingMessage): LineExtra => ({
      socket,
      request,
    })
    const settings = { pingEveryMs, logger: deps.logger }
    servers.set(`/graphql/${service}`, serveSockets(handlers, extraOf, settings))
  }
  return async () => {
    lines.stop()
    await Promise.all([...servers.values()].map(closeServer))
  }
}

/** Clients come back after this code, to whichever process then answers. */
async function closeServer(server: WebSocketServer): Promise<void> {
  for (const client of server.clients) client.close(closeCodes.closing, 'GOING_AWAY')
  const terminate = setTimeout(() => {
    for (const client of server.clients) client.terminate()
  }, closeNoticeMs)
  await new Promise<void>(resolve => server.close(() => resolve()))
  clearTimeout(terminate)
}

interface HandlerDeps extends LiveEndpointDeps {
  readonly policies: OperationPolicies
  readonly service: string
  readonly schema: GraphQLSchema
  readonly lines: Lines
  readonly anonymous: AnonymousConnections
}

function handlersOf(deps: HandlerDeps) {
  const { schema, lines } = deps
  const mask = (errors: readonly unknown[]) =>
    errors.map(error => maskFormatted(error, maskingOf(deps)))
  return {
    schema,
    connectionInitWaitTimeout: 5_000,
    onConnect: (context: LiveContext) => openLine(deps, context),
    onSubscribe: (context: LiveContext, _id: string, payload: SubscribePayload) =>
      admitSubscription(deps, context.extra.line, payload),
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
      const shown = mask(errors)
      endWhenOurs(context, shown)
      return { data: Reflect.get(Object(result), 'data') as never, errors: shown }
    },
    onError(context: LiveContext, _id: string, _payload: unknown, errors: readonly unknown[]) {
      const shown = mask(errors)
      endWhenOurs(context, shown)
      return shown
    },
    onClose(context: LiveContext) {
      if (context.extra.line !== undefined) lines.forget(context.extra.line)
    },
  }
}

/** Whoever comes must have a session, and not too many lines already; false ends the handshake. */
async function openLine(deps: HandlerDeps, context: LiveContext): Promise<boolean> {
  const { request, socket } = context.extra
  const { cookie } = request.headers
  const session = await deps.sessions.authenticateCookie(cookie, true)
  if (session === undefined) {
    const ip = addressOf(request, deps.isBehindProxy)
    const operation = deps.service
    await deps.sessions.recordRefusal({ code: 'UNAUTHENTICATED', operation, ip, cookie })
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
  if (!deps.lines.open(line)) {
    socket.close(closeCodes.tooMany, 'TOO_MANY_CONNECTIONS')
    return false
  }
  context.extra.line = line
  deps.anonymous.isKnown(request)
  return true
}

/** What is to be run, or why it is not. */
async function admitSubscription(
  deps: HandlerDeps,
  line: Line | undefined,
  payload: SubscribePayload,
): Promise<ExecutionArgs | GraphQLError[]> {
  if (line === undefined) return [refusal('UNAUTHENTICATED')]
  // Counted before the first wait: a burst is refused before it costs anything.
  if (deps.lines.subscriptionsOf(line.session.personId) > subscriptionsPerPerson) {
    return [refusal('TOO_MANY_REQUESTS')]
  }
  if (!(await deps.lines.isStillOpen(line))) return [refusal('UNAUTHENTICATED')]
  const prepared = prepare(deps.service, deps.schema, payload, deps)
  if (Array.isArray(prepared)) return prepared.map(error => maskedError(error, maskingOf(deps)))
  for (const operation of calledOperations(prepared.document)) {
    const caller = { actor: line.session.actor, apis: undefined }
    const allowed = mayCall(deps.policies, operation, caller)
    if (allowed.ok) continue
    const { code, params } = allowed.error
    const { session, ip } = line
    const { actor } = session
    await deps.sessions.recordRefusal({ code, operation, ip, session, actor })
    return [refusal(code, params)]
  }
  return { ...prepared, contextValue: contextOf(line, deps.ids.uuid()) }
}

/** Each thing that is masked is found again by a trace of its own. */
function maskingOf({ ids, logger, isDevelopment }: LiveEndpointDeps): MaskingOptions {
  return { traceId: ids.uuid(), logger, isDevelopment }
}

/**
 * A fault of ours, as a database that is just being started again, passes; a subscription that is notified of it is over,
 * and its page would receive nothing more. So the socket is closed instead: the page reconnects and requests what it missed.
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
  if (hasInvalidText(payload)) return [refusal('REQUEST_INVALID')]
  const exceeded = found.isRegistered ? undefined : exceededCounts(query)
  if (exceeded !== undefined) return [exceeded]
  const document = parseOrErrors(query)
  if (Array.isArray(document)) return document
  if (hasInvalidLiteral(document)) return [refusal('REQUEST_INVALID')]
  const isOnlySubscription = document.definitions.every(
    one => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'subscription',
  )
  if (!isOnlySubscription) return [refusal('REQUEST_INVALID')]
  const errors = validate(schema, document)
  if (errors.length > 0) return [...errors]
  const variableValues = payload.variables ?? {}
  const cost = costOfDocument(schema, document, variableValues)
  if (cost instanceof GraphQLError) return [cost]
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
