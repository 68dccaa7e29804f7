import type { Language } from '@tartip/domain/language'
import { ApiError } from './api-error.ts'
import type { WebClock } from './clock.ts'
import { systemClock } from './clock.ts'
import { currentLanguage } from './current-language.ts'
import { passiveScopeIsOpen } from './passive.ts'
import { sessionEvents } from './session-events.ts'

/** A bank answers in a second; after this long the person is told instead of left waiting. */
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
        Accept: 'application/json',
        'Accept-Language': deps.language(),
        'X-Tartip-Client': 'web',
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
  reportSession(response, sentAtMonotonic, request.isBeforeSession ?? false)
  return { status: response.status, json: await readJson(response) }
}

function reportSession(
  response: Response,
  sentAtMonotonic: number,
  isBeforeSession: boolean,
): void {
  if (response.status === 401 && !isBeforeSession) {
    sessionEvents.emit('unauthenticated', undefined)
    return
  }
  const header = response.headers.get('X-Session-Expires-In')
  if (!response.ok || header === null || !/^\d{1,6}$/.test(header)) return
  sessionEvents.emit('expiry', { secondsLeft: Number.parseInt(header, 10), sentAtMonotonic })
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw new ApiError('NETWORK_ERROR', { isNetwork: true })
  })
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    // A proxy's HTML page is not an answer of the bank; the status tells what to show.
    return undefined
  }
}
