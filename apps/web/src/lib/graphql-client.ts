import { ApiError } from './api-error.ts'
import { apiErrorOf, isRecord } from './error-answer.ts'
import type { HttpRequest } from './http.ts'
import { sendHttp } from './http.ts'
import { newIdempotencyKey } from './idempotency.ts'
import { sessionEvents } from './session-events.ts'

/** The GraphQL services of the bank, each on a path of its own. */
export type ServiceName =
  | 'access-control'
  | 'account'
  | 'document-template'
  | 'faq'
  | 'files'
  | 'installment'
  | 'letter'
  | 'notification'
  | 'payment'
  | 'rules'
  | 'sale-point'
  | 'statement'

/**
 * A document as generated beside its `.graphql` file: a string that knows its result and variables.
 * Structural, so that the class each generated file carries fits.
 */
export interface TypedDocument<TResult, TVariables> {
  toString(): string
  __apiType?: ((variables: TVariables) => TResult) | undefined
  __meta__?: Record<string, unknown> | undefined
}

export interface ExecuteOptions {
  readonly service: ServiceName
  readonly signal?: AbortSignal | undefined
  /** The key of the person's intent; a form gives the same key for each resend. */
  readonly idempotencyKey?: string | undefined
  /** Not done by the person; see `runPassively`. */
  readonly isPassive?: boolean | undefined
  readonly timeoutMs?: number | undefined
}

/**
 * Runs one operation. Throws ApiError with the server's code, parameters, trace id and field
 * failures; `isNetwork` when no answer came, and then a change may or may not have happened: query
 * the state before sending again, or send again under the same idempotency key.
 */
export async function execute<TResult, TVariables>(
  document: TypedDocument<TResult, TVariables>,
  variables: TVariables,
  options: ExecuteOptions,
): Promise<TResult> {
  const text = document.toString()
  const key =
    options.idempotencyKey ??
    (changesDocument(text, options.service) ? newIdempotencyKey() : undefined)
  const request: HttpRequest = {
    method: 'POST',
    path: `/graphql/${options.service}`,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
    body: requestBody(document, text, variables),
    signal: options.signal,
    timeoutMs: options.timeoutMs,
    isPassive: options.isPassive,
  }
  const { status, json } = await sendHttp(request)
  return readAnswer<TResult>(json, status)
}

/** Every change of a document is done once per key, so none goes out without one. */
const changesDocument = (text: string, service: ServiceName): boolean =>
  (service === 'payment' || service === 'letter' || service === 'sale-point') &&
  /^\s*mutation\b/.test(text)

/** The name of the operation in a document, which the server's log and metrics go by. */
export function operationNameOf(text: string): string | undefined {
  return /(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1]
}

function requestBody<TResult, TVariables>(
  document: TypedDocument<TResult, TVariables>,
  text: string,
  variables: TVariables,
) {
  const hash = document.__meta__?.['hash']
  const operationName = operationNameOf(text)
  return typeof hash === 'string'
    ? { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
    : { operationName, query: text, variables }
}

function readAnswer<TResult>(json: unknown, status: number): TResult {
  const answer = isRecord(json) ? json : {}
  const errors = answer['errors']
  if (Array.isArray(errors) && errors.length > 0) {
    const first: unknown = errors[0]
    const error = apiErrorOf(isRecord(first) ? first['extensions'] : undefined, 'GENERIC', status)
    if (error.code === 'UNAUTHENTICATED') sessionEvents.emit('unauthenticated', undefined)
    if (error.code === 'CONTRACT_LOST') sessionEvents.emit('contractLost', undefined)
    throw error
  }
  if (status === 200 && isRecord(answer['data'])) return answer['data'] as TResult
  if (status === 401) throw apiErrorOf(json, 'UNAUTHENTICATED', status)
  if (status >= 500) throw apiErrorOf(json, 'TECHNICAL_ERROR', status)
  throw isRecord(json) ? apiErrorOf(json, 'GENERIC', status) : new ApiError('GENERIC', { status })
}
