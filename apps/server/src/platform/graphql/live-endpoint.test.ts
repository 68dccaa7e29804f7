import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { actor, startHarness, token } from './testing/endpoint-harness.ts'

type Harness = Awaited<ReturnType<typeof startHarness>>
let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.close())
beforeEach(() => {
  harness.state.session = { sessionId: 's1', personId: 'p1', actor, expiresInSeconds: 900 }
})

interface Message {
  type: string
  payload?: { data?: { ticks: number } } | { extensions?: { code?: string } }[]
}

/** A socket of the own page that has said hello; messages and the close are awaited one by one. */
async function connect(headers: Record<string, string> = {}) {
  const socket = new WebSocket(
    `${harness.url.replace('http', 'ws')}/graphql/demo`,
    'graphql-transport-ws',
    {
      headers: { cookie: `session=${token}`, origin: harness.url, ...headers },
    },
  )
  const messages: Message[] = []
  let wake: () => void = () => undefined
  socket.on('message', data => {
    messages.push(JSON.parse((data as Buffer).toString('utf8')) as Message)
    wake()
  })
  const closed = new Promise<number>(resolve => socket.on('close', code => resolve(code)))
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
  return { socket, messages, closed, next, subscribe }
}

async function subscribed() {
  const line = await connect()
  expect((await line.next())?.type).toBe('connection_ack')
  const before = harness.ticks.readers.size
  line.subscribe('subscription { ticks }')
  while (harness.ticks.readers.size === before) await new Promise(resolve => setImmediate(resolve))
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
    const socket = new WebSocket(
      `${harness.url.replace('http', 'ws')}/graphql/demo`,
      'graphql-transport-ws',
    )
    const status = await new Promise(resolve =>
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    )
    expect(status).toBe(403)
  })

  test('is closed with 4401 when nobody is signed in', async () => {
    const line = await connect({ cookie: 'session=other' })
    expect(await line.closed).toBe(4401)
  })

  test('is closed the moment the session ends', async () => {
    const line = await subscribed()
    harness.end()
    expect(await line.closed).toBe(4401)
  })

  test('sends nothing more once the session is gone, even when nobody told', async () => {
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

  test('one person has a bounded number of sockets', async () => {
    const lines = []
    for (let count = 0; count < 20; count += 1) {
      const line = await connect()
      await line.next()
      lines.push(line)
    }
    const tooMany = await connect()
    expect(await tooMany.closed).toBe(1013)
    for (const line of lines) line.socket.close()
    await Promise.all(lines.map(line => line.closed))
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
