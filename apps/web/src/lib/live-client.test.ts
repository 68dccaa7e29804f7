import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeSocket, settle } from '../testing/fake-socket.ts'
import { setCurrentLanguage } from './current-language.ts'
import type { LiveClient } from './live-client.ts'
import { createLiveClient } from './live-client.ts'
import type { LiveRefusals } from './live-refusals.ts'
import { createLiveRefusals } from './live-refusals.ts'
import { passiveScopeIsOpen } from './passive.ts'
import { sessionEvents } from './session-events.ts'

interface Event {
  readonly eventId: string
}

const document = { toString: () => 'subscription ListenPayment { listenPayment { eventId } }' }
const socketAt = (index: number): FakeSocket => {
  const socket = FakeSocket.all[index]
  if (!socket) throw new Error(`No line ${index}`)
  return socket
}

let waits: { attempt: number; go: () => void }[]
let client: LiveClient
let refusals: LiveRefusals

beforeEach(() => {
  FakeSocket.all = []
  waits = []
  refusals = createLiveRefusals()
  client = createLiveClient({
    refusals,
    webSocket: FakeSocket,
    origin: () => 'ws://bank.example',
    waitToReconnect: (attempt, signal) =>
      new Promise(resolve => {
        waits.push({ attempt, go: resolve })
        signal.addEventListener('abort', () => resolve())
      }),
  })
})

async function listen(over: Partial<Parameters<LiveClient['subscribe']>[2]> = {}) {
  const seen: Event[] = []
  let lastEventId: string | null = null
  const onMissed = vi.fn()
  const stop = client.subscribe<Event, { lastEventId: string | null }>(
    document,
    () => ({ lastEventId }),
    {
      service: 'payment',
      onData: event => {
        seen.push(event)
        lastEventId = event.eventId
      },
      onMissed,
      ...over,
    },
  )
  await settle()
  return { seen, onMissed, stop }
}

