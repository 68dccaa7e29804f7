import { expect, test } from 'vitest'
import { showsRates, searchBelow, withRates, withoutRates } from './rates-address.ts'

test('the rates lie over a page and leave it as it was', () => {
  const over = withRates('/history?status=FOR_SIGN#top')
  expect(over).toBe('/history?status=FOR_SIGN&rates=1#top')
  expect(withoutRates(over)).toBe('/history?status=FOR_SIGN#top')
  expect(withRates(over)).toBe(over)
})

test('a page is the same with the rates over it', () => {
  expect(searchBelow({ account: '1', rates: 1 })).toEqual({ account: '1' })
  expect(searchBelow(undefined)).toBeUndefined()
})

test.each([
  [{ rates: 1 }, true],
  [{ rates: '1' }, true],
  [{ rates: 0 }, false],
  [{}, false],
])('%j requests the rates: %s', (search, isRequested) => {
  expect(showsRates(search)).toBe(isRequested)
})
