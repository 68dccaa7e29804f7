import { request as sendRaw } from 'node:http'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserHeaders, send, sha256, startHarness } from './testing/endpoint-harness.ts'

const registered = 'query Registered { hello }'
type Harness = Awaited<ReturnType<typeof startHarness>>
let development: Harness
let production: Harness
beforeAll(async () => {
  development = await startHarness()
  production = await startHarness({ isDevelopment: false, registered: [registered] })
})
afterAll(() => Promise.all([development.close(), production.close()]))

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: () => `${development.url}/graphql/demo`,
    fetchFn: (input: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set('x-tartip-client', 'audit')
      headers.set('cookie', browserHeaders().cookie)
      return fetch(input, { ...init, headers })
    },
  })
  // MAY items are choices; those against ours (GET, other content types) are no part of the product.
  const binding = audits.filter(audit => /^(MUST|SHOULD)/.test(audit.name))
  test.each(binding.map(audit => [audit.id, audit.name, audit] as const))(
    'audit %s: %s',
    async (_id, _name, audit) => {
      const result = await audit.fn()
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
    },
  )
  test('the suite has not become empty', () => expect(binding.length).toBeGreaterThan(30))
})

describe('the endpoint', () => {
  const body = JSON.stringify({ query: 'mutation { change }' })
  const json = 'application/json'
  const cases: readonly [string, number, RequestInit][] = [
    ['our own page', 200, { method: 'POST', headers: browserHeaders(), body }],
    ['GET', 405, { method: 'GET', headers: browserHeaders() }],
    ['PUT', 405, { method: 'PUT', headers: browserHeaders(), body }],
    [
      'a form',
      415,
      {
        method: 'POST',
        headers: browserHeaders({ 'content-type': 'application/x-www-form-urlencoded' }),
        body: 'query=x',
      },
    ],
    [
      'multipart',
      415,
      {
        method: 'POST',
        headers: browserHeaders({ 'content-type': 'multipart/form-data; boundary=x' }),
        body,
      },
    ],
    [
      'plain text',
      415,
      { method: 'POST', headers: browserHeaders({ 'content-type': 'text/plain' }), body },
    ],
    [
      'a JSON lookalike',
      415,
      {
        method: 'POST',
        headers: browserHeaders({ 'content-type': 'text/plain; application/json' }),
        body,
      },
    ],
    [
      'no custom header',
      403,
      { method: 'POST', headers: { 'content-type': json, cookie: browserHeaders().cookie }, body },
    ],
    [
      'another site',
      403,
      { method: 'POST', headers: browserHeaders({ origin: 'https://evil.example' }), body },
    ],
    ['a null origin', 403, { method: 'POST', headers: browserHeaders({ origin: 'null' }), body }],
    [
      'a sister domain by its own word',
      403,
      { method: 'POST', headers: browserHeaders({ 'sec-fetch-site': 'same-site' }), body },
    ],
    [
      'the public address',
      200,
      { method: 'POST', headers: browserHeaders({ origin: 'https://bank.example' }), body },
    ],
    [
      'nobody signed in',
      401,
      { method: 'POST', headers: { 'content-type': json, 'x-tartip-client': 'web' }, body },
    ],
    [
      'a made-up session',
      401,
      { method: 'POST', headers: browserHeaders({ cookie: 'session=other' }), body },
    ],
    ['a batch', 400, { method: 'POST', headers: browserHeaders(), body: `[${body},${body}]` }],
    [
      'a key of the change',
      200,
      { method: 'POST', headers: browserHeaders({ 'idempotency-key': 'a'.repeat(64) }), body },
    ],
    ['broken JSON', 400, { method: 'POST', headers: browserHeaders(), body: '{' }],
  ]
  test.each(cases)('%s → %i', async (_name, status, init) => {
    const response = await fetch(`${development.url}/graphql/demo`, init)
    expect(response.status).toBe(status)
  })

  test.each([['a'.repeat(65)], ['short'], [`${'a'.repeat(36)}:1`], ['']])(
    'a malformed idempotency key is named, not dropped: "%s"',
    async key => {
      const headers = browserHeaders({ 'idempotency-key': key })
      const url = `${development.url}/graphql/demo`
      const response = await fetch(url, { method: 'POST', headers, body })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'IDEMPOTENCY_KEY_INVALID' } }],
      })
    },
  )

  test('a preflight of another site is never granted', async () => {
    const response = await fetch(`${development.url}/graphql/demo`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-tartip-client, content-type',
      },
    })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('access-control-allow-headers')).toBeNull()
  })

  test('a body without a content type is refused', async () => {
    const headers = { 'x-tartip-client': 'web', cookie: browserHeaders().cookie }
    const response = await fetch(`${development.url}/graphql/demo`, {
      method: 'POST',
      headers,
      body: new TextEncoder().encode(body),
    })
    expect(response.status).toBe(415)
  })

  test('answers say how long the session still lives, and a passive call stays passive', async () => {
    const answer = await send(
      development.url,
      { query: '{ hello }' },
      browserHeaders({ 'x-passive': '1' }),
    )
    expect(answer.headers.get('x-session-expires-in')).toBe('900')
    expect(development.state.passiveCalls.at(-1)).toBe(true)
    await send(development.url, { query: '{ hello }' })
    expect(development.state.passiveCalls.at(-1)).toBe(false)
  })

  test('the resolver gets the person and the language', async () => {
    const answer = await send(
      development.url,
      { query: '{ whoAmI }' },
      browserHeaders({ 'accept-language': 'ky' }),
    )
    expect(answer.json).toEqual({ data: { whoAmI: 'p1 ky' } })
  })
})

