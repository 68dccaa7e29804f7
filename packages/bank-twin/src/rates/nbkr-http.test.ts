import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNbkrReader } from './nbkr-http.ts'

let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/XML/daily.xml') response.end('<CurrencyRates')
    else if (request.url === '/XML/weekly.xml') response.end('x'.repeat(2_000_000))
    else if (request.url === '/moved/daily.xml') {
      response.writeHead(302, { location: '/XML/daily.xml' }).end()
    } else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a list is read under its own name', async () => {
  const bytes = await createNbkrReader(`${address}/XML/`)('daily')
  expect(new TextDecoder().decode(bytes)).toBe('<CurrencyRates')
})

test('what never ends is not read to its end', async () => {
  const bytes = await createNbkrReader(`${address}/XML/`)('weekly')
  expect(bytes.length).toBeGreaterThan(100_000)
  expect(bytes.length).toBeLessThan(1_000_000)
})

test('an answer that sends us somewhere else is not followed', async () => {
  await expect(createNbkrReader(`${address}/moved/`)('daily')).rejects.toThrow('fetch failed')
})

test('an answer that is none is an error', async () => {
  await expect(createNbkrReader(`${address}/other/`)('daily')).rejects.toThrow('404')
})
