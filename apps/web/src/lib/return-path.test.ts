import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each(['/history?tab=all', '/account/7', '/'])('a path of our own is kept: %s', path => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  '//evil.example/accounts',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'accounts',
  '',
  undefined,
])('nobody is sent to %s after signing in', path => {
  expect(safeReturnPath(path)).toBeUndefined()
})

test('sign-in does not lead back to itself', () => {
  expect(safeReturnPath('/auth/login')).toBeUndefined()
})
