import { describe, expect, test } from 'vitest'

import { somAccount } from '../testing/fake-accounts.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import type { PaymentEventPayload } from '../store/payment-row.ts'
import { stateFor } from './payment-subscriptions.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const accessScopeOf = (personId: string, accounts = [somAccount]) => ({
  legalPartyId: organisationId,
  personId,
  accounts,
})
const step = (
  fromStatus: string | null,
  toStatus: string,
  more: Partial<PaymentEventPayload> = {},
): PaymentEventPayload => ({
  paymentId: '50000000-0000-4000-8000-000000000001',
  createdBy: creator.personId,
  payerAccount: somAccount,
  fromStatus,
  toStatus,
  isDeleted: false,
  ...more,
})

describe('what a step is for the person who listens', () => {
  test.each([
    ['a new draft', step(null, 'DRAFT'), 'New', undefined],
    ['a draft sent for signing', step('DRAFT', 'ON_VERIFICATION'), 'Updated', 'New'],
    ['a signature', step('ON_VERIFICATION', 'PARTIALLY_CONFIRMED'), 'Updated', 'Updated'],
    ['an edit back into a draft', step('FOR_EDITING', 'DRAFT'), 'Updated', 'Deleted'],
    ['a deleted draft', step('DRAFT', 'DRAFT', { isDeleted: true }), 'Deleted', undefined],
    [
      'a deleted returned document',
      step('FOR_EDITING', 'FOR_EDITING', { isDeleted: true }),
      'Deleted',
      'Deleted',
    ],
  ] as const)('%s', (_what, event, forCreator, forOther) => {
    expect(stateFor(accessScopeOf(creator.personId), event)).toBe(forCreator)
    expect(stateFor(accessScopeOf(first.personId), event)).toBe(forOther)
  })

  test('steps on accounts that the person may not read are not reported', () => {
    const event = step('ON_VERIFICATION', 'PARTIALLY_CONFIRMED')
    expect(stateFor(accessScopeOf(first.personId, []), event)).toBeUndefined()
  })
})