describe('the live channel', () => {
  test('opens no line until somebody listens', () => {
    expect(FakeSocket.all).toEqual([])
  })

  test('two listeners of one service share a line', async () => {
    await listen()
    await listen()
    expect(FakeSocket.all).toHaveLength(1)
    expect(socketAt(0).url).toBe('ws://bank.example/graphql/payment')
  })

  test('what came before the line was open for the first time is requested, and not by who joins it later', async () => {
    const first = await listen()
    expect(first.onMissed).not.toHaveBeenCalled()
    await socketAt(0).accept()
    expect(first.onMissed).toHaveBeenCalledOnce()
    const second = await listen()
    expect(second.onMissed).not.toHaveBeenCalled()
  })

  test('after a lost line it says the last event it saw, so that nothing is missed', async () => {
    const { seen, onMissed } = await listen()
    await socketAt(0).accept()
    expect(socketAt(0).subscriptions[0]?.payload?.variables).toEqual({ lastEventId: null })
    socketAt(0).push({ eventId: '41' })
    socketAt(0).close(1006)
    await settle()
    expect(waits.map(wait => wait.attempt)).toEqual([0])

    waits[0]?.go()
    await settle()
    await socketAt(1).accept()
    expect(socketAt(1).subscriptions[0]?.payload?.variables).toEqual({ lastEventId: '41' })
    expect(onMissed).toHaveBeenCalledTimes(2)
    socketAt(1).push({ eventId: '42' })
    expect(seen.map(event => event.eventId)).toEqual(['41', '42'])
  })

  test('a line that opens again says the language of now, and misses nothing', async () => {
    const { seen } = await listen()
    await socketAt(0).accept()
    expect(socketAt(0).sent[0]).toMatchObject({ payload: { language: 'ru' } })
    socketAt(0).push({ eventId: '41' })
    setCurrentLanguage('ky')
    client.renew()
    await settle()
    waits[0]?.go()
    await settle()
    await socketAt(1).accept()
    expect(socketAt(1).sent[0]).toMatchObject({ payload: { language: 'ky' } })
    expect(socketAt(1).subscriptions[0]?.payload?.variables).toEqual({ lastEventId: '41' })
    socketAt(1).push({ eventId: '42' })
    expect(seen.map(event => event.eventId)).toEqual(['41', '42'])
    setCurrentLanguage('ru')
  })

  test('a client that has missed too much requests everything again and receives what comes from now on', async () => {
    const onError = vi.fn()
    const { seen, onMissed } = await listen({ onError })
    await socketAt(0).accept()
    socketAt(0).push({ eventId: '41' })
    socketAt(0).close(1006)
    await settle()
    waits[0]?.go()
    await settle()
    await socketAt(1).accept()
    const payload = [{ message: 'CURSOR_INVALID', extensions: { code: 'CURSOR_INVALID' } }]
    socketAt(1).emit({ id: socketAt(1).subscriptions[0]?.id, type: 'error', payload })
    await settle()
    const line = FakeSocket.all.at(-1)
    if (line && line !== socketAt(1)) await line.accept()
    expect(line?.subscriptions.at(-1)?.payload?.variables).toEqual({ lastEventId: null })
    expect(onMissed).toHaveBeenCalledTimes(3)
    expect(onError).not.toHaveBeenCalled()
    line?.push({ eventId: '900' })
    expect(seen.map(event => event.eventId)).toEqual(['41', '900'])
  })

  test('a client that the server disconnects for reading too slowly reconnects and requests what it has missed', async () => {
    const { seen } = await listen()
    await socketAt(0).accept()
    const [first] = socketAt(0).subscriptions
    socketAt(0).push({ eventId: '41' })
    socketAt(0).emit({ id: first?.id, type: 'complete' })
    await settle()
    expect(socketAt(0).subscriptions).toHaveLength(1)

    waits[0]?.go()
    await settle()
    expect(FakeSocket.all).toHaveLength(1)
    expect(socketAt(0).subscriptions.at(-1)?.payload?.variables).toEqual({ lastEventId: '41' })
    socketAt(0).push({ eventId: '42' })
    await settle()
    expect(seen.map(event => event.eventId)).toEqual(['41', '42'])
  })

  test('a server that stops for a restart is followed by a new line, without an error or a word about rights', async () => {
    const onError = vi.fn()
    const onRights = vi.fn()
    const forget = sessionEvents.on('rightsChanged', onRights)
    await listen({ onError })
    await socketAt(0).accept()
    socketAt(0).close(1001)
    await settle()
    waits[0]?.go()
    await settle()
    await socketAt(1).accept()
    forget()
    expect(FakeSocket.all).toHaveLength(2)
    expect(onError).not.toHaveBeenCalled()
    expect(onRights).not.toHaveBeenCalled()
  })

  test('each failed try waits longer', async () => {
    await listen()
    await socketAt(0).accept()
    for (let round = 0; round < 3; round += 1) {
      socketAt(round).close(1006)
      await settle()
      waits[round]?.go()
      await settle()
    }
    expect(waits.map(wait => wait.attempt)).toEqual([0, 1, 2])
  })

  test('what an event starts is passive: an unattended screen does not stay signed in', async () => {
    const scopes: boolean[] = []
    await listen({ onData: () => scopes.push(passiveScopeIsOpen()) })
    await socketAt(0).accept()
    socketAt(0).push({ eventId: '1' })
    expect(scopes).toEqual([true])
    expect(passiveScopeIsOpen()).toBe(false)
  })

  test('a line closed for want of a session ends it and is not opened again', async () => {
    const ended = vi.fn()
    const stop = sessionEvents.on('unauthenticated', ended)
    await listen()
    await socketAt(0).accept()
    socketAt(0).close(4401)
    await settle()
    stop()
    expect(ended).toHaveBeenCalledTimes(1)
    expect(FakeSocket.all).toHaveLength(1)
    expect(waits).toEqual([])
  })

  test('after the session’s end no line that was being waited for is opened', async () => {
    await listen()
    await socketAt(0).accept()
    socketAt(0).close(1006)
    await settle()
    client.close()
    await settle()
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('after a new sign-in the channel works again', async () => {
    await listen()
    await socketAt(0).accept()
    client.close()
    await settle()
    const { seen } = await listen()
    await socketAt(1).accept()
    socketAt(1).push({ eventId: '1' })
    expect(seen).toEqual([{ eventId: '1' }])
  })

  test.each([
    {
      how: 'as a whole',
      answer: (id?: string) => ({ id, type: 'error', payload: [{ message: 'FORBIDDEN' }] }),
    },
    {
      how: 'with an answer and an end',
      answer: (id?: string) => ({
        id,
        type: 'next',
        payload: { errors: [{ message: 'FORBIDDEN' }] },
      }),
    },
  ])(
    'what was refused $how while the session stood in another company is requested again',
    async ({ answer }) => {
      const onError = vi.fn()
      const { seen } = await listen({ onError })
      await socketAt(0).accept()
      const refusedId = socketAt(0).subscriptions[0]?.id
      socketAt(0).emit(answer(refusedId))
      if (answer(refusedId).type === 'next') socketAt(0).emit({ id: refusedId, type: 'complete' })
      await settle()
      expect(onError).toHaveBeenCalledTimes(1)

      client.resume()
      await settle()
      const line = FakeSocket.all.at(-1)
      if (line && line !== socketAt(0)) await line.accept()
      line?.push({ eventId: '7' })
      expect(seen).toEqual([{ eventId: '7' }])
    },
  )

  test('a closed subscription receives nothing more', async () => {
    const { seen, stop } = await listen()
    await socketAt(0).accept()
    stop()
    socketAt(0).push({ eventId: '1' })
    expect(seen).toEqual([])
  })
})
