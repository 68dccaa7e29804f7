import { afterEach, expect, test } from 'vitest'
import { forgetSessionHint, sessionMayExist } from './session-hint.ts'

afterEach(forgetSessionHint)

test('without the cookie of the server nobody is signed in', () => {
  expect(sessionMayExist()).toBe(false)
})

test('with it a session is worth requesting, until it is forgotten', () => {
  document.cookie = 'theme=dark; Path=/'
  document.cookie = 'tartip-signed-in=1; Path=/'
  expect(sessionMayExist()).toBe(true)
  forgetSessionHint()
  expect(sessionMayExist()).toBe(false)
})
