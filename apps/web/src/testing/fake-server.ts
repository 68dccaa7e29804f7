import { isIdempotencyKey } from '@tartip/domain/identifiers/idempotency-key'
import { vi } from 'vitest'
import { isRecord } from '../lib/error-answer.ts'

/** One call as the client sent it. */
export interface SeenCall {
  readonly path: string
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
  /** Operation name of a GraphQL call. */
  readonly operation: string | undefined
}

export interface FakeAnswer {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Handler = (call: SeenCall) => FakeAnswer | Promise<FakeAnswer>

export interface FakeServer {
  readonly calls: SeenCall[]
  /** `GET /api/v1/login`, or the name of a GraphQL operation. The last handler given wins. */
  on(name: string, handler: Handler | FakeAnswer): void
  /** Keeps this answer back until the way to it, which is returned, is called. */
  onHeld(name: string, answer: FakeAnswer): () => void
  callsOf(name: string): SeenCall[]
}

/** Stands in for the server by replacing `fetch`; a call nobody answers fails the test loudly. */
export function fakeServer(): FakeServer {
  const handlers = new Map<string, Handler>()
  const calls: SeenCall[] = []
  const fetchFake = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call = seenCall(pathOf(input), init)
    calls.push(call)
    const handler = handlers.get(nameOf(call))
    if (!handler) throw new TypeError(`No answer prepared for ${nameOf(call)}`)
    const key = call.headers.get('Idempotency-Key')
    const answer = key !== null && !isIdempotencyKey(key) ? keyRefused : await handler(call)
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body)
    return new Response(text, {
      status: answer.status ?? 200,
      headers: { 'Content-Type': 'application/json', ...answer.headers },
    })
  }
  vi.stubGlobal('fetch', fetchFake)
  return {
    calls,
    on: (name, handler) => {
      handlers.set(name, typeof handler === 'function' ? handler : () => handler)
    },
    onHeld: (name, answer) => {
      let letGo: () => void = () => undefined
      const isLetGo = new Promise<void>(resolve => {
        letGo = resolve
      })
      handlers.set(name, async () => {
        await isLetGo
        return answer
      })
      return () => letGo()
    },
    callsOf: name => calls.filter(call => nameOf(call) === name),
  }
}

/** What the edge of the server answers before any operation runs. */
const keyRefused: FakeAnswer = {
  status: 400,
  body: { errors: [{ extensions: { code: 'IDEMPOTENCY_KEY_INVALID', params: {} } }] },
}

function pathOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input
  return input instanceof URL ? input.href : input.url
}

function seenCall(path: string, init: RequestInit): SeenCall {
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const operation = isRecord(body) ? body['operationName'] : undefined
  return {
    path,
    method: init.method ?? 'GET',
    headers: new Headers(init.headers),
    body,
    operation: typeof operation === 'string' ? operation : undefined,
  }
}

const nameOf = (call: SeenCall): string => call.operation ?? `${call.method} ${call.path}`
