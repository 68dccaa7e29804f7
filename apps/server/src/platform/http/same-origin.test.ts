import { expect, test } from 'vitest'

import { isFromSameOrigin } from './same-origin.ts'

const ours = { 'x-tartip-client': 'web', host: 'bank.example' }

test.each([
  ['our page', { ...ours, 'sec-fetch-site': 'same-origin' }, true],
  ['our page in an old browser', { ...ours, origin: 'https://bank.example' }, true],
  ['a link on another site', { host: 'bank.example', 'sec-fetch-site': 'cross-site' }, false],
  ['a script on another site', { ...ours, 'sec-fetch-site': 'cross-site' }, false],
  ['a script on a neighbour host', { ...ours, 'sec-fetch-site': 'same-site' }, false],
  ['an address typed by hand', { ...ours, 'sec-fetch-site': 'none' }, false],
  ['a sandboxed frame', { ...ours, origin: 'null' }, false],
  ['another origin', { ...ours, origin: 'https://evil.example' }, false],
  ['our page without the header', { host: 'bank.example', 'sec-fetch-site': 'same-origin' }, false],
  ['no proof at all', ours, false],
])('%s', (_what, headers, isOurs) => {
  expect(isFromSameOrigin(headers, undefined)).toBe(isOurs)
})

test('behind a proxy the configured address counts, not the Host header', () => {
  const headers = { ...ours, host: 'internal', origin: 'https://bank.example' }
  expect(isFromSameOrigin(headers, 'https://bank.example')).toBe(true)
  expect(isFromSameOrigin({ ...headers, origin: 'https://internal' }, 'https://bank.example')).toBe(
    false,
  )
})
