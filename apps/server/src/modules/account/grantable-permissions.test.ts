import { signRights } from '@tartip/domain/people/sign-right'
import { describe, expect, test } from 'vitest'

import { aCoreAccount } from './testing/fake-core-accounts.ts'
import {
  grantableOnAccount,
  grantableOnCard,
  isGrantable,
  isSameSet,
} from './grantable-permissions.ts'

describe('what can be granted', () => {
  test.each([
    ['CREATOR', 13],
    ['SECOND', 13],
    ['THIRD', 13],
    ['AUDITOR', 2],
    ['CASH_MANAGER', 5],
    ['CASHIER', 0],
    ['NONE', 0],
  ] as const)('on a settlement account to %s: %i kinds', (right, count) => {
    expect(grantableOnAccount(aCoreAccount(), right)).toHaveLength(count)
  })

  test('on a loan account is only to read, whatever the right', () => {
    for (const right of signRights) {
      const grantable = grantableOnAccount(aCoreAccount({ type: 'LOAN' }), right)
      expect(grantable.filter(permission => permission !== 'PUSH_NOTIFICATION')).toEqual(
        right === 'CASHIER' || right === 'NONE' ? [] : ['READ'],
      )
    }
  })

  test('limits and status of cards are for those who manage cards', () => {
    const managers = signRights.filter(right => grantableOnCard(right).includes('SET_LIMIT'))
    expect(managers).toEqual(['FIRST', 'SECOND', 'CREATOR'])
  })

  test.each([
    [[], true],
    [['READ'], true],
    [['READ', 'CLEARING'], true],
    [['CLEARING'], false],
    [['READ', 'SWIFT'], false],
  ])('%j is a grant: %s', (wanted, isOne) => {
    expect(isGrantable(wanted, ['READ', 'CLEARING'], 'READ')).toBe(isOne)
  })

  test('the order of permissions says nothing', () => {
    expect(isSameSet(['READ', 'QR'], ['QR', 'READ', 'READ'])).toBe(true)
    expect(isSameSet(['READ'], ['READ', 'QR'])).toBe(false)
    expect(isSameSet(['READ', 'SWIFT'], ['READ', 'QR'])).toBe(false)
  })
})
