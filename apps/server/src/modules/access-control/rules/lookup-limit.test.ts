import { expect, test } from 'vitest'

import { noAttempts, type AttemptState } from './attempt-limit.ts'
import { hasLookupsLeft, lookupWindowMs, countLookup } from './lookup-limit.ts'
import { refundInWindow } from './window-limit.ts'

const allowed = 3

function takeAll(count: number, at = 0, from: AttemptState = noAttempts): AttemptState {
  let state = from
  for (let index = 0; index < count; index += 1) state = countLookup(state, allowed, at).next
  return state
}

test('unknown accounts are searched for as often as allowed, and no more', () => {
  const state = takeAll(allowed)
  expect(countLookup(state, allowed, 60_000)).toEqual({
    verdict: {
      ok: false,
      error: { code: 'RECIPIENT_LOOKUPS_EXHAUSTED', params: { minutes: 59 } },
    },
    next: state,
  })
})

test('checking whether any are left uses none', () => {
  expect(hasLookupsLeft(takeAll(allowed - 1), allowed, 0).ok).toBe(true)
  expect(hasLookupsLeft(takeAll(allowed), allowed, 0).ok).toBe(false)
})

test('an account that was there costs nothing', () => {
  let state = noAttempts
  for (let index = 0; index < 50; index += 1) {
    const counted = countLookup(state, allowed, index)
    expect(counted.verdict.ok).toBe(true)
    state = refundInWindow(counted.next, counted.next.round)
  }
  expect(state.attempts).toBe(0)
})

test('the count starts again an hour after its first lookup, and being refused makes it no longer', () => {
  const state = takeAll(10, 5_000)
  expect(hasLookupsLeft(state, allowed, 4_999 + lookupWindowMs).ok).toBe(false)
  expect(countLookup(state, allowed, 5_000 + lookupWindowMs)).toMatchObject({
    verdict: { ok: true },
    next: { attempts: 1 },
  })
})

test('a lookup in a window that is over gives nothing back to the new one', () => {
  const old = countLookup(noAttempts, allowed, 0).next
  const fresh = takeAll(2, lookupWindowMs, old)
  expect(refundInWindow(fresh, old.round)).toEqual(fresh)
})
