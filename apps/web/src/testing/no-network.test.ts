import { expect, test } from 'vitest'
import { takeRefused } from './no-network.ts'

test('a request for which no server stands in is refused', async () => {
  await expect(fetch('/graphql/payment')).rejects.toThrow('/graphql/payment')
  expect(takeRefused()).toEqual(['GET /graphql/payment'])
})

test.fails('a test whose request was refused fails, whatever becomes of the error', async () => {
  await fetch('/graphql/payment').catch(() => undefined)
})

test('a live line that no test plays is never opened', () => {
  const line = new WebSocket('ws://localhost/graphql/payment')
  expect(line.readyState).toBe(WebSocket.CONNECTING)
  line.close()
  expect(line.readyState).toBe(WebSocket.CLOSED)
})
