import { expect, test } from 'vitest'
import { paymentTypeOf } from './payment-type.ts'

test.each([
  ['CLEARING', '01203201510217', {}, 'B2B'],
  ['GROSS', '20101199000012', {}, 'B2C'],
  ['CLEARING', '', {}, undefined],
  ['INTRABANK_OWN', '', {}, undefined],
  ['BUDGET', '', {}, 'B2G'],
  ['SALARY', '', {}, 'B2C'],
  ['RKO_2_CARD', '', { cardReferencesId: 'card-1' }, 'B2C'],
  ['RKO_2_CARD', '', {}, undefined],
] as const)('%s to %j is %s %s', (operationCode, recipientInn, terms, expected) => {
  expect(paymentTypeOf({ operationCode, recipientInn, terms })).toBe(expected)
})
