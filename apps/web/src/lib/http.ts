import type { Language } from '@tartip/domain/language'
import { ApiError } from './api-error.ts'
import type { WebClock } from './clock.ts'
import { systemClock } from './clock.ts'
import { currentLanguage } from './current-language.ts'
import { passiveScopeIsOpen } from './passive.ts'
import { sessionEvents } from './session-events.ts'

/** A bank answers in a second; after this long the person is notified instead of left waiting. */
const defaultTimeoutMs = 30_000

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** Not done by the person: must not lengthen the session. */
  readonly isPassive?: boolean | undefined
  /** A 401 here says something else than "the session is over" (sign-in itself). */
  readonly isBeforeSession?: boolean | undefined
}

export interface HttpAnswer {
  readonly status: number
  /** Parsed JSON, or undefined when the answer has no JSON body. */
  readonly json: unknown
}

interface HttpDeps {
  readonly fetch: typeof fetch
  readonly clock: WebClock
  readonly language: () => Language
}

const systemDeps: HttpDeps = {
  // Looked up at the call, so that a page may be watched or faked after this module has loaded.
  fetch: (...args) => globalThis.fetch(...args),
  clock: systemClock,
  language: currentLanguage,
}

/**
 * One call to the own server with everything each call carries: the cookie, the custom header that
 * proves the same origin, the language, and the passive mark. Feeds the session timer.
 * Throws ApiError with `isNetwork` when no answer came; a given signal's abort is passed on as it is.
 */
export async function sendHttp(
  request: HttpRequest,
  deps: HttpDeps = systemDeps,
): Promise<HttpAnswer> {
  const response = await fetchResponse(request, deps)
  return { status: response.status, json: await readJson(response) }
}

/** `sendHttp` for a body that is not JSON: its status and headers are known, its body is not read yet. */
export async function fetchResponse(
  request: HttpRequest,
  deps: HttpDeps = systemDeps,
): Promise<Response> {
  const isPassive = request.isPassive ?? passiveScopeIsOpen()
  const sentAtMonotonic = deps.clock.monotonic()
  const timeout = AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs)
  const response = await deps
    .fetch(request.path, {
      method: request.method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: {
        ...ownHeaders(deps.language()),
        ...(isPassive ? { 'X-Passive': '1' } : {}),
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    })
    .catch((error: unknown) => {
      if (request.signal?.aborted) throw error
      throw new ApiError('NETWORK_ERROR', { isNetwork: true })
    })
  if (!request.isBeforeSession || response.status !== 401) {
    reportSession(response.status, response.headers.get(expiryHeader), sentAtMonotonic)
  }
  return response
}

/** What every call of the client carries, whatever sends it. */
export const ownHeaders = (language: Language): Readonly<Record<string, string>> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  'X-Tartip-Client': 'web',
})

export const expiryHeader = 'X-Session-Expires-In'

/** Reports to the session what an answer states about it: that it is over, or how long it still has. */
export function reportSession(
  status: number,
  expiresIn: string | null,
  sentAtMonotonic: number,
): void {
  if (status === 401) {
    sessionEvents.emit('unauthenticated', undefined)
    return
  }
  const isOk = status >= 200 && status < 300
  if (!isOk || expiresIn === null || !/^\d{1,6}$/.test(expiresIn)) return
  sessionEvents.emit('expiry', { secondsLeft: Number.parseInt(expiresIn, 10), sentAtMonotonic })
}

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new ApiError('NETWORK_ERROR', { isNetwork: true })
  })
  return parseJson(text)
}

/** Parsed JSON; undefined when the text is none. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    // A proxy's HTML page is not an answer of the bank; the status shows what to show.
    return undefined
  }
}
