import { useGraphQlJit } from '@envelop/graphql-jit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Logger } from '../http/logger.ts'
import { requestInfoOf } from '../http/request-info.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { GraphqlContext } from './context.ts'
import { exceededLimit, limits } from './limits.ts'
import { maskError } from './mask-errors.ts'
import { findDocument, type DocumentPolicy, type GraphqlParams } from './registered-documents.ts'
import { calledOperations, mayCall, type OperationPolicies } from './operation-policy.ts'
import type { SessionGate } from './session-gate.ts'
import { refusal } from './unwrap.ts'

export interface EndpointDeps {
  sessions: SessionGate
  documents: DocumentPolicy
  /** Other addresses than the one a request was sent to that our own pages may come from. */
  allowedOrigins: readonly string[]
  /** Names besides this machine's own that the server may be asked at. */
  allowedHosts: readonly string[]
  /** Exactly one proxy of our own stands in front. */
  isBehindProxy: boolean
  isDevelopment: boolean
  logger: Logger
}

const responseType = 'application/graphql-response+json'

interface ServerContext {
  graphql: GraphqlContext
}

/** Mounts `POST /graphql/<service>`: every other method, type or origin is refused before parsing. */
export function addHttpEndpoint(
  app: FastifyInstance,
  service: string,
  schema: GraphQLSchema,
  deps: EndpointDeps & { policies: OperationPolicies },
): void {
  const path = `/graphql/${service}`
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: path,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    maskedErrors: false,
    context: ({ graphql }) => graphql,
    plugins: [limitsPlugin(deps), policyPlugin(deps), useGraphQlJit(), maskPlugin(deps)],
  })
  app.post(path, async (request, reply) => {
    if (!isJson(request)) return refuse(request, reply, 415, 'CONTENT_TYPE_NOT_ALLOWED')
    const entry = await enter(request, reply, deps)
    if (!entry.ok) return refuse(request, reply, entry.status, entry.code)
    const { context } = entry
    const params = (request.body ?? {}) as GraphqlParams
    const found = findDocument(documentsFor(context, deps.documents), service, params)
    if (!found.ok) return refuse(request, reply, 400, 'DOCUMENT_NOT_REGISTERED')
    const leaving = abortOnLeave(reply)
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: acceptedOf(request) },
      body: JSON.stringify(Array.isArray(request.body) ? request.body : found.params),
      signal: leaving,
    }
    const answer = await unlessLeft(leaving, async () =>
      yoga.fetch(`http://localhost${path}`, asked, { graphql: context }),
    )
    // Nobody is there to be answered; what was begun is done all the same.
    if (answer === undefined) return reply.hijack()
    reply.code(answer.status)
    reply.header('content-type', answer.headers.get('content-type') ?? 'application/json')
    return reply.send(await answer.text())
  })
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    handler: (request, reply) =>
      refuse(request, reply.header('Allow', 'POST'), 405, 'METHOD_NOT_ALLOWED'),
  })
}

type Entry =
  | { ok: true; context: GraphqlContext }
  | { ok: false; status: 401 | 403 | 429; code: string }

/**
 * Lets a person's page in by its session, or a program by its key. A page proves that it is ours; a
 * program need not: no foreign page can send an `Authorization` header without a preflight, and
 * preflights are never granted. Where a key is given, a cookie is not looked at.
 */
async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: EndpointDeps,
): Promise<Entry> {
  const info = requestInfoOf(request)
  const { authorization, cookie } = request.headers
  if (authorization !== undefined) {
    const caller = await deps.sessions.authenticateKey(authorization, info.ip)
    if (caller === 'tooMany') return { ok: false, status: 429, code: 'TOO_MANY_REQUESTS' }
    if (caller === 'unknown') return { ok: false, status: 401, code: 'UNAUTHENTICATED' }
    const { actor } = caller
    return { ok: true, context: { request: info, session: undefined, actor, caller } }
  }
  if (request.headers['x-tartip-client'] === undefined) {
    return { ok: false, status: 403, code: 'CLIENT_HEADER_REQUIRED' }
  }
  if (!isSameOrigin(request.raw, deps.allowedOrigins)) {
    return { ok: false, status: 403, code: 'ORIGIN_NOT_ALLOWED' }
  }
  const session = await deps.sessions.authenticateCookie(cookie, info.isPassive)
  if (session === undefined) return { ok: false, status: 401, code: 'UNAUTHENTICATED' }
  void reply.header('X-Session-Expires-In', String(session.expiresInSeconds))
  return { ok: true, context: { request: info, session, actor: session.actor } }
}

