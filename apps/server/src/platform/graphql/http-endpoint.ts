import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import { isIdempotencyKey } from '@tartip/domain/identifiers/idempotency-key'
import type { Logger } from '../http/logger.ts'
import { largestBodyBytes } from '../http/server.ts'
import { requestInfoOf } from '../http/request-info.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import {
  payersOf,
  type createAdmission,
  type createBudgets,
  type createTurnstile,
  type Payer,
} from './call-budget.ts'
import type { GraphqlContext } from './context.ts'
import { maskError } from './mask-errors.ts'
import { findDocument, type DocumentPolicy, type GraphqlParams } from './registered-documents.ts'
import { mayCall, type OperationPolicies, type OperationPolicy } from './operation-policy.ts'
import { createDocumentRunner, type RequestedDocument } from './run-document.ts'
import type { RefusedCall, SessionGate } from './session-gate.ts'
import { refusal } from './unwrap.ts'
import type { Validate } from './validation.ts'

export interface EndpointDeps {
  sessions: SessionGate
  documents: DocumentPolicy
  /** Other addresses than the one a request was sent to that our own pages may come from. */
  allowedOrigins: readonly string[]
  /** Names besides this machine's own under which the server may be called. */
  allowedHosts: readonly string[]
  /** Exactly one proxy of our own stands in front. */
  isBehindProxy: boolean
  isDevelopment: boolean
  logger: Logger
}

/** What all services of a process share. */
export interface CallLimits {
  readonly admission: ReturnType<typeof createAdmission>
  readonly turnstile: ReturnType<typeof createTurnstile>
  /** Undefined where calls are not limited. */
  readonly budgets: ReturnType<typeof createBudgets> | undefined
}

const responseType = 'application/graphql-response+json'

/** Mounts `POST /graphql/<service>`: every other method, type or origin is refused before parsing. */
export function addHttpEndpoint(
  app: FastifyInstance,
  service: string,
  schema: GraphQLSchema,
  deps: EndpointDeps & CallLimits & { policies: OperationPolicies; validate: Validate },
): void {
  const path = `/graphql/${service}`
  const run = createDocumentRunner({
    schema,
    validate: deps.validate,
    refusalOf: (operations, context, { bytes = 0 }) => refusalOf(deps, operations, context, bytes),
  })
  const bodyLimit = Math.max(...Object.values(deps.policies).map(bodyLimitOf))
  app.post(path, { bodyLimit, onRequest: admit(deps) }, async (request, reply) => {
    if (!isJson(request)) return refuse(request, reply, 415, 'CONTENT_TYPE_NOT_ALLOWED')
    const entry = await enter(request, reply, deps)
    if (!entry.ok) {
      const { ip, headers } = request
      const { code, status } = entry
      await deps.sessions.recordRefusal({ code, operation: service, ip, cookie: headers.cookie })
      return refuse(request, reply, status, code)
    }
    const { context } = entry
    // Distinguished from a missing key: a client that sends a malformed one believes its change is protected.
    const { idempotencyKey } = context.request
    if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
      return refuse(request, reply, 400, 'IDEMPOTENCY_KEY_INVALID')
    }
    if (Array.isArray(request.body)) return refuse(request, reply, 400, 'REQUEST_INVALID')
    const params = (request.body ?? {}) as GraphqlParams
    const found = findDocument(documentsFor(context, deps.documents), service, params)
    if (!found.ok) return refuse(request, reply, 400, 'DOCUMENT_NOT_REGISTERED')
    const requested = readParams(found, bytesOf(request))
    if (requested === undefined) return refuse(request, reply, 400, 'REQUEST_INVALID')
    const payers = payersOf(context)
    const callInFlight = await deps.turnstile.enter(payers)
    if (callInFlight === undefined) {
      return refuse(request, reply.header('Retry-After', '1'), 429, 'TOO_MANY_REQUESTS')
    }
    const pay = async (cost: number) => {
      if (!callInFlight.mayCost(cost)) {
        void reply.header('Retry-After', '1')
        return refusal('TOO_MANY_REQUESTS')
      }
      const unpaid = charge(reply, deps, context, payers, cost)
      if (unpaid === undefined) await callInFlight.waitForTurn(cost)
      return unpaid
    }
    let result: ExecutionResult
    try {
      const answer = await run(requested, context, pay)
      await recordRefusalsIn(answer, context, service, deps)
      result = masked(answer, context, deps)
    } finally {
      callInFlight.leave()
    }
    // Nobody is there to be answered; what was started is done all the same.
    if (request.raw.destroyed && !reply.raw.writable) return reply.hijack()
    const type = acceptedOf(request)
    return reply
      .code(statusOf(result, type))
      .header('content-type', `${type}; charset=utf-8`)
      .send(JSON.stringify(result))
  })
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    handler: (request, reply) =>
      refuse(request, reply.header('Allow', 'POST'), 405, 'METHOD_NOT_ALLOWED'),
  })
}

