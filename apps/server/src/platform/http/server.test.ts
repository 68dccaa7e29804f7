import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as sendRaw } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserHeaders, startHarness } from '../graphql/testing/endpoint-harness.ts'
import { systemIds } from '../ids.ts'
import { createLogger } from './logger.ts'
import { createHttpServer } from './server.ts'

const webDir = mkdtempSync(join(tmpdir(), 'tartip-web-'))
let isReady = true
let readinessCalls = 0
let now = 1_000_000
let harness: Awaited<ReturnType<typeof startHarness>>
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(
    join(webDir, 'index.html'),
    '<head><script nonce="__CSP_NONCE__">1</script><style>a{}</style><script type="module" src="/assets/a-1.js"></script></head>',
  )
  writeFileSync(join(webDir, 'assets/a-1.js'), 'export const a = 1')
  writeFileSync(join(webDir, 'assets/a-1.js.gz'), gzipSync('export const a = 1'))
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>')
  harness = await startHarness({
    webDir,
    rateLimitPerMinute: 0,
    clock: { now: () => now },
    checkReady: async () => {
      readinessCalls += 1
      if (!isReady) throw new Error('no database')
    },
  })
})
afterAll(async () => {
  await harness.close()
  rmSync(webDir, { recursive: true })
})
/** An address as it stands, which `fetch` would tidy up, and any name of the server. */
const getRaw = (path: string, headers: Record<string, string> = {}, port = harness.port) =>
  new Promise<{ status: number; text: string; traceId: unknown }>((resolve, reject) => {
    const call = sendRaw({ port, host: '127.0.0.1', path, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, traceId: answer.headers['x-trace-id'] }),
      )
    })
    call.on('error', reject).end()
  })
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${harness.url}${path}`, { headers })

describe('headers', () => {
  test('every answer carries them, also refusals and missing pages', async () => {
    for (const path of ['/', '/assets/a-1.js', '/api/none', '/graphql/demo', '/health/live']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('private answers are never kept by anybody', async () => {
    for (const path of ['/', '/api/none', '/graphql/demo']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('the client', () => {
  test('each page has a nonce of its own on every script and style', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/', '/history?status=ALL']) {
      const answer = await get(path, { accept: 'text/html' })
      const text = await answer.text()
      const nonce =
        /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
      expect(text.match(/<(script|style)/g)).toHaveLength(3)
      expect(text.split(`nonce="${nonce}"`)).toHaveLength(4)
      expect(text).not.toContain('__CSP_NONCE__')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  test('files with a hash in the name are kept for ever and come compressed', async () => {
    const answer = await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toBe('export const a = 1')
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a missing file, address or method is no page', async () => {
    for (const path of ['/assets/gone-2.js', '/api/v1/none', '/graphql/none']) {
      const answer = await get(path, { accept: 'text/html' })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect((await get('/history', { accept: 'application/json' })).status).toBe(404)
    expect((await fetch(`${harness.url}/history`, { method: 'POST' })).status).toBe(404)
  })

  test('nothing outside the folder of the client can be read', async () => {
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const answer = await get(path)
      expect([400, 403, 404]).toContain(answer.status)
    }
  })
})

describe('odd addresses', () => {
  test.each([
    ['/assets/', 403],
    ['/assets', 403],
    ['/assets/%00', 400],
    ['/../x', 403],
    ['/assets/../../x', 403],
    ['/%zz', 400],
    ['/api/none?a=%00', 400],
    ['/api/none?a=%ED%A0%80', 400],
  ])(
    '%s is answered with %i, in our own words and without a line in the log',
    async (path, status) => {
      const before = harness.lines.length
      const answer = await getRaw(path)
      expect([status, 404]).toContain(answer.status)
      const { code, traceId } = JSON.parse(answer.text) as Record<string, unknown>
      expect(code).not.toMatch(/^FST/)
      expect(typeof traceId).toBe('string')
      expect(harness.lines.slice(before).join('')).not.toContain('"level":50')
    },
  )

  test.each([
    ['localhost', 404],
    ['LOCALHOST:3000', 404],
    ['127.0.0.1', 404],
    ['[::1]:3000', 404],
    ['192.168.1.20:3000', 404],
    ['bank.example', 404],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.nip.example', 421],
    ['evil.example@localhost', 421],
  ])('called under the name %s the server answers %i', async (host, status) => {
    expect((await getRaw('/api/none', { host })).status).toBe(status)
  })
})

describe('health', () => {
  test('alive is not yet ready', async () => {
    isReady = false
    now += 1_000
    expect((await get('/health/live')).status).toBe(200)
    const answer = await get('/health/ready')
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('database')
    isReady = true
    now += 1_000
    expect((await get('/health/ready')).status).toBe(200)
  })

  test('the costly query runs once a second, however many want to know', async () => {
    now += 1_000
    const before = readinessCalls
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/health/ready')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(readinessCalls).toBe(before + 1)
  })
})

describe('the log', () => {
  test('names the route, not the address with what people typed', async () => {
    await get('/api/none?search=Алтын&account=1090123456789012')
    const text = harness.lines.join('')
    expect(text).toContain('"status":404')
    expect(text).not.toContain('search=')
    expect(text).not.toContain('1090123456789012')
  })
})

describe('what is hidden of the client', () => {
  test('is handed out neither as a page nor as a file, however the address is written', async () => {
    mkdirSync(join(webDir, 'assets/console'))
    writeFileSync(join(webDir, 'assets/console/route-1.js'), 'export const console = 1')
    const hiddenPaths = ['/console', '/assets/console']
    const [open, hidden] = [
      await startHarness({ webDir }),
      await startHarness({ webDir, hiddenPaths }),
    ]
    const pages = [
      '/console',
      '/console/',
      '/console?tab=stage',
      '/Console',
      '//console',
      '/x/../console',
    ]
    const files = ['/assets/console/route-1.js', '/assets/%63onsole/route-1.js']
    const statusOf = async ({ port }: { port: number }, path: string) => {
      const headers = { accept: 'text/html' }
      return (await getRaw(path, headers, port)).status
    }
    try {
      expect(await statusOf(open, '/console')).toBe(200)
      expect(await statusOf(open, '/assets/console/route-1.js')).toBe(200)
      for (const path of [...pages, ...files]) {
        expect([path, await statusOf(hidden, path)]).toEqual([path, 404])
      }
      for (const path of ['/', '/consoles', '/assets/a-1.js']) {
        expect([path, await statusOf(hidden, path)]).toEqual([path, 200])
      }
    } finally {
      await Promise.all([open.close(), hidden.close()])
    }
  })
})

describe('the limit of calls', () => {
  test('stops an address that calls too often, but not its files and health checks', async () => {
    // A server of its own: the calls of other tests do not count against its limit, nor these against theirs.
    const limited = await startHarness({ webDir, rateLimitPerMinute: 60 })
    try {
      const call = (path: string) => fetch(`${limited.url}${path}`)
      for (let count = 0; count < 80; count += 1) await call('/api/none')
      const refused = await call('/')
      expect(refused.status).toBe(429)
      expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      expect((await call('/assets/a-1.js')).status).toBe(200)
      expect((await call('/health/live')).status).toBe(200)
    } finally {
      await limited.close()
    }
  })
})

describe('the address of the caller', () => {
  const forged = {
    'x-forwarded-for': '203.0.113.9, 198.51.100.7',
    'x-forwarded-host': 'evil.example',
  }

  async function ipSeen(publicOrigin: string | undefined): Promise<string> {
    const seen: string[] = []
    const app = await createHttpServer({
      logger: createLogger({ level: 'silent', write: () => undefined }),
      ids: systemIds,
      clock: { now: () => now },
      allowedHosts: [],
      publicOrigin,
      rateLimitPerMinute: 0,
      checkReady: async () => undefined,
      about: { version: '1.2.3', role: 'all' },
      registerRoutes: async routes => {
        routes.get('/who', async request => {
          seen.push(request.ip)
          return {}
        })
      },
    })
    expect((await app.inject({ url: '/who', headers: forged })).statusCode).toBe(200)
    await app.close()
    return seen.join()
  }

  test('is the line it came by, whatever headers say, when no proxy of ours stands in front', async () => {
    expect(await ipSeen(undefined)).toBe('127.0.0.1')
  })

  test('is what our one proxy reports; what others have added before it is ignored', async () => {
    expect(await ipSeen('https://bank.example')).toBe('198.51.100.7')
  })
})

describe('bodies', () => {
  let unlimited: Awaited<ReturnType<typeof startHarness>>
  beforeAll(async () => {
    unlimited = await startHarness()
  })
  afterAll(() => unlimited.close())

  const post = (type: string, body: string | Buffer) =>
    fetch(`${unlimited.url}/graphql/demo`, {
      method: 'POST',
      headers: { ...browserHeaders(), 'content-type': type },
      body,
    })

  test.each([
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a.exe"\r\n\r\nMZ\r\n--x--',
    ],
    ['application/x-www-form-urlencoded', 'query=%7Bhello%7D&query=%7Bbroken%7D'],
    ['application/octet-stream', 'MZ'],
    ['image/png', '\u0089PNG'],
    ['application/zip', 'PK'],
    ['text/plain', '{"query":"{ hello }"}'],
  ])('of type %s are refused unread: services take no files and no forms', async (type, body) => {
    expect((await post(type, body)).status).toBe(415)
  })

  test('larger than a megabyte are refused before they are read', async () => {
    expect((await post('application/json', `{"query":"${'x'.repeat(1_100_000)}"}`)).status).toBe(
      413,
    )
  })

  test('that say one thing twice are read in one way: the last word counts', async () => {
    const twice = '{"query":"{ broken }","query":"{ hello }"}'
    const answer = await post('application/json', twice)
    expect(await answer.text()).toContain('hello world')
  })

  test('and queries in the address count for nothing', async () => {
    const answer = await fetch(`${unlimited.url}/graphql/demo?query={broken}&query={slow}`, {
      method: 'POST',
      headers: browserHeaders(),
      body: JSON.stringify({ query: '{ hello }' }),
    })
    expect(await answer.text()).toContain('hello world')
  })
})

test('a call whose line breaks while it is checked is no fault of the server', async () => {
  const head = [
    'POST /graphql/demo HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ]
  const socket = connect(harness.port, '127.0.0.1')
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.on('error', () => undefined).resume()
  // The head is right and calls the server; the body breaks the line in the same moment.
  socket.end(`${head.join('\r\n')}\r\n\r\nZZ\r\n`)
  await closed
  await get('/health/live')
  expect(harness.lines.filter(line => line.includes('"level":50'))).toEqual([])
})
