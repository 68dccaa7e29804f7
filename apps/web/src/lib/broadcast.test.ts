import { expect, test } from 'vitest'
import { isTabMessage } from './broadcast.ts'

test('messages of another tab are taken when they are whole', () => {
  expect(isTabMessage({ type: 'expiry', expiresAt: 5 })).toBe(true)
  expect(isTabMessage({ type: 'ended', reason: 'expired' })).toBe(true)
})

test.each([
  undefined,
  null,
  'ended',
  [],
  {},
  { type: 'toString' },
  { type: 'goTo', path: '//evil.example' },
  { type: 'expiry', expiresAt: 'never' },
  { type: 'signedIn', personId: 'p1' },
])('a message that no tab of this release posts is dropped: %j', message => {
  expect(isTabMessage(message)).toBe(false)
})