/** Before the body is read and anybody is looked up. */
const admit =
  ({ admission, sessions }: Pick<EndpointDeps & CallLimits, 'admission' | 'sessions'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const credential = sessions.credentialOf(request.headers) ?? request.ip
    const { raw } = request
    const call = { hasArrived: () => raw.complete, breakOff: () => void raw.destroy() }
    const entered = admission.enter(credential, call)
    // Listened for before the wait: a call whose sender has gone meanwhile closes only once.
    reply.raw.once('close', () => {
      void entered.then(hasEntered => hasEntered && admission.leave(credential, call))
    })
    if (!(await entered)) {
      return refuse(request, reply.header('Retry-After', '1'), 429, 'TOO_MANY_REQUESTS')
    }
    return undefined
  }

/** Lets a program know what it has left. */
function charge(
  reply: FastifyReply,
  { budgets }: CallLimits,
  { caller }: GraphqlContext,
  payers: readonly Payer[],
  cost: number,
): GraphQLError | undefined {
  if (budgets === undefined) return undefined
  const { retryAfterSeconds, left } = budgets.spend(payers, cost)
  if (caller !== undefined) {
    const { limit, remaining, perSecond } = left
    const shown = `cost=${cost}, remaining=${remaining}, limit=${limit}, per-second=${perSecond}`
    void reply.header('X-Cost-Budget', shown)
  }
  if (retryAfterSeconds === 0) return undefined
  void reply.header('Retry-After', String(retryAfterSeconds))
  return refusal('TOO_MANY_REQUESTS')
}

type Entry =
  | { ok: true; context: GraphqlContext }
  | { ok: false; status: 401 | 403 | 429; code: ErrorCode }

