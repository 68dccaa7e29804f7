import { expect, test } from 'vitest'

import { noGuesses, type GuessState } from './guess-limit.ts'
import { giveLookupBack, lookupsAreLeft, lookupWindowMs, takeLookup } from './lookup-limit.ts'

const allowed = 3

function takeAll(count: number, at = 0, from: GuessState = noGuesses): GuessState {
  let state = from
  for (let index = 0; index < count; index += 1) state = takeLookup(state, allowed, at).next
  return state
}

test('unknown accounts are looked for as often as allowed, and no more', () => {
  const state = takeAll(allowed)
  expect(takeLookup(state, allowed, 60_000)).toEqual({
    verdict: {
      ok: false,
      error: { code: 'RECIPIENT_LOOKUPS_EXHAUSTED', params: { minutes: 59 } },
    },
    next: state,
  })
})

test('asking whether any are left takes none', () => {
  expect(lookupsAreLeft(takeAll(allowed - 1), allowed, 0).ok).toBe(true)
  expect(lookupsAreLeft(takeAll(allowed), allowed, 0).ok).toBe(false)
})

test('an account that was there costs nothing', () => {
  let state = noGuesses
  for (let index = 0; index < 50; index += 1) {
    const taken = takeLookup(state, allowed, index)
    expect(taken.verdict.ok).toBe(true)
    state = giveLookupBack(taken.next, taken.next.round)
  }
  expect(state.tries).toBe(0)
})

test('the count begins anew an hour after its first look, and being refused makes it no longer', () => {
  const state = takeAll(10, 5_000)
  expect(lookupsAreLeft(state, allowed, 4_999 + lookupWindowMs).ok).toBe(false)
  expect(takeLookup(state, allowed, 5_000 + lookupWindowMs)).toMatchObject({
    verdict: { ok: true },
    next: { tries: 1 },
  })
})

test('a look of a window that is over gives nothing back to the new one', () => {
  const old = takeLookup(noGuesses, allowed, 0).next
  const fresh = takeAll(2, lookupWindowMs, old)
  expect(giveLookupBack(fresh, old.round)).toEqual(fresh)
})
