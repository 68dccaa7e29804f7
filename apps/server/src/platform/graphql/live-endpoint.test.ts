import { connect as openTcp } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { anonymousPerAddress } from './accept-upgrades.ts'
import { actor, startHarness, token } from './testing/endpoint-harness.ts'

type Harness = Awaited<ReturnType<typeof startHarness>>
let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.close())
beforeEach(() => {
  harness.state.session = { sessionId: 's1', personId: 'p1', actor, expiresInSeconds: 900 }
  delete harness.state.failure
})

const opened: WebSocket[] = []

/** A socket that does not outlive its test. */
function open(headers: Record<string, string>): WebSocket {
  const url = `${harness.url.replace('http', 'ws')}/graphql/demo`
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers })
  opened.push(socket)
  return socket
}

// The server forgets a line later than its client, and lines are counted per person and per address.
afterEach(async () => {
  for (const socket of opened.splice(0)) {
    // One that never opened reports that.
    socket.on('error', () => undefined)
    socket.terminate()
  }
  const countConnections = promisify(harness.app.server.getConnections.bind(harness.app.server))
  await vi.waitFor(
    async () => expect([await countConnections(), harness.ticks.readers.size]).toEqual([0, 0]),
    { timeout: 30_000 },
  )
})

interface Message {
  type: string
  payload?: { data?: { ticks: number } } | { extensions?: { code?: string } }[]
}

/** A socket of the own page after `connection_init`; messages and the close are awaited one by one. */
async function connect(headers: Record<string, string> = {}) {
  const socket = open({ cookie: `session=${token}`, origin: harness.url, ...headers })
  const messages: Message[] = []
  let wake: () => void = () => undefined
  socket.on('message', data => {
    messages.push(JSON.parse((data as Buffer).toString('utf8')) as Message)
    wake()
  })
  const closedWith = new Promise<[number, string]>(resolve =>
    socket.on('close', (code, reason) => resolve([code, String(reason)])),
  )
  const closed = closedWith.then(([code]) => code)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(String(response.statusCode))),
    )
    socket.once('error', reject)
  })
  const next = async () => {
    while (messages.length === 0) await new Promise<void>(resolve => (wake = resolve))
    return messages.shift()
  }
  socket.send(JSON.stringify({ type: 'connection_init' }))
  const subscribe = (query: string) =>
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
  return { socket, messages, closed, closedWith, next, subscribe }
}

/** Opens a line, requests a socket and breaks off at once with a reset. */
async function breakOff(path: string, more: string): Promise<void> {
  const greeting = [
    `GET ${path} HTTP/1.1`,
    `Host: localhost`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ].join('\r\n')
  const socket = openTcp(harness.port, '127.0.0.1')
  await new Promise<void>(resolve => {
    socket.once('close', () => resolve())
    socket.on('error', () => undefined)
    socket.once('connect', () => {
      socket.write(`${greeting}\r\n${more}\r\n`, () => socket.resetAndDestroy())
    })
  })
}

/** A line that is open and never says who it is. */
const openSilently = (): WebSocket => open({ origin: harness.url })

async function subscribed() {
  const line = await connect()
  expect((await line.next())?.type).toBe('connection_ack')
  const before = new Set(harness.ticks.readers)
  line.subscribe('subscription { ticks }')
  while ([...harness.ticks.readers].every(reader => before.has(reader))) {
    await new Promise(resolve => setImmediate(resolve))
  }
  return line
}