describe('what is turned away', () => {
  const query = 'query Q { mine: refusedWith(code: "FORBIDDEN") }'

  test('is recorded in the audit: who, what for, and not under a name that the caller made up', async () => {
    development.refused.length = 0
    await send(development.url, { query })
    await send(development.url, { query: '{ refusedWith(code: "PERSON_LOCKED") }' })
    expect(development.refused).toMatchObject([
      { code: 'FORBIDDEN', operation: 'demo', actor: { personId: 'p1' } },
      { code: 'PERSON_LOCKED', operation: 'refusedWith', session: { sessionId: 's1' } },
    ])
  })

  test('is reported with what it showed', async () => {
    development.refused.length = 0
    await send(development.url, { query }, browserHeaders({ cookie: 'session=over' }))
    await send(development.url, { query }, browserHeaders({ origin: 'https://evil.example' }))
    expect(development.refused).toMatchObject([
      { code: 'UNAUTHENTICATED', cookie: 'session=over' },
      { code: 'ORIGIN_NOT_ALLOWED', operation: 'demo' },
    ])
  })

  test('for what was requested and not for the person is no matter of rights', async () => {
    development.refused.length = 0
    await send(development.url, { query: '{ refused }' })
    await send(development.url, { query: '{ nothing }' })
    expect(development.refused).toEqual([])
  })
})

describe('registered documents', () => {
  test('a registered document is taken by its text and by its hash', async () => {
    const byText = await send(production.url, { query: registered })
    expect(byText.json).toEqual({ data: { hello: 'hello world' } })
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(registered) } }
    const byHash = await send(production.url, { operationName: 'Registered', extensions })
    expect(byHash.json).toEqual({ data: { hello: 'hello world' } })
  })

  test('every other document is refused outside development', async () => {
    for (const query of ['{ hello }', `${registered} `, '{ __schema { types { name } } }']) {
      const answer = await send(production.url, { query })
      expect(answer.status).toBe(400)
      expect(answer.json.errors[0].extensions.code).toBe('DOCUMENT_NOT_REGISTERED')
    }
  })

  test('a registered hash does not let another text in', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(registered) } }
    const answer = await send(production.url, { query: 'mutation { change }', extensions })
    expect(answer.json).toEqual({ data: { hello: 'hello world' } })
  })
})

describe('errors', () => {
  test('a refusal carries its code, parameters and a trace id', async () => {
    const answer = await send(development.url, { query: '{ refused }' })
    expect(answer.json.errors[0]).toMatchObject({
      message: 'VALUE_DATE_PAST',
      extensions: {
        code: 'VALUE_DATE_PAST',
        params: { valueDate: '2026-11-28' },
        field: 'valueDate',
      },
    })
    expect(answer.json.errors[0].extensions.traceId).toBe(answer.headers.get('x-trace-id'))
  })

  test('anything else is INTERNAL outside and in the log inside, without full account numbers', async () => {
    const answer = await send(development.url, { query: '{ broken }' })
    expect(answer.text).not.toContain('select failed')
    const { traceId, code } = answer.json.errors[0].extensions
    expect(code).toBe('INTERNAL')
    const line = development.lines.find(
      text => text.includes('select failed') && text.includes(traceId),
    )
    expect(line).toContain('************9012')
    expect(line).toContain('endpoint-harness')
    expect(development.lines.join('')).not.toContain('1090123456789012')
  })

  test('values that are no decimals never reach a resolver', async () => {
    const query = 'query Q($value: Decimal!) { amount(value: $value) }'
    for (const value of [1.5, '1,5', 'NaN', '1e3', '']) {
      const answer = await send(development.url, { query, variables: { value } })
      expect(answer.json.data).toBeFalsy()
      expect(answer.json.errors[0].extensions.code).toBe('REQUEST_INVALID')
    }
    const good = await send(development.url, { query, variables: { value: '-1234.50' } })
    expect(good.json).toEqual({ data: { amount: '-1234.50' } })
  })
})

test('whoever leaves before the answer is no fault', async () => {
  const harness = await startHarness()
  const headers = browserHeaders()
  const place = { port: harness.port, host: '127.0.0.1', path: '/graphql/demo', agent: false }
  const call = sendRaw({ ...place, method: 'POST', headers }).on('error', () => undefined)
  call.end(JSON.stringify({ query: '{ slow }' }))
  await harness.slow.begun
  call.destroy()
  // The server notices it on its own side of the connection.
  while ((await openLines(harness)) > 0) {
    await new Promise(resolve => setImmediate(resolve))
  }
  harness.slow.release()
  await harness.close()
  expect(harness.lines.filter(line => line.includes('"level":50'))).toEqual([])
})

const openLines = ({ app }: Harness) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
