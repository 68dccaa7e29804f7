import { expect, test } from 'vitest'

import {
  cookieNames,
  readCookie,
  removedCookie,
  signedInHint,
  tokenCookie,
} from './session-cookie.ts'

test('over HTTPS the cookie is bound to this host and unreadable for scripts', () => {
  const { session } = cookieNames(true)
  expect(tokenCookie(session, 'token', { isSecure: true })).toBe(
    '__Host-tartip-session=token; Path=/; HttpOnly; SameSite=Strict; Secure',
  )
})

test('on one machine without HTTPS it is not marked secure, or the browser would drop it', () => {
  const { session } = cookieNames(false)
  expect(tokenCookie(session, 'token', { isSecure: false })).toBe(
    'tartip-session=token; Path=/; HttpOnly; SameSite=Strict',
  )
})

test('a cookie is found among others, and removed by an empty one that has expired', () => {
  expect(readCookie('a=1; tartip-session=token; b=2', 'tartip-session')).toBe('token')
  expect(readCookie(undefined, 'tartip-session')).toBeUndefined()
  expect(removedCookie('tartip-session', false)).toContain('Max-Age=0')
})

test('the hint beside it is for scripts, says nothing of the person and goes with the session', () => {
  expect(signedInHint(true, true)).toBe('tartip-signed-in=1; Path=/; SameSite=Strict; Secure')
  expect(signedInHint(false, false)).toBe('tartip-signed-in=; Path=/; SameSite=Strict; Max-Age=0')
})
