import { expect, test } from 'vitest'

import {
  addressAttempts,
  addressWindowMs,
  captchaWorkOf,
  countFromAddress,
  freeAttempts,
  networkOf,
} from './address-limit.ts'
import { noAttempts, type AttemptState } from './attempt-limit.ts'

const now = Date.parse('2026-11-30T04:00:00Z')

function wrong(count: number): AttemptState {
  let state = noAttempts
  for (let tried = 0; tried < count; tried += 1) state = countFromAddress(state, now).next
  return state
}

test('an office mistypes for nothing, then each step doubles the work up to a bound', () => {
  const counts = [0, freeAttempts - 1, freeAttempts, 25, 30, 35, 40, 99]
  expect(counts.map(count => captchaWorkOf(wrong(count), now))).toEqual([1, 1, 2, 4, 8, 16, 32, 32])
})

test('a hundred wrong passwords a day are checked, the next one is refused with the time to wait', () => {
  const full = wrong(addressAttempts)
  expect(countFromAddress(full, now + 1000)).toEqual({
    verdict: {
      ok: false,
      error: { code: 'SIGN_IN_ADDRESS_LOCKED', params: { waitSeconds: 86_399 } },
    },
    next: full,
  })
})

test('on the next day the count starts again, also with the usual work', () => {
  const full = wrong(addressAttempts)
  expect(captchaWorkOf(full, now + addressWindowMs)).toBe(1)
  expect(countFromAddress(full, now + addressWindowMs)).toMatchObject({
    verdict: { ok: true },
    next: { attempts: 1 },
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:203.0.113.7', '1:2:3:4::/64'],
  ['', 'unknown'],
  ['x', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
