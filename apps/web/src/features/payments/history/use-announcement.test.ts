import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAnnouncement } from './use-announcement.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('what the person has done is said at once, and no news takes its place too early', () => {
  const { result } = renderHook(() => useAnnouncement())
  act(() => result.current.say('Обновлено: 1'))
  act(() => result.current.sayNow('Подписано'))
  act(() => result.current.say('Обновлено: 2'))
  expect(result.current.text).toBe('Подписано')
  pass(4_900)
  expect(result.current.text).toBe('Подписано')
  pass(200)
  expect(result.current.text).toBe('Обновлено: 2')
})

test('of news in quick succession only the last is said, later', () => {
  const { result } = renderHook(() => useAnnouncement())
  for (const words of ['Обновлено: 1', 'Обновлено: 2', 'Обновлено: 3']) {
    act(() => result.current.say(words))
  }
  expect(result.current.text).toBe('Обновлено: 1')
  pass(5_000)
  expect(result.current.text).toBe('Обновлено: 3')
})
