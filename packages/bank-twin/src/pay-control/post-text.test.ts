import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { postText } from './post-text.ts'

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => servers.forEach(server => server.close()))

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(handle)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
}

test('the receiver gets the body and the headers, and its status comes back', async () => {
  const got: unknown[] = []
  const url = await listen((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      got.push([request.method, request.headers['x-pay-control-time'], body])
      response.writeHead(202).end('taken')
    })
  })
  expect(await postText(url, { 'x-pay-control-time': '17' }, '{"a":"ң"}')).toBe(202)
  expect(got).toEqual([['POST', '17', '{"a":"ң"}']])
})

test('a redirect is not followed: the body would go to somebody else', async () => {
  let elsewhere = 0
  const target = await listen((_request, response) => {
    elsewhere += 1
    response.end()
  })
  const url = await listen((_request, response) => {
    response.writeHead(307, { location: target }).end()
  })
  await expect(postText(url, {}, '{}')).rejects.toThrow(TypeError)
  expect(elsewhere).toBe(0)
})