/**
 * Lets a person's page in by its session, or a program by its key. A page proves that it is ours; a
 * program need not: no foreign page can send an `Authorization` header without a preflight, and
 * preflights are never granted. Where a key is given, a cookie is not checked.
 */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<EndpointDeps, 'sessions' | 'allowedOrigins'>,
): Promise<Entry> {
  const info = requestInfoOf(request)
  const { authorization, cookie } = request.headers
  if (authorization !== undefined) {
    const caller = await deps.sessions.authenticateKey(authorization, info.ip)
    if (caller === 'tooMany') return { ok: false, status: 429, code: 'TOO_MANY_REQUESTS' }
    if (caller === 'unknown') return { ok: false, status: 401, code: 'UNAUTHENTICATED' }
    const { actor } = caller
    return {
      ok: true,
      context: { request: info, session: undefined, actor, caller, answers: new Map() },
    }
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
  const { actor } = session
  return { ok: true, context: { request: info, session, actor, answers: new Map() } }
}

/** A program writes its own documents; its access list and the limits hold instead of the registry. */
function documentsFor({ caller }: GraphqlContext, documents: DocumentPolicy): DocumentPolicy {
  return caller === undefined ? documents : { ...documents, acceptsAnyDocument: true }
}

/** One document has one answer: of what the client would take, the two forms of JSON are offered. */
function acceptedOf(request: FastifyRequest): string {
  const isOwnType = (request.headers.accept ?? '').includes(responseType)
  return isOwnType ? responseType : 'application/json'
}

const bodyLimitOf = (policy: OperationPolicy | undefined): number =>
  policy?.largestBodyBytes ?? largestBodyBytes

/** A body that is sent in chunks does not say its length. */
function bytesOf({ headers, body }: FastifyRequest): number {
  const length = Number.parseInt(headers['content-length'] ?? '', 10)
  return Number.isNaN(length) ? Buffer.byteLength(JSON.stringify(body ?? null)) : length
}

/** The parameters in the form that GraphQL over HTTP gives them; undefined when they have another. */
function readParams(
  { params, isRegistered }: { readonly params: GraphqlParams; readonly isRegistered: boolean },
  bytes: number,
): RequestedDocument | undefined {
  const { query } = params
  // Absent and null are the same here.
  const operationName = params.operationName ?? undefined
  const variables = params.variables ?? {}
  if (typeof query !== 'string') return undefined
  if (operationName !== undefined && typeof operationName !== 'string') return undefined
  if (typeof variables !== 'object' || Array.isArray(variables)) return undefined
  return {
    query,
    isRegistered,
    bytes,
    operationName,
    variables: variables as RequestedDocument['variables'],
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
  code: ErrorCode,
): Promise<FastifyReply> {
  const extensions = { code, params: {}, traceId: request.id }
  return reply.code(status).send({ errors: [{ message: code, extensions }] })
}

/** What the policies of the service do not let this person or program call. */
async function refusalOf(
  deps: EndpointDeps & { policies: OperationPolicies },
  operations: readonly string[],
  context: GraphqlContext,
  bytes: number,
): Promise<GraphQLError | undefined> {
  const { actor, caller } = context
  for (const operation of operations) {
    if (bytes > bodyLimitOf(deps.policies[operation])) return refusal('REQUEST_TOO_LARGE')
    const allowed = mayCall(deps.policies, operation, { actor, apis: caller?.apis })
    if (allowed.ok) continue
    const { code, params } = allowed.error
    await deps.sessions.recordRefusal(refusedCall(context, code, operation))
    return refusal(code, params)
  }
  return undefined
}

export function refusedCall(
  { session, actor, caller, request: { ip } }: GraphqlContext,
  code: string,
  operation: string,
): RefusedCall {
  const key = { keyId: caller?.keyId, legalPartyId: caller?.legalPartyId }
  return { code, operation, ip, session, actor, ...key }
}

/** Refusals of a use case that concern the caller, and not the request; the policies before it note their own. */
const refusalsOfRight: readonly unknown[] = [
  'FORBIDDEN',
  'INSTALLMENT_FORBIDDEN',
  'PERSON_LOCKED',
  'PERSON_REJECTED',
  'RECIPIENT_LOOKUPS_EXHAUSTED',
]

async function recordRefusalsIn(
  { errors = [] }: ExecutionResult,
  context: GraphqlContext,
  service: string,
  { policies, sessions }: EndpointDeps & { policies: OperationPolicies },
): Promise<void> {
  for (const error of errors) {
    const { path } = error
    // What the compiled query says of wrong variables carries no extensions, whatever its type says.
    const code: unknown = Reflect.get(Object(error.extensions), 'code')
    if (path === undefined || !refusalsOfRight.includes(code)) continue
    // The caller may have given the field another name, which does not belong in the audit.
    const field = String(path[0])
    const operation = Object.hasOwn(policies, field) ? field : service
    await sessions.recordRefusal(refusedCall(context, String(code), operation))
  }
}

function masked(
  result: ExecutionResult,
  { request: { traceId } }: GraphqlContext,
  { logger, isDevelopment }: EndpointDeps,
): ExecutionResult {
  const { data, errors } = result
  if (errors === undefined || errors.length === 0) return { data: data ?? null }
  const shown = errors.map(error => maskError(error, { traceId, logger, isDevelopment }))
  return data === undefined ? { errors: shown } : { errors: shown, data }
}

/** Refusals that have a status of their own, so that whatever stands between knows them too. */
const statuses: Readonly<Record<string, number>> = {
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_IN_PROGRESS: 409,
  TOO_MANY_REQUESTS: 429,
  REQUEST_TOO_LARGE: 413,
}

/** GraphQL over HTTP: the older type says 200 whenever there is a result, its own says 400 without data. */
function statusOf({ data, errors = [] }: ExecutionResult, type: string): number {
  for (const error of errors) {
    const status = statuses[String(error.extensions['code'])]
    if (status !== undefined) return status
  }
  return data === undefined && type === responseType ? 400 : 200
}
