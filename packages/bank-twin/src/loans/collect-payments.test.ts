import { expect, test } from 'vitest'
import { divide } from './collect-payments.ts'

const rows = [
  { restPrincipalMinor: 100n, restInterestMinor: 10n },
  { restPrincipalMinor: 100n, restInterestMinor: 8n },
]

test.each([
  ['enough for both payments', 1_000n, 200n, 18n],
  ['one payment and the interest of the next', 118n, 100n, 18n],
  ['not even the first interest', 7n, 0n, 7n],
  ['the interest and a part of the first principal', 60n, 50n, 10n],
  ['nothing', 0n, 0n, 0n],
  ['less than nothing', -5n, 0n, 0n],
])('%s', (_what, available, principalMinor, interestMinor) => {
  expect(divide(rows, available)).toEqual({ principalMinor, interestMinor })
})
