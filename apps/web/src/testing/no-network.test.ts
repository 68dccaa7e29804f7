import { expect, test } from 'vitest'

test.fails('a request for which no server stands in fails the test', async () => {
  await fetch('/graphql/payment').catch(() => undefined)
})

test('a live line that no test plays is never opened', () => {
  const line = new WebSocket('ws://localhost/graphql/payment')
  expect(line.readyState).toBe(WebSocket.CONNECTING)
  line.close()
  expect(line.readyState).toBe(WebSocket.CLOSED)
})
