import { describe, expect, test } from 'vitest'
import { emptyDraft } from '../form-model.ts'
import { amountOf, chooseOperation } from './operation-choice.ts'

describe('the kind of an interbank document', () => {
  test.each([
    { amount: '', isUrgent: false, operation: 'CLEARING', isForced: false },
    { amount: '420000', isUrgent: false, operation: 'CLEARING', isForced: false },
    { amount: '420000', isUrgent: true, operation: 'GROSS', isForced: false },
    { amount: '1000000', isUrgent: false, operation: 'CLEARING', isForced: false },
    { amount: '1000000,01', isUrgent: false, operation: 'GROSS', isForced: true },
    { amount: '1000000,01', isUrgent: true, operation: 'GROSS', isForced: true },
  ])(
    'of "$amount" with urgency $isUrgent is $operation',
    ({ amount, isUrgent, operation, isForced }) => {
      const draft = { ...emptyDraft, amount, isUrgent }
      const choice = chooseOperation('interbank', draft, amountOf(draft, 'KGS'))
      expect(choice).toMatchObject({ operation, isForced })
    },
  )
})

test.each([
  { isOwn: false, operation: 'INTRABANK_FOREIGN' },
  { isOwn: true, operation: 'INTRABANK_OWN' },
])(
  'an intrabank document with own side $isOwn is $operation, however large',
  ({ isOwn, operation }) => {
    const choice = chooseOperation('intrabank', { ...emptyDraft, isOwn }, 900_000_000_000n)
    expect(choice).toEqual({ operation, ways: [operation], isForced: false })
  },
)

test.each([
  { amount: '1 234,56', minor: 123_456n },
  { amount: '0', minor: undefined },
  { amount: '-5', minor: undefined },
  { amount: '1,234', minor: undefined },
  { amount: '', minor: undefined },
])('"$amount" counts as $minor', ({ amount, minor }) => {
  expect(amountOf({ ...emptyDraft, amount }, 'KGS')).toBe(minor)
})
