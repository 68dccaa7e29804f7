import { expect, test } from 'vitest'

import { parseSignInHeaders } from './sign-in-headers.ts'

const headers = {
  'device-id': '0192F0C1-0000-4000-8000-000000000001',
  password: encodeURIComponent('Пароль-1!'),
  'captcha-token': 'abc%3D',
  username: 'Client-7',
}

test('percent-encoded values are decoded, the client ID is taken in any case', () => {
  expect(parseSignInHeaders(headers)).toEqual({
    ok: true,
    value: {
      deviceId: '0192f0c1-0000-4000-8000-000000000001',
      password: 'Пароль-1!',
      captchaToken: 'abc=',
      login: { kind: 'username', clientId: 'client-7' },
    },
  })
})

test('a phone is taken as people write it', () => {
  const { username: _username, ...rest } = headers
  expect(parseSignInHeaders({ ...rest, phone: '0700 12-34-56' })).toMatchObject({
    value: { login: { kind: 'phone', mobile: '996700123456' } },
  })
})

test.each([
  ['device-id', { 'device-id': 'not a uuid' }],
  ['password', { password: '' }],
  ['password', { password: '%E0%A4%A' }],
  ['password', { password: 'x'.repeat(257) }],
  ['password', { password: 'abc%00' }],
  ['username', { username: '100101%00' }],
  ['captcha-token', { 'captcha-token': undefined }],
  ['username', { username: undefined }],
])('without a proper %s nothing is looked up', (field, change) => {
  expect(parseSignInHeaders({ ...headers, ...change })).toEqual({
    ok: false,
    error: { code: 'REQUEST_INVALID', params: { field } },
  })
})

test('a password of 256 characters is taken', () => {
  expect(parseSignInHeaders({ ...headers, password: 'x'.repeat(256) }).ok).toBe(true)
})

test('a header that is sent twice is no value at all: nobody can choose which of two is checked', () => {
  const twice = (name: string) =>
    parseSignInHeaders({ ...headers, [name]: ['one', 'two'] } as never)
  for (const name of ['device-id', 'password', 'captcha-token', 'username']) {
    expect(twice(name)).toEqual({
      ok: false,
      error: { code: 'REQUEST_INVALID', params: { field: name } },
    })
  }
})
