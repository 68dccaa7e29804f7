import { expect, test } from 'vitest'
import { mayBeCredited, mayBeDebited, mayTakeSales } from './account-moves.ts'

test.each([
  ['OPEN', 'lets money out and in', true, true],
  ['ARRESTED', 'lets money in and none out', false, true],
  ['FINAL_ARRESTED', 'lets nothing move', false, false],
  ['CLOSED', 'lets nothing move', false, false],
] as const)('an account that is %s %s', (status, _what, out, into) => {
  expect([mayBeDebited(status), mayBeCredited(status)]).toEqual([out, into])
})

test.each([
  ['a settlement account in som', {}, true],
  ['an arrested one', { status: 'ARRESTED' }, true],
  ['a closed one', { status: 'CLOSED' }, false],
  ['a settlement account in another currency', { currency: 'USD' }, false],
  ['a card account in som', { type: 'CARD' }, false],
  ['a deposit in som', { type: 'DEPOSIT' }, false],
] as const)('sales are credited to %s: %o %s', (_which, exception, isAllowed) => {
  const account = { type: 'RKO', currency: 'KGS', status: 'OPEN', ...exception } as const
  expect(mayTakeSales(account)).toBe(isAllowed)
})
