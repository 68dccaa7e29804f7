import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeServer } from '../testing/fake-server.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { ApiError } from './api-error.ts'
import { execute } from './graphql-client.ts'
import { runPassively } from './passive.ts'
import { sessionEvents } from './session-events.ts'

interface Saved {
  readonly saved: string
}

const query = { toString: () => 'query Accounts { accounts }' }
const mutation = { toString: () => '\n  mutation Save { save }', __meta__: undefined }
const hashed = { toString: () => 'query Accounts { accounts }', __meta__: { hash: 'abc' } }

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on('Accounts', {
    body: { data: { accounts: [] } },
    headers: { 'X-Session-Expires-In': '900' },
  })
  server.on('Save', { body: { data: { saved: '1' } } })
})

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError')
  return error
}

describe('a call', () => {
  test('goes to the path of its service with the headers every call carries', async () => {
    localStorage.setItem('lang', 'RU')
    await execute(query, {}, { service: 'account' })
    const [call] = server.calls
    expect(call?.path).toBe('/graphql/account')
    expect(call?.headers.get('X-Tartip-Client')).toBe('web')
    expect(call?.headers.get('Content-Type')).toBe('application/json')
    expect(call?.headers.get('Accept-Language')).toBe('ru')
    expect(call?.headers.has('X-Passive')).toBe(false)
    expect(call?.headers.has('Idempotency-Key')).toBe(false)
  })

  test('a registered document travels as its hash', async () => {
    await execute(hashed, {}, { service: 'account' })
    expect(server.calls[0]?.body).toEqual({
      operationName: 'Accounts',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
    })
  })

  test('every change of the payment service has a key, the form’s own when it gives one', async () => {
    await execute(mutation, {}, { service: 'payment' })
    await execute(mutation, {}, { service: 'payment', idempotencyKey: 'form-key-1' })
    expect(server.calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(server.calls[1]?.headers.get('Idempotency-Key')).toBe('form-key-1')
  })

  test('what no person did is marked passive', async () => {
    await runPassively(() => execute(query, {}, { service: 'account' }))
    await execute(query, {}, { service: 'account', isPassive: true })
    await execute(query, {}, { service: 'account' })
    expect(server.calls.map(call => call.headers.get('X-Passive'))).toEqual(['1', '1', null])
  })

  test('passes the seconds left to the session timer', async () => {
    const received = vi.fn()
    const stop = sessionEvents.on('expiry', received)
    await execute(query, {}, { service: 'account' })
    stop()
    expect(received).toHaveBeenCalledWith({ secondsLeft: 900, sentAtMonotonic: expect.any(Number) })
  })
})

describe('a failure', () => {
  test('of the business carries code, parameters, trace id and the fields', async () => {
    server.on('Save', {
      body: {
        errors: [
          {
            message: 'x',
            extensions: {
              code: 'VALIDATION_FAILED',
              params: { limit: 3 },
              traceId: 'trace-1',
              fields: [
                {
                  field: 'purpose',
                  code: 'FIELD_TOO_LONG',
                  params: { max: 210 },
                  message: { ru: 'р', kg: 'к', eng: 'e' },
                },
              ],
            },
          },
        ],
      },
    })
    const error = await failure(execute<Saved, object>(mutation, {}, { service: 'payment' }))
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { limit: 3 },
      traceId: 'trace-1',
      isNetwork: false,
    })
    expect(error.fields).toEqual([
      {
        field: 'purpose',
        code: 'FIELD_TOO_LONG',
        params: { max: 210 },
        message: { ru: 'р', ky: 'к', en: 'e' },
      },
    ])
  })

  test('without an answer is a network failure whose outcome is unknown', async () => {
    server.on('Save', () => {
      throw new TypeError('reset')
    })
    expect(await failure(execute(mutation, {}, { service: 'payment' }))).toMatchObject({
      isNetwork: true,
    })
  })

  test('of a server in trouble, even with an HTML page, is the technical error', async () => {
    server.on('Save', { status: 502 })
    expect(await failure(execute(mutation, {}, { service: 'payment' }))).toMatchObject({
      code: 'TECHNICAL_ERROR',
      status: 502,
    })
  })

  test.each([
    { name: 'status 401', answer: { status: 401, body: { code: 'UNAUTHENTICATED' } } },
    {
      name: 'the code in the answer',
      answer: { body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } },
    },
  ])('that says the session is over ($name) ends it', async ({ answer }) => {
    const ended = vi.fn()
    const stop = sessionEvents.on('unauthenticated', ended)
    server.on('Accounts', answer)
    await failure(execute(query, {}, { service: 'account' }))
    stop()
    expect(ended).toHaveBeenCalledTimes(1)
  })

  test('an aborted call stays an abort, so that a left screen shows no error', async () => {
    const stop = new AbortController()
    server.on('Accounts', () => {
      stop.abort()
      throw new DOMException('aborted', 'AbortError')
    })
    await expect(execute(query, {}, { service: 'account', signal: stop.signal })).rejects.toThrow(
      'aborted',
    )
  })
})
