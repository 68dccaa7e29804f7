import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  firstLockoutMs,
  clearAttempts,
  refundAttempt,
  lockoutOf,
  lockoutWindowMs,
  noAttempts,
  countAttempt,
  maxAttempts,
  remainingAttempts,
  type AttemptState,
} from './attempt-limit.ts'

const start = Date.parse('2026-11-30T04:00:00Z')

/** As many wrong attempts as it takes, each a second after the last one; answers the state after them. */
function guessWrong(state: AttemptState, times: number, now: number): AttemptState {
  let current = state
  for (let tried = 0; tried < times; tried += 1) current = countAttempt(current, now).next
  return current
}

describe('wrong attempts', () => {
  test('four wrong attempts leave one, and the person is not locked out', () => {
    const state = guessWrong(noAttempts, 4, start)
    expect(remainingAttempts(state)).toBe(1)
    expect(lockoutOf(state, start).ok).toBe(true)
  })

  test('the fifth wrong attempt locks out for 15 minutes to the millisecond', () => {
    const state = guessWrong(noAttempts, 5, start)
    expect(lockoutOf(state, start)).toEqual({
      ok: false,
      error: { code: 'TemporaryLockoutException', params: { attemptsLeft: 0, waitSeconds: 900 } },
    })
    expect(lockoutOf(state, start + firstLockoutMs - 1).ok).toBe(false)
    expect(lockoutOf(state, start + firstLockoutMs).ok).toBe(true)
  })

  test('nothing is checked during a lockout, and a check does not lengthen it', () => {
    const locked = guessWrong(noAttempts, 5, start)
    const repeated = countAttempt(locked, start + 60_000)
    expect(repeated.verdict.ok).toBe(false)
    expect(repeated.next).toBe(locked)
  })

  test('the second lockout within a day is twice as long', () => {
    const first = guessWrong(noAttempts, 5, start)
    const again = start + firstLockoutMs
    const second = guessWrong(first, 5, again)
    expect(second.lockedUntil).toBe(again + 2 * firstLockoutMs)
  })

  test('the third lockout within a day is permanent', () => {
    const first = guessWrong(noAttempts, 5, start)
    const second = guessWrong(first, 5, start + firstLockoutMs)
    const third = guessWrong(second, 5, start + 3 * firstLockoutMs)
    expect(lockoutOf(third, start + 365 * lockoutWindowMs)).toMatchObject({
      error: { code: 'PermanentLockoutException' },
    })
  })

  test('a lockout of yesterday no longer counts towards the permanent one', () => {
    const first = guessWrong(noAttempts, 5, start)
    const second = guessWrong(first, 5, start + firstLockoutMs)
    const nextDay = guessWrong(second, 5, start + lockoutWindowMs)
    expect(nextDay.isPermanent).toBe(false)
    expect(nextDay.lockedUntil).toBe(start + lockoutWindowMs + 2 * firstLockoutMs)
  })
})

describe('right answers', () => {
  test('an attempt given back leaves the count as it was', () => {
    const before = guessWrong(noAttempts, 3, start)
    const { next } = countAttempt(before, start)
    expect(refundAttempt(next, next.round)).toEqual(before)
  })

  test('a right fifth attempt undoes the lockout that taking it began', () => {
    const before = guessWrong(noAttempts, 4, start)
    const { next } = countAttempt(before, start)
    expect(lockoutOf(next, start).ok).toBe(false)
    expect(refundAttempt(next, next.round)).toEqual(before)
  })

  test('a right password does not forget wrong codes, a right code does', () => {
    const wrongCodes = guessWrong(noAttempts, 3, start)
    const { next } = countAttempt(wrongCodes, start)
    expect(remainingAttempts(refundAttempt(next, next.round))).toBe(2)
    expect(remainingAttempts(clearAttempts(next, next.round))).toBe(maxAttempts)
  })

  test('a success does not forget the lockouts of the day', () => {
    const locked = guessWrong(noAttempts, 5, start)
    const { next } = countAttempt(locked, start + firstLockoutMs)
    expect(clearAttempts(next, next.round).lockouts).toEqual([start])
  })

  test('an attempt of an older round gives nothing back', () => {
    const late = countAttempt(noAttempts, start).next.round
    const next = guessWrong(guessWrong(noAttempts, 5, start), 2, start + firstLockoutMs)
    expect(refundAttempt(next, late)).toBe(next)
  })
})

test('however attempts overlap, never more than five are open or wrong in one round', () => {
  const step = fc.record({
    kind: fc.constantFrom('take', 'wrong', 'right', 'wait'),
    minutes: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), steps => {
      let state = noAttempts
      let now = start
      let inFlight: number[] = []
      let wrongOfRound = 0
      let round = 0
      for (const { kind, minutes } of steps) {
        if (kind === 'wait') now += minutes * 60_000
        if (kind === 'take') {
          const counted = countAttempt(state, now)
          if (!counted.verdict.ok) continue
          state = counted.next
          if (state.round !== round) wrongOfRound = 0
          round = state.round
          inFlight.push(round)
        }
        const own = inFlight.shift()
        if (own === undefined) continue
        if (kind === 'wrong' && own === round) wrongOfRound += 1
        else if (kind === 'right') state = refundAttempt(state, own)
        else if (kind !== 'wrong') inFlight.unshift(own)
        const open = inFlight.filter(one => one === round).length
        expect(open + wrongOfRound).toBeLessThanOrEqual(maxAttempts)
      }
    }),
  )
})
