import { expect, test } from 'vitest'

import { noAttempts, countAttempt, remainingAttempts, type AttemptState } from './attempt-limit.ts'
import { refundLoginAttempt, countLoginAttempt, type LoginCounters } from './login-attempts.ts'

const now = Date.parse('2026-11-30T04:00:00Z')

function tried(times: number): AttemptState {
  let state = noAttempts
  for (let count = 0; count < times; count += 1) state = countAttempt(state, now).next
  return state
}
const counters = (login: number, owner: number): LoginCounters => ({
  login: tried(login),
  owner: tried(owner),
})

test('an attempt is counted for the login and for its owner', () => {
  const counted = countLoginAttempt(counters(1, 3), now)
  expect(counted).toMatchObject({ verdict: { ok: true }, hiddenLockout: undefined })
  expect([remainingAttempts(counted.next.login), remainingAttempts(counted.next.owner)]).toEqual([
    3, 1,
  ])
})

test('a lockout of the owner does not show on a login that has attempts left', () => {
  const before = counters(0, 5)
  const counted = countLoginAttempt(before, now)
  expect(counted.verdict.ok).toBe(true)
  expect(counted.hiddenLockout?.error.code).toBe('TemporaryLockoutException')
  expect(remainingAttempts(counted.next.login)).toBe(4)
  expect(counted.next.owner).toBe(before.owner)
})

test('a locked login refuses, though its owner is not locked out', () => {
  const before = counters(5, 0)
  const counted = countLoginAttempt(before, now)
  expect(counted.verdict.ok).toBe(false)
  expect(counted.next).toBe(before)
})

test('an attempt given back leaves both counts as they were, a lockout of the owner too', () => {
  for (const before of [counters(1, 4), counters(4, 4), counters(2, 5)]) {
    const counted = countLoginAttempt(before, now)
    expect(refundLoginAttempt(counted.next, counted)).toEqual(before)
  }
})
