import { expect, test } from 'vitest'

import { permittedAccounts } from './permitted-accounts.ts'
import { anActor } from './testing/actor.ts'
import { aCoreAccount } from './testing/fake-core-accounts.ts'

const account = aCoreAccount()
const loan = aCoreAccount({ account: '1090011000602004', type: 'LOAN' })
const shown = (
  right: Parameters<typeof anActor>[0],
  granted: Parameters<typeof permittedAccounts>[2],
) =>
  permittedAccounts(anActor(right), [account, loan], granted).map(
    ({ account: one, permissions }) => [one.type, permissions],
  )

test('an account is seen by whom it may be read, whatever else was granted', () => {
  const grants = new Map([[account.account, ['CLEARING', 'GROSS'] as const]])
  expect(shown('CREATOR', grants)).toEqual([])
  expect(shown('CREATOR', new Map([[account.account, ['READ', 'CLEARING'] as const]]))).toEqual([
    ['RKO', ['CLEARING', 'READ']],
  ])
})

test('a grant that an account of its kind does not have gives nothing', () => {
  expect(shown('SECOND', new Map([[loan.account, ['READ', 'CLEARING'] as const]]))).toEqual([
    ['LOAN', ['READ']],
  ])
})

test('the first signatory sees all of them without a grant, a cashier none with one', () => {
  expect(shown('FIRST', new Map()).map(([type]) => type)).toEqual(['RKO', 'LOAN'])
  expect(shown('CASHIER', new Map([[account.account, ['READ'] as const]]))).toEqual([])
})
