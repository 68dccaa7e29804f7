import { expect, test } from 'vitest'
import { isHandheld } from './handheld.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140 Mobile Safari/537.36', 5, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 5, true],
  [mac, 5, true],
  [mac, 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140 Safari/537.36', 10, false],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 YaBrowser/25 Safari/537.36', 0, false],
])('%s with %i touch points: %s', (userAgent, maxTouchPoints, expected) => {
  expect(isHandheld({ userAgent, maxTouchPoints })).toBe(expected)
})
