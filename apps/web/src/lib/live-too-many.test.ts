import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeSocket, settle } from '../testing/fake-socket.ts'
import type { LiveClient } from './live-client.ts'
import { createLiveClient } from './live-client.ts'
import { createLiveRefusals } from './live-refusals.ts'

const document = { toString: () => 'subscription ListenPayment { listenPayment { eventId } }' }
const tooMany = [{ message: 'refused', extensions: { code: 'TOO_MANY_REQUESTS' } }]

let client: LiveClient
let refusals: ReturnType<typeof createLiveRefusals>
let waits = 0

beforeEach(() => {
  FakeSocket.all = []
  waits = 0
  refusals = createLiveRefusals()
  client = createLiveClient({
    webSocket: FakeSocket,
    refusals,
    origin: () => 'ws://bank.example',
    // This state does not end without an event.
    waitToReconnect: (_attempt, signal) =>
      new Promise(resolve => {
        waits += 1
        signal.addEventListener('abort', () => resolve())
      }),
  })
})

async function listen() {
  const onMissed = vi.fn()
  const stop = client.subscribe(document, {}, { service: 'payment', onData: vi.fn(), onMissed })
  await settle()
  return { onMissed, stop }
}

const newest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('No line')
  return socket
}

/** The bank refuses the subscription that was requested last. */
async function refuse(): Promise<void> {
  newest().emit({ id: newest().subscriptions.at(-1)?.id, type: 'error', payload: tooMany })
  await settle()
}

describe('a person with more open than the bank serves', () => {
  test('has a page that is not live while its line is refused, and is live when the line comes', async () => {
    await listen()
    newest().close(1013, 'TOO_MANY_CONNECTIONS')
    await settle()
    expect(refusals.isAny()).toBe(true)
    expect(waits).toBe(1)
    client.tryAgain()
    await settle()
    expect(FakeSocket.all).toHaveLength(2)
    await newest().accept()
    expect(refusals.isAny()).toBe(false)
  })

  test('is not live while a subscription is refused, and requests what it missed afterwards', async () => {
    vi.useFakeTimers()
    try {
      const { onMissed } = await listen()
      await newest().accept()
      await refuse()
      expect(refusals.isAny()).toBe(true)
      onMissed.mockClear()
      client.tryAgain()
      await settle()
      if (newest().readyState === FakeSocket.CONNECTING) await newest().accept()
      expect(onMissed).toHaveBeenCalled()
      expect(refusals.isAny()).toBe(true)
      await vi.advanceTimersByTimeAsync(1_500)
      expect(refusals.isAny()).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('shows nothing of it about a line that the bank has ended for a fault of its own', async () => {
    await listen()
    await newest().accept()
    newest().close(1013, 'TRY_AGAIN')
    await settle()
    expect(waits).toBe(1)
    expect(refusals.isAny()).toBe(false)
  })

  test('that is refused again is not live all the while', async () => {
    vi.useFakeTimers()
    try {
      await listen()
      await newest().accept()
      await refuse()
      client.tryAgain()
      await settle()
      if (newest().readyState === FakeSocket.CONNECTING) await newest().accept()
      await refuse()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(refusals.isAny()).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  test('has nothing to read about when nobody listens any more', async () => {
    const { stop } = await listen()
    await newest().accept()
    await refuse()
    stop()
    expect(refusals.isAny()).toBe(false)
  })

  test('has nothing to read about when the session is over', async () => {
    await listen()
    newest().close(1013, 'TOO_MANY_CONNECTIONS')
    await settle()
    client.close()
    expect(refusals.isAny()).toBe(false)
  })

  test('shows nothing of the kind about a line that was lost, or refused for another reason', async () => {
    await listen()
    await newest().accept()
    newest().emit({
      id: newest().subscriptions.at(-1)?.id,
      type: 'error',
      payload: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }],
    })
    newest().close(1006)
    await settle()
    expect(refusals.isAny()).toBe(false)
  })
})
