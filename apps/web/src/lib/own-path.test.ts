import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownPath, safeReturnPath } from './own-path.ts'

const origin = 'https://bank.example'

test.each(['/history?tab=all', '/account/7', '/', '/accounts#rates', '/letter/a%2Fb?q=%D1%81'])(
  'a path of our own is kept: %s',
  path => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  '//evil.example/accounts',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/\t.\n/\\evil.example',
  '//evil.example@bank.example',
  '//',
  '/\\',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'accounts',
  '',
  undefined,
])('nobody is sent to %j after signing in', path => {
  expect(safeReturnPath(path)).toBeUndefined()
})

test.each(['/auth/login', '/./auth/login', '/\tauth/login'])(
  'sign-in does not lead back to itself by %j',
  path => {
    expect(safeReturnPath(path)).toBeUndefined()
  },
)

describe('an address from outside', () => {
  const parts = fc.constantFrom(
    ...['/', '//', '\\', '\t', '\n', '\r', '\0', ' ', '.', '..', ':', '@', '?', '#', '%'],
    ...['%2f', '%5c', '%09', '%2e', '／', '。', '\u00ad', '\ufeff', '\u2028', '[', ']'],
    ...['http:', 'https:', 'javascript:', 'data:', 'evil.example', 'bank.example', ':443', 'a'],
  )
  const hostile = fc.array(parts, { maxLength: 12 }).map(list => list.join(''))

  test('never leaves the site, however often a browser parses it', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (text, startsWithSlash) => {
        const path = ownPath(startsWithSlash ? `/${text}` : text, origin)
        if (path === undefined) return
        expect(new URL(path, origin).origin).toBe(origin)
        expect(path).toMatch(/^\/(?![/\\])[^\t\n\r]*$/)
        expect(ownPath(path, origin)).toBe(path)
      }),
      { numRuns: 3000 },
    )
  })

  test('is kept as it is when it is a path with encoded parts', () => {
    const part = fc.string({ minLength: 1 }).map(encodeURIComponent)
    const segment = part.filter(text => !/^\.{1,2}$/.test(text))
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), part, (segments, value) => {
        // The URL parser escapes the apostrophe of a query.
        const path = `/${segments.join('/')}?q=${value.replaceAll("'", '%27')}`
        expect(ownPath(path, origin)).toBe(path)
      }),
    )
  })
})
