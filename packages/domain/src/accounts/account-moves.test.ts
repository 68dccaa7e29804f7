import { expect, test } from 'vitest'
import { mayBeCredited, mayBeDebited } from './account-moves.ts'

test.each([
  ['OPEN', 'lets money out and in', true, true],
  ['ARRESTED', 'lets money in and none out', false, true],
  ['FINAL_ARRESTED', 'lets nothing move', false, false],
  ['CLOSED', 'lets nothing move', false, false],
] as const)('an account that is %s %s', (status, _what, out, into) => {
  expect([mayBeDebited(status), mayBeCredited(status)]).toEqual([out, into])
})