/** A program writes its own documents; its access list and the limits hold instead of the registry. */
function documentsFor({ caller }: GraphqlContext, documents: DocumentPolicy): DocumentPolicy {
  return caller === undefined ? documents : { ...documents, takesAnyDocument: true }
}

/** One document has one answer: of what the client would take, the two forms of JSON are offered. */
function acceptedOf(request: FastifyRequest): string {
  const isOwnType = (request.headers.accept ?? '').includes(responseType)
  return isOwnType ? responseType : 'application/json'
}

/** Aborts when the client has left before its answer was sent. */
function abortOnLeave(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/** Leaving ends the wait for the answer with an error that is nobody's fault. */
async function unlessLeft<T>(leaving: AbortSignal, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    const answer = await ask()
    return leaving.aborted ? undefined : answer
  } catch (error) {
    if (leaving.aborted) return undefined
    throw error
  }
}

function isJson(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? ''
  return /^application\/json\s*(;|$)/i.test(type)
}

/** Answers like GraphQL does, so that the client has one way to read errors. */
async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
): Promise<FastifyReply> {
  const extensions = { code, params: {}, traceId: request.id }
  return reply.code(status).send({ errors: [{ message: code, extensions }] })
}

function limitsPlugin(deps: EndpointDeps): Plugin<ServerContext> {
  return {
    onParse: ({ parseFn, setParseFn }) => {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: limits.tokens }))
    },
    onValidate: ({ addValidationRule }) => {
      if (!deps.isDevelopment) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const error = exceededLimit(args.schema, args.document, args.variableValues ?? {})
      if (error !== undefined) setResultAndStopExecution({ errors: [error] })
    },
    // Events go over a socket, where the end of the session ends them too.
    onSubscribe: ({ setResultAndStopExecution }) => {
      setResultAndStopExecution({ errors: [refusal('REQUEST_INVALID')] })
    },
  }
}

/** Refuses what the policies of the service do not let this person or program call. */
function policyPlugin(
  deps: EndpointDeps & { policies: OperationPolicies },
): Plugin<ServerContext, ServerContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { actor, caller, request } = args.contextValue.graphql
      for (const operation of calledOperations(args.document)) {
        const allowed = mayCall(deps.policies, operation, { actor, apis: caller?.apis })
        if (allowed.ok) continue
        if (caller !== undefined) await deps.sessions.noteKeyRefusal(caller, operation, request.ip)
        const { code, params } = allowed.error
        return setResultAndStopExecution({ errors: [refusal(code, params)] })
      }
    },
  }
}

function maskPlugin(deps: EndpointDeps): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess({ result, serverContext, setResult }) {
      if (Array.isArray(result) || !('errors' in result) || result.errors === undefined) return
      const { traceId } = serverContext.graphql.request
      const { logger, isDevelopment } = deps
      const errors = result.errors.map((error: unknown) => {
        const masked = maskError(error, { traceId, logger, isDevelopment })
        const http = httpOf(masked) ?? httpNotedBy(error)
        return http === undefined ? masked : withHttp(masked, http)
      })
      const { data } = result
      setResult(data === undefined ? { errors } : { data, errors })
    },
  }
}

/** Refusals that have a status of their own, so that whatever stands between knows them too. */
const statuses: Readonly<Record<string, number>> = {
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_IN_PROGRESS: 409,
}

type HttpNote = GraphQLError['extensions']['http']

function httpOf(masked: GraphQLError): HttpNote {
  const status = statuses[String(masked.extensions['code'])]
  return status === undefined ? undefined : { status }
}

/** Yoga notes the status of the answer in `extensions.http`; it takes it away itself when answering. */
function httpNotedBy(error: unknown): HttpNote {
  if (!(error instanceof GraphQLError)) return undefined
  // Errors of the compiled executor have no extensions at all, whatever the type says.
  const extensions: GraphQLError['extensions'] | undefined = error.extensions
  return extensions?.http
}

function withHttp(masked: GraphQLError, http: NonNullable<HttpNote>): GraphQLError {
  const extensions = { ...masked.extensions, http }
  return new GraphQLError(masked.message, { nodes: masked.nodes, path: masked.path, extensions })
}
