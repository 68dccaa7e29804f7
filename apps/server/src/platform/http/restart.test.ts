import { Agent, request } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { browserHeaders, send, startHarness } from '../graphql/testing/endpoint-harness.ts'
import { drain } from './health.ts'

const change = { query: 'mutation { change }' }
const soon = { noticeMs: 0, limitMs: 60_000 }
const statusOf = async (url: string) => (await fetch(url)).status

test('a stopping server is not ready, goes on to serve, and says that connections close', async () => {
  const { app, url, close } = await startHarness()
  expect(await statusOf(`${url}/health/ready`)).toBe(200)
  app.beginDrain()
  expect(await statusOf(`${url}/health/ready`)).toBe(503)
  expect(await statusOf(`${url}/health/live`)).toBe(200)
  const { json, headers } = await send(url, change)
  expect(json).toEqual({ data: { change: true } })
  expect(headers.get('connection')).toBe('close')
  await close()
})

test('a call that has begun is answered before the server ends, and no new one comes in', async () => {
  const { app, url, slow } = await startHarness()
  const call = send(url, { query: '{ slow }' })
  await slow.begun
  const ended = drain(app, soon)
  await expect.poll(() => app.server.listening).toBe(false)
  await expect(fetch(`${url}/health/live`)).rejects.toThrow()
  slow.release()
  expect((await call).json).toEqual({ data: { slow: 'done' } })
  await ended
})

test('a call over the limit does not keep the server', async () => {
  const { app, url, slow } = await startHarness()
  const call = send(url, { query: '{ slow }' }).then(
    () => 'answered',
    () => 'cut',
  )
  await slow.begun
  await drain(app, { noticeMs: 0, limitMs: 20 })
  expect(await call).toBe('cut')
  slow.release()
})

test('a socket is closed with "come back"', async () => {
  const { app, url } = await startHarness()
  const address = `${url.replace('http', 'ws')}/graphql/demo`
  const socket = new WebSocket(address, 'graphql-transport-ws', {
    headers: browserHeaders({ origin: url }),
  })
  await new Promise(resolve => socket.once('open', resolve))
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  await drain(app, soon)
  expect(await closed).toBe(1001)
})

test('every process answers which release it is and what it does', async () => {
  const { url, close } = await startHarness()
  const answer = await fetch(`${url}/health/version`)
  expect(await answer.json()).toEqual({ version: '1.2.3', role: 'all' })
  await close()
})

/** Rejects when the connection breaks, and when the answer is another one. */
const post = (url: string, agent: Agent | undefined) =>
  new Promise<void>((resolve, reject) => {
    const options = { method: 'POST', headers: browserHeaders(), agent: agent ?? false }
    const call = request(`${url}/graphql/demo`, options, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('error', reject)
      answer.once('end', () =>
        text === '{"data":{"change":true}}' ? resolve() : reject(new Error(text)),
      )
    })
    call.once('error', reject).end(JSON.stringify(change))
  })

type Harness = Awaited<ReturnType<typeof startHarness>>

/** As pages call it: their documents are registered. */
const startServer = () => startHarness({ isDevelopment: false, registered: [change.query] })

/** A balancer as simple as they come: each connection goes to the first server that is ready. */
async function startBalancer(servers: readonly Harness[]) {
  const proxy = createServer({ allowHalfOpen: false }, async client => {
    client.on('error', () => client.destroy())
    for (const { url, port } of [...servers]) {
      const isReady = await statusOf(`${url}/health/ready`).then(
        status => status === 200,
        () => false,
      )
      if (!isReady) continue
      const server = connect({ port, host: '127.0.0.1' })
      server.on('error', () => client.destroy())
      server.on('close', () => client.destroySoon())
      client.on('close', () => server.destroy())
      client.pipe(server).pipe(client)
      return
    }
    client.destroy()
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise(resolve => proxy.close(resolve)),
  }
}

test('two servers behind one port are restarted in turn under load: no call fails after one retry', async () => {
  const servers = [await startServer(), await startServer()]
  const balancer = await startBalancer(servers)
  let isOver = false
  let calls = 0
  const failures: unknown[] = []
  const lasting = new Agent({ keepAlive: true })
  /** The retry opens a connection of its own, as browsers and balancers do. */
  const caller = async () => {
    while (!isOver) {
      calls += 1
      await post(balancer.url, lasting)
        .catch(() => post(balancer.url, undefined))
        .catch((error: unknown) => failures.push(error))
    }
  }
  const load = Promise.all(Array.from({ length: 8 }, caller))
  for (let restart = 0; restart < 2; restart += 1) {
    const reached = calls + 10
    await expect.poll(() => calls, { timeout: 20_000, interval: 5 }).toBeGreaterThan(reached)
    const place = restart % 2
    const old = servers[place]
    if (old !== undefined) await drain(old.app, soon)
    servers[place] = await startServer()
  }
  isOver = true
  await load
  lasting.destroy()
  expect(failures).toEqual([])
  await balancer.close()
  await Promise.all(servers.map(({ close }) => close()))
})
