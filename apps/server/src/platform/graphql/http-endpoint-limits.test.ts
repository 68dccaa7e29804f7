import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { largestBodyBytes } from '../http/server.ts'
import { browserHeaders, send, startHarness } from './testing/endpoint-harness.ts'

type Harness = Awaited<ReturnType<typeof startHarness>>
let development: Harness
beforeAll(async () => {
  development = await startHarness()
})
afterAll(() => development.close())

describe('what does not fit', () => {
  test.each(['*/*', 'text/event-stream', 'multipart/mixed', 'application/json'])(
    'a subscription over HTTP that accepts %s is refused and leaves nothing behind',
    async accept => {
      const query = 'subscription { ticks }'
      const answer = await send(development.url, { query }, browserHeaders({ accept }))
      expect(answer.json.errors[0].extensions.code).toBe('REQUEST_INVALID')
      expect(development.ticks.readers.size).toBe(0)
    },
  )

  test.each([[{ name: 5 }], [{ name: { deep: true } }], [{ name: ['a'] }], [{}], [{ name: null }]])(
    'variables %j are refused as the request, not as a fault',
    async variables => {
      const before = development.lines.length
      const query = 'query Q($name: String!) { hello(name: $name) }'
      const answer = await send(development.url, { query, variables })
      expect(answer.json.errors[0].extensions.code).toBe('REQUEST_INVALID')
      expect(development.lines.slice(before).join('')).not.toContain('TypeError')
    },
  )

  test.each([
    ['NUL', 'a\u0000b'],
    ['half a pair', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('%s in a variable, a name or the document is refused at the edge', async (_name, text) => {
    const query = 'query Q($name: String) { hello(name: $name) }'
    for (const body of [
      { query, variables: { name: text } },
      { query, variables: { deep: [{ [text]: 1 }] } },
      { query: `{ hello(name: "${text}") }` },
    ]) {
      const answer = await send(development.url, body)
      expect([answer.status, answer.json.code]).toEqual([400, 'REQUEST_INVALID'])
    }
    const whole = await send(development.url, { query, variables: { name: 'a\ud83d\ude00b' } })
    expect(whole.json).toEqual({ data: { hello: 'hello a😀b' } })
  })

  test.each([
    String.raw`{ hello(name: "a\u0000b") }`,
    String.raw`{ hello(name: "a\u{0}b") }`,
    String.raw`query Q($name: String = "a\ud800") { hello(name: $name) }`,
    String.raw`{ hello(name: "a") @skip(if: "\u0000") }`,
  ])('a text that the document itself escapes is refused as the request: %s', async query => {
    const before = development.lines.length
    const answer = await send(development.url, { query })
    expect(answer.json.errors[0].extensions.code).toBe('REQUEST_INVALID')
    expect(development.lines.slice(before).join('')).not.toContain('operation failed')
  })

  test('a call is as long as its operation needs, and no other is', async () => {
    const name = 'a'.repeat(largestBodyBytes)
    const long = (field: string) =>
      send(development.url, {
        query: `query Q($name: String!) { ${field}(name: $name) }`,
        variables: { name },
      })
    const refused = await long('hello')
    expect([refused.status, refused.json.errors[0].extensions.code]).toEqual([
      413,
      'REQUEST_TOO_LARGE',
    ])
    expect((await long('lengthOf')).json).toEqual({ data: { lengthOf: name.length } })
    const longer = await send(development.url, { query: '{ hello }', more: name.repeat(3) })
    expect(longer.status).toBe(413)
  })

  test.each([
    ['IDEMPOTENCY_KEY_REUSED', 422],
    ['IDEMPOTENCY_IN_PROGRESS', 409],
    ['VALUE_DATE_PAST', 200],
  ])('%s comes with the status %i', async (code, status) => {
    const query = 'query Q($code: String!) { refusedWith(code: $code) }'
    const answer = await send(development.url, { query, variables: { code } })
    expect(answer.status).toBe(status)
    expect(answer.json.errors[0].extensions).toMatchObject({ code })
    expect(answer.json.errors[0].extensions.http).toBeUndefined()
  })
})

describe('a budget by cost', () => {
  /** Costs about 55,000: two of them are more than a person may spend at once. */
  const costly = `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: items(size: 520) { id name child { id name child { id } } }`).join(' ')} }`

  test('is refilled by time, and refuses with the moment when to come again', async () => {
    let now = 1_000_000
    const harness = await startHarness({ clock: { now: () => now } })
    const statuses: number[] = []
    const waits: (string | null)[] = []
    const call = async (query: string) => {
      const { status, headers, json } = await send(harness.url, { query })
      statuses.push(status)
      waits.push(headers.get('retry-after'))
      return json
    }
    for (let times = 0; times < 3; times += 1) await call(costly)
    const refused = await call(costly)
    expect(statuses).toEqual([200, 200, 429, 429])
    expect(Number(waits[3])).toBeGreaterThan(0)
    expect(refused.errors[0].extensions.code).toBe('TOO_MANY_REQUESTS')
    await call('{ hello }')
    now += Number(waits[3]) * 1_000
    await call(costly)
    expect(statuses.slice(4)).toEqual([200, 200])
    await harness.close()
  })
})

describe('calls in flight', () => {
  test('of one person wait for each other, and too many are refused', async () => {
    const harness = await startHarness()
    const calls = Array.from({ length: 80 }, () => send(harness.url, { query: '{ slow }' }))
    const early = await Promise.race(calls)
    expect(early.status).toBe(429)
    expect(early.headers.get('retry-after')).toBe('1')
    harness.slow.release()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(70)
    await harness.close()
  })
})

describe('slow bodies', () => {
  /** A call of the usual session whose body does not end. */
  const openBody = (port: number): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    const headers = Object.entries(browserHeaders()).map(pair => pair.join(': '))
    socket.write(
      [
        'POST /graphql/demo HTTP/1.1',
        'host: 127.0.0.1',
        ...headers,
        'content-length: 100000',
        '',
        '{"query":',
      ].join('\r\n'),
    )
    return socket
  }

  test('give their places up: 128 of one session do not lock the session out', async () => {
    let now = 1_000_000
    const harness = await startHarness({ clock: { now: () => now } })
    const statusOf = async () => (await send(harness.url, { query: '{ hello }' })).status
    const bodies = Array.from({ length: 128 }, () => openBody(harness.port))
    await expect.poll(statusOf).toBe(429)
    now += 1_000
    expect([await statusOf(), await statusOf()]).toEqual([200, 200])
    for (const body of bodies) body.destroy()
    await harness.close()
  })

  test('end when they stall, on every route', async () => {
    const checks = new Set<() => void>()
    const bodyPace = {
      leastBytes: 1_000,
      smallBytes: 0,
      eachWindow: (check: () => void) => {
        checks.add(check)
        return { stop: () => checks.delete(check) }
      },
    }
    const harness = await startHarness({ bodyPace })
    const ended = once(openBody(harness.port), 'close')
    await expect.poll(() => checks.size).toBe(1)
    for (const check of checks) check()
    await ended
    await expect.poll(() => checks.size).toBe(0)
    expect((await send(harness.url, { query: '{ hello }' })).status).toBe(200)
    await harness.close()
  })
})

test('the same query several times in one request is read once, and again for the next request', async () => {
  const query =
    '{ a: items(size: 520) { id } b: items(size: 520) { name } c: items(size: 40) { id } }'
  const readBefore = development.reads.items
  for (let request = 1; request <= 2; request += 1) {
    const { json } = await send(development.url, { query })
    expect(json.data).toEqual({ a: [{ id: '1' }], b: [{ name: 'one' }], c: [{ id: '1' }] })
    expect(development.reads.items).toBe(readBefore + 2 * request)
  }
})

describe('limits', () => {
  const refusedFor = async (query: string, variables = {}) => {
    const answer = await send(development.url, { query, variables })
    return answer.json.errors?.[0].extensions
  }
  const nested = (levels: number): string =>
    levels === 0 ? 'id' : `child { ${nested(levels - 1)} }`

  test('a thousand aliases in one document', async () => {
    const aliases = Array.from({ length: 1_000 }, (_, index) => `a${index}: hello`).join(' ')
    expect(await refusedFor(`{ ${aliases} }`)).toMatchObject({ params: { limit: 'aliases' } })
    const few = Array.from({ length: 16 }, (_, index) => `a${index}: hello`).join(' ')
    expect(await refusedFor(`{ ${few} }`)).toMatchObject({ params: { limit: 'aliases' } })
  })

  test('a document that is too deep', async () => {
    expect(await refusedFor(`{ item { ${nested(12)} } }`)).toMatchObject({
      params: { limit: 'depth' },
    })
    expect(await refusedFor(`{ item { ${nested(5)} } }`)).toBeUndefined()
  })

  test('a page that is too large, as a literal and as a variable', async () => {
    expect(await refusedFor('{ items(size: 1001) { id } }')).toMatchObject({
      params: { limit: 'pageSize' },
    })
    const query = 'query Q($size: Int) { items(size: $size) { id } }'
    expect(await refusedFor(query, { size: 100_000 })).toMatchObject({
      params: { limit: 'pageSize' },
    })
    expect(await refusedFor(query, { size: 1_000 })).toBeUndefined()
  })

  test('lists count by their length, fragments as often as they are used', async () => {
    const fields = Array.from(
      { length: 15 },
      (_, index) => `a${index}: items(size: 200) { ...All }`,
    )
    const fragment =
      'fragment All on Item { id name child { id name child { id name child { id name child { id name child { id name child { id name } } } } } } }'
    expect(await refusedFor(`{ ${fields.join(' ')} } ${fragment}`)).toMatchObject({
      params: { limit: 'cost' },
    })
  })

  test('a page is as large as the document says when no variable comes', async () => {
    const query = 'query Q($size: Int = 1001) { items(size: $size) { id } }'
    expect(await refusedFor(query)).toMatchObject({ params: { limit: 'pageSize' } })
    expect(await refusedFor(query, { size: 1_000 })).toBeUndefined()
  })

  test('a page of less than nothing does not make up for others', async () => {
    const fields = Array.from(
      { length: 14 },
      (_, index) => `a${index}: items(size: 520) { ...All }`,
    )
    const all = 'fragment All on Item { id name child { id name child { id name child { id } } } }'
    const query = `{ ${fields.join(' ')} b: items(size: -100000) { id }} ${all}`
    expect(await refusedFor(query)).toMatchObject({ params: { limit: 'cost' } })
  })

  test.each(['Query', 'Item'])('fragments on %s that double with every step', async type => {
    const steps = Array.from({ length: 60 }, (_, step) => {
      const next = `...f${step + 1}`
      return `fragment f${step} on ${type} { ${next} ${next} }`
    })
    const last = `fragment f60 on ${type} { __typename }`
    const query = type === 'Query' ? '{ ...f0 }' : '{ item { ...f0 } }'
    expect(await refusedFor(`${query} ${steps.join(' ')} ${last}`)).toMatchObject({
      params: { limit: 'selections' },
    })
  })

  test('a text that is too long to be kept', async () => {
    const comment = '#'.repeat(20_000)
    expect(await refusedFor(`{ hello } ${comment}`)).toMatchObject({ params: { limit: 'length' } })
  })
})
