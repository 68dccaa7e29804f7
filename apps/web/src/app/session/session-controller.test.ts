import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import type { SessionEnd, TabChannel, TabMessage } from '../../lib/broadcast.ts'
import { systemClock } from '../../lib/clock.ts'
import type { SessionController } from './session-controller.ts'
import { createSessionController } from './session-controller.ts'
import { sessionEvents } from '../../lib/session-events.ts'

/** Two tabs of one browser: what one posts the other receives. */
function tabPair(): [TabChannel, TabChannel] {
  const listeners: [Set<(message: TabMessage) => void>, Set<(message: TabMessage) => void>] = [
    new Set(),
    new Set(),
  ]
  const channel = (own: 0 | 1): TabChannel => ({
    post: message => {
      for (const listener of listeners[own === 0 ? 1 : 0]) listener(message)
    },
    listen: listener => {
      listeners[own].add(listener)
      return () => listeners[own].delete(listener)
    },
  })
  return [channel(0), channel(1)]
}

interface Tab {
  controller: SessionController
  keepAlive: ReturnType<typeof vi.fn<() => Promise<void>>>
  ends: { reason: SessionEnd; isFromOtherTab: boolean }[]
  receive: (seconds: number) => void
}

const stops: (() => void)[] = []

function openTab(tabs: TabChannel): Tab {
  const ends: Tab['ends'] = []
  const keepAlive = vi.fn(async () => undefined)
  const expiry = new Set<(news: { secondsLeft: number; sentAtMonotonic: number }) => void>()
  const clock = { now: systemClock.now, monotonic: () => systemClock.now() - 1_000 }
  const controller = createSessionController({
    clock,
    tabs,
    events: {
      on: (event, listener) => {
        if (event !== 'expiry') return sessionEvents.on(event, listener)
        const own = listener as (news: { secondsLeft: number; sentAtMonotonic: number }) => void
        expiry.add(own)
        return () => expiry.delete(own)
      },
    },
    keepAlive,
    querySession: async () => undefined,
    leave: (reason, isFromOtherTab) => ends.push({ reason, isFromOtherTab }),
  })
  stops.push(controller.start())
  return {
    controller,
    keepAlive,
    ends,
    receive: seconds => {
      for (const listener of expiry)
        listener({ secondsLeft: seconds, sentAtMonotonic: clock.monotonic() })
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('two tabs', () => {
  test('Stay in one tab closes the dialog in the other within a second, with one request', async () => {
    const [a, b] = tabPair()
    const first = openTab(a)
    const second = openTab(b)
    first.receive(900)
    second.receive(900)
    await vi.advanceTimersByTimeAsync(845_000)
    expect(first.controller.getView().phase).toBe('warning')
    expect(second.controller.getView().phase).toBe('warning')

    first.keepAlive.mockImplementation(async () => first.receive(900))
    first.controller.continueSession()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(first.controller.getView().phase).toBe('active')
    expect(second.controller.getView().phase).toBe('active')
    expect(first.keepAlive).toHaveBeenCalledTimes(1)
    expect(second.keepAlive).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(first.ends).toEqual([])
    expect(second.ends).toEqual([])
  })

  test('a tab opened later shows no dialog, and the older one warns again in the next idle time', async () => {
    const [a, b] = tabPair()
    const first = openTab(a)
    first.receive(900)
    await vi.advanceTimersByTimeAsync(845_000)
    first.keepAlive.mockImplementation(async () => first.receive(900))
    first.controller.continueSession()
    await vi.advanceTimersByTimeAsync(5_000)

    const third = openTab(b)
    third.receive(895)
    expect(third.controller.getView().phase).toBe('active')
    await vi.advanceTimersByTimeAsync(840_000)
    expect(first.controller.getView().phase).toBe('warning')
  })
})

describe('one tab', () => {
  test('a person who moves the mouse in the last ninety seconds never sees the dialog', async () => {
    const tab = openTab(tabPair()[0])
    tab.receive(900)
    tab.keepAlive.mockImplementation(async () => tab.receive(900))
    await vi.advanceTimersByTimeAsync(815_000)
    window.dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tab.keepAlive).toHaveBeenCalledTimes(1)
    expect(tab.controller.getView().phase).toBe('active')
  })

  test.each([
    ['dictated and pasted text, which has no keys', 'input'],
    ['text composed by an input method', 'compositionupdate'],
    ['a paste from the menu', 'paste'],
    ['a press by a screen reader', 'click'],
    ['a finger', 'touchstart'],
    ['a wheel', 'wheel'],
    ['a key', 'keydown'],
  ])('%s keeps the session in its last ninety seconds', async (_input, event) => {
    const tab = openTab(tabPair()[0])
    tab.receive(900)
    tab.keepAlive.mockImplementation(async () => tab.receive(900))
    await vi.advanceTimersByTimeAsync(815_000)
    const field = document.createElement('input')
    document.body.append(field)
    field.dispatchEvent(new Event(event, { bubbles: true }))
    field.remove()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tab.keepAlive).toHaveBeenCalledTimes(1)
    expect(tab.controller.getView().phase).toBe('active')
  })

  test('an idle person is out after exactly 900 seconds', async () => {
    const tab = openTab(tabPair()[0])
    tab.receive(900)
    await vi.advanceTimersByTimeAsync(899_000)
    expect(tab.ends).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(tab.ends).toEqual([{ reason: 'expired', isFromOtherTab: false }])
  })

  test('a refused extension ends the session', async () => {
    const tab = openTab(tabPair()[0])
    tab.receive(50)
    tab.keepAlive.mockRejectedValue(new ApiError('UNAUTHENTICATED', { status: 403 }))
    tab.controller.continueSession()
    await vi.advanceTimersByTimeAsync(10)
    expect(tab.ends).toEqual([{ reason: 'unauthenticated', isFromOtherTab: false }])
  })

  test('an extension without an answer keeps the dialog, which says so', async () => {
    const tab = openTab(tabPair()[0])
    tab.receive(50)
    tab.keepAlive.mockRejectedValue(new ApiError('NETWORK_ERROR', { isNetwork: true }))
    tab.controller.continueSession()
    await vi.advanceTimersByTimeAsync(10)
    expect(tab.ends).toEqual([])
    expect(tab.controller.getView()).toMatchObject({
      phase: 'warning',
      extensionFailed: true,
      isExtending: false,
    })
  })
})
