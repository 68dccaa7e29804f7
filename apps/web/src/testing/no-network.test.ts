import { expect, test } from 'vitest'

test('a request for which no server stands in is refused', async () => {
  await expect(fetch('/graphql/payment')).rejects.toThrow('/graphql/payment')
})

test('a live line that no test plays is never opened', () => {
  const line = new WebSocket('ws://localhost/graphql/payment')
  expect(line.readyState).toBe(WebSocket.CONNECTING)
  line.close()
  expect(line.readyState).toBe(WebSocket.CLOSED)
})