describe('the live channel', () => {
  test('carries events to the person who is signed in', async () => {
    const line = await subscribed()
    harness.ticks.emit(7)
    expect(await line.next()).toMatchObject({ type: 'next', payload: { data: { ticks: 7 } } })
    line.socket.close()
    await line.closed
  })

  test('is refused to pages of other sites and to those who do not say where they come from', async () => {
    await expect(connect({ origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(connect({ origin: 'null' })).rejects.toThrow('403')
    const socket = open({})
    const status = await new Promise(resolve =>
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    )
    expect(status).toBe(403)
  })

  test('is closed with 4401 when nobody is signed in', async () => {
    const line = await connect({ cookie: 'session=other' })
    expect(await line.closed).toBe(4401)
    expect(harness.refused).toMatchObject([{ code: 'UNAUTHENTICATED', operation: 'demo' }])
  })

  test('is closed the moment the session ends', async () => {
    const line = await subscribed()
    harness.end()
    expect(await line.closed).toBe(4401)
  })

  test('sends nothing more once the session is gone, even without a notification', async () => {
    const line = await subscribed()
    harness.state.session = undefined
    harness.ticks.emit(8)
    expect(await line.closed).toBe(4401)
    expect(line.messages.filter(message => message.type === 'next')).toEqual([])
  })

  test('comes back with the new rights when they change or another contract is selected', async () => {
    const line = await subscribed()
    harness.state.session = {
      sessionId: 's1',
      personId: 'p1',
      actor: { ...actor, legalPartyId: 'l2' },
      expiresInSeconds: 900,
    }
    harness.ticks.emit(9)
    expect(await line.closed).toBe(1012)
    expect(line.messages.filter(message => message.type === 'next')).toEqual([])
    const other = await subscribed()
    harness.select()
    expect(await other.closed).toBe(1012)
  })

  test('takes no queries and no mutations', async () => {
    const line = await connect()
    await line.next()
    line.subscribe('mutation { change }')
    const answer = await line.next()
    expect(answer?.type).toBe('error')
    expect(Array.isArray(answer?.payload) && answer.payload[0]?.extensions?.code).toBe(
      'REQUEST_INVALID',
    )
    line.socket.close()
    await line.closed
  })

  test('one person has sockets for thirty open pages, and no more', async () => {
    const lines = []
    for (let count = 0; count < 90; count += 1) {
      const line = await connect()
      await line.next()
      lines.push(line)
    }
    const tooMany = await connect()
    // The reason distinguishes it from a connection that the bank had to close.
    expect(await tooMany.closedWith).toEqual([1013, 'TOO_MANY_CONNECTIONS'])
    for (const line of lines) line.socket.close()
    await Promise.all(lines.map(line => line.closed))
  })

  test('one person has a bounded number of subscriptions, on however many sockets', async () => {
    const lines = await Promise.all([connect(), connect()])
    const answers: (Message | undefined)[] = []
    for (const line of lines) {
      await line.next()
      for (let id = 0; id < 70; id += 1) {
        const payload = { query: 'subscription { ticks }' }
        line.socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }))
      }
    }
    // A hundred and twenty are taken; the rest is refused one by one.
    while (answers.length < 20) answers.push(await Promise.race(lines.map(line => line.next())))
    for (const answer of answers) {
      expect(answer?.type).toBe('error')
      expect(JSON.stringify(answer?.payload)).toContain('TOO_MANY_REQUESTS')
    }
    expect(harness.ticks.readers.size).toBe(120)
    for (const line of lines) line.socket.close()
    await Promise.all(lines.map(line => line.closed))
  })

  test.each([
    ['an unknown path', '/graphql/none', ''],
    ['another site', '/graphql/demo', 'Origin: https://evil.example\r\n'],
    ['our own page', '/graphql/demo', `Origin: http://localhost\r\n`],
  ])(
    'a line to %s that breaks in the middle of the greeting harms nobody',
    async (_n, path, more) => {
      for (let count = 0; count < 200; count += 1) await breakOff(path, more)
      const line = await subscribed()
      harness.ticks.emit(11)
      expect(await line.next()).toMatchObject({ payload: { data: { ticks: 11 } } })
      line.socket.close()
      await line.closed
    },
  )

  test('says nothing of the inside when the server fails, and the client may come back', async () => {
    harness.state.failure = new Error('connect ECONNREFUSED 10.1.2.3:5432')
    const line = await connect()
    expect(await line.closedWith).toEqual([1013, 'TRY_AGAIN'])
    expect(harness.lines.join('')).toContain('ECONNREFUSED')
  })

  test.each([
    ['between two events', new Error('terminating connection due to crash of another process')],
    // What the harness cannot resolve.
    ['while an event is read', -1],
  ])(
    'a fault of ours %s ends the connection, so that the page reconnects and reads again',
    async (_at, what) => {
      const line = await subscribed()
      harness.ticks.emit(what)
      expect(await line.closedWith).toEqual([1013, 'TRY_AGAIN'])
      expect(line.messages).toEqual([])
    },
  )

  test.each([
    ['no JSON', '{', 4400],
    ['a message of the server', '{"type":"connection_ack"}', 4400],
    ['an unknown message', '{"type":"fly"}', 4400],
  ])('%s closes the line without a word on the console', async (_name, text, code) => {
    const spoken = vi.spyOn(console, 'error')
    const line = await connect()
    await line.next()
    line.socket.send(text)
    const [closedWith, reason] = await line.closedWith
    expect(closedWith).toBe(code)
    expect(reason).not.toContain('JSON')
    expect(spoken).not.toHaveBeenCalled()
    spoken.mockRestore()
  })

  test('a frame that is too large closes the line without a word on the console', async () => {
    const spoken = vi.spyOn(console, 'error')
    const line = await connect()
    await line.next()
    line.socket.send('x'.repeat(70_000))
    expect(await line.closed).toBe(1009)
    expect(spoken).not.toHaveBeenCalled()
    spoken.mockRestore()
  })

  test('a client that keeps requesting and reads no answer is disconnected', async () => {
    const socket = openSilently()
    await new Promise(resolve => socket.once('open', resolve))
    const ended = new Promise(resolve => socket.once('close', () => resolve('the line')))
    socket.on('error', () => undefined)
    // Far more than the two systems take between the programs.
    const pings = 600
    let answers = 0
    const answered = new Promise(resolve =>
      socket.on('message', () => (answers += 1) === pings && resolve('every answer kept for them')),
    )
    const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(60_000) } })
    socket.pause()
    for (let sent = 0; sent < pings; sent += 1) {
      await new Promise(resolve => socket.send(ping, resolve))
    }
    socket.resume()
    expect(await Promise.race([ended, answered])).toBe('the line')
  })

  test.each([
    { query: 'subscription { ticks }', variables: { id: 'a\u0000' } },
    { query: String.raw`subscription S($id: String = "a\u0000") { ticks }`, operationName: 'S' },
    { query: String.raw`subscription { ticks @skip(if: "a\u{0}") }` },
  ])('text that nobody can keep is refused: %j', async payload => {
    const line = await connect()
    await line.next()
    line.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
    expect(JSON.stringify(await line.next())).toContain('REQUEST_INVALID')
    line.socket.close()
    await line.closed
  })

  test('an address has a bounded number of connections that have not signed in', async () => {
    const silent = Array.from({ length: anonymousPerAddress }, () => openSilently())
    await Promise.all(silent.map(socket => new Promise(resolve => socket.once('open', resolve))))
    await expect(connect()).rejects.toThrow('429')
    const [first, ...others] = silent
    const isClosed = new Promise(resolve => first?.once('close', resolve))
    first?.close()
    await isClosed
    const line = await connect()
    expect((await line.next())?.type).toBe('connection_ack')
    // Known now: another one may wait in its place.
    const next = await connect()
    expect((await next.next())?.type).toBe('connection_ack')
    for (const socket of [...others, line.socket, next.socket]) socket.terminate()
  })

  test('is refused under a name that is not ours, even when the page comes from there', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' }
    await expect(connect(headers)).rejects.toThrow('421')
  })

  test('an unknown service has no socket', async () => {
    const socket = new WebSocket(
      `${harness.url.replace('http', 'ws')}/graphql/other`,
      'graphql-transport-ws',
      {
        headers: { origin: harness.url },
      },
    )
    const status = await new Promise(resolve =>
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    )
    expect(status).toBe(404)
  })
})
