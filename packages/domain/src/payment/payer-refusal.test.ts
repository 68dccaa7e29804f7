import { expect, test } from 'vitest'
import { payerRefusal } from './payer-refusal.ts'

const account = {
  type: 'RKO',
  status: 'OPEN',
  permissions: ['READ', 'CLEARING', 'BUDGET_PAYMENT', 'INTRABANK_OWN'],
} as const

test.each([
  ['an open account with the permission', account, 'CLEARING', undefined],
  ['a permission of another name', account, 'BUDGET', undefined],
  ['a missing permission', account, 'GROSS', 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'],
  ['a transfer to a card', account, 'RKO_2_CARD', undefined],
  ['a settlement account', account, 'CARD_2_CARD', 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'],
  ['a card', { ...account, type: 'CARD' }, 'CARD_2_CARD', undefined],
  [
    'a card that should pay another bank',
    { ...account, type: 'CARD' },
    'CLEARING',
    'OPERATION_NOT_ALLOWED_FOR_ACCOUNT',
  ],
  [
    'an unreadable account',
    { ...account, permissions: ['CLEARING'] },
    'CLEARING',
    'ACCOUNT_NOT_FOUND',
  ],
  ['a closed account', { ...account, status: 'CLOSED' }, 'CLEARING', 'ACCOUNT_CLOSED'],
  ['a seized account', { ...account, status: 'ARRESTED' }, 'CLEARING', 'ACCOUNT_SEIZED'],
] as const)('%s', (_what, payable, operation, refusal) => {
  expect(payerRefusal(payable, operation)).toBe(refusal)
})
