import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reconnectDelayMs, waitToReconnect } from './live-retry.ts'

describe('the wait before a reconnect', () => {
  test.each([
    { attempt: 0, least: 500, most: 1_000 },
    { attempt: 1, least: 1_000, most: 2_000 },
    { attempt: 4, least: 8_000, most: 16_000 },
    { attempt: 7, least: 30_000, most: 60_000 },
    { attempt: 500, least: 30_000, most: 60_000 },
  ])('of try $attempt lies between $least and $most ms', ({ attempt, least, most }) => {
    expect(reconnectDelayMs(attempt, () => 0)).toBe(least)
    expect(reconnectDelayMs(attempt, () => 1)).toBe(most)
  })
})

describe('waiting', () => {
  const state = { isOnline: true, isVisible: true }
  const listeners = new Set<() => void>()
  const readiness = {
    isOnline: () => state.isOnline,
    isVisible: () => state.isVisible,
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const change = (patch: Partial<typeof state>) => {
    Object.assign(state, patch)
    for (const listener of [...listeners]) listener()
  }
  const watch = (signal = new AbortController().signal) => {
    const done = vi.fn()
    void waitToReconnect(0, signal, readiness).then(done)
    return done
  }

  beforeEach(() => {
    vi.useFakeTimers()
    listeners.clear()
    Object.assign(state, { isOnline: true, isVisible: true })
  })

  test('ends after the delay when somebody looks and the network is there', async () => {
    const done = watch()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('a hidden tab sends nothing to the server', async () => {
    change({ isVisible: false })
    const done = watch()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(done).not.toHaveBeenCalled()
    change({ isVisible: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('without a network it waits for the network', async () => {
    change({ isOnline: false })
    const done = watch()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(done).not.toHaveBeenCalled()
    change({ isOnline: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('gives up at once when the session ends', async () => {
    const stop = new AbortController()
    const done = watch(stop.signal)
    stop.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledTimes(1)
    expect(listeners.size).toBe(0)
  })
})
