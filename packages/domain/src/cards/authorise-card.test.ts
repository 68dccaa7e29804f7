import { expect, test } from 'vitest'
import { authoriseCard, limitTypeOf, type Authorisation } from './authorise-card.ts'

const authorise = (
  change: Partial<Authorisation> = {},
  card: Partial<Authorisation['card']> = {},
) =>
  authoriseCard({
    card: { status: 'ACTIVE', expiryDate: '2027-06-30', isInternetAvailable: false, ...card },
    kind: 'RETAIL',
    somMinor: 500n,
    limit: { limitType: 'RETAIL_CARD_PRESENT', maxAmountMinor: 1_000n, maxNumber: 3 },
    use: { usedAmountMinor: 500n, usedNumber: 2 },
    today: '2026-11-27',
    ...change,
  })

test('the last som and the last operation of a limit may be used', () => {
  expect(authorise().ok).toBe(true)
})

test.each([
  ['a blocked card', authorise({}, { status: 'BLOCKED' }), 'CARD_BLOCKED'],
  ['a lost card', authorise({}, { status: 'LOST' }), 'CARD_BLOCKED'],
  ['a card after its last day', authorise({ today: '2027-07-01' }), 'CARD_EXPIRED'],
  ['the internet when it is off', authorise({ kind: 'INTERNET' }), 'CARD_INTERNET_OFF'],
  ['a tyiyn above the limit', authorise({ somMinor: 501n }), 'CARD_LIMIT_AMOUNT_EXCEEDED'],
  [
    'one operation too many',
    authorise({ use: { usedAmountMinor: 0n, usedNumber: 3 } }),
    'CARD_LIMIT_NUMBER_EXCEEDED',
  ],
])('%s is refused', (_what, answer, code) => {
  expect(answer).toMatchObject({ ok: false, error: { code } })
})

test('a card pays on its last day', () => {
  expect(authorise({ today: '2027-06-30' }).ok).toBe(true)
})

test('the internet passes when it is on', () => {
  expect(authorise({ kind: 'INTERNET' }, { isInternetAvailable: true }).ok).toBe(true)
})

test('each kind of payment counts against its own limit', () => {
  expect((['CASH', 'RETAIL', 'INTERNET'] as const).map(limitTypeOf)).toEqual([
    'CASH_LIMIT',
    'RETAIL_CARD_PRESENT',
    'CARD_NOT_PRESENT',
  ])
})
