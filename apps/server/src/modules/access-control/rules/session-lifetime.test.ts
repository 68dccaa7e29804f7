import { expect, test } from 'vitest'

import { isExpired, isNearEnd, mustTouch, secondsLeft, sessionExpiry } from './session-lifetime.ts'

const created = Date.parse('2026-11-30T04:00:00Z')
const hourMs = 3_600_000

test('a session lives 900 seconds after the last active call, not a millisecond longer', () => {
  const expiresAt = sessionExpiry(created, created + 60_000)
  expect(isExpired(expiresAt, created + 60_000 + 899_999)).toBe(false)
  expect(isExpired(expiresAt, created + 60_000 + 900_000)).toBe(true)
})

test('no session lives longer than 12 hours', () => {
  expect(sessionExpiry(created, created + 12 * hourMs - 1000)).toBe(created + 12 * hourMs)
})

test('the reported seconds never pass the end of the session', () => {
  expect(secondsLeft(created + 900_000, created)).toBe(900)
  expect(secondsLeft(created + 900_000, created + 1)).toBe(899)
  expect(secondsLeft(created, created + 5000)).toBe(0)
})

test('the expiry moves at most once a second', () => {
  expect(mustTouch(created, created + 999)).toBe(false)
  expect(mustTouch(created, created + 1000)).toBe(true)
})

test('a touch waits for the common write unless less than five seconds are left', () => {
  expect(isNearEnd(created + 900_000, created)).toBe(false)
  expect(isNearEnd(created + 5000, created)).toBe(false)
  expect(isNearEnd(created + 5000, created + 1)).toBe(true)
  expect(isNearEnd(created, created + 1)).toBe(true)
})
