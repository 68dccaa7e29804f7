import { expect, test } from 'vitest'
import type { AccessOfPerson } from '../settings-queries.ts'
import { grantedOfSearch, grantsOn, nameOfGranted } from './grants-on.ts'

const list = (permissions: readonly string[], isEverything = false): AccessOfPerson =>
  ({
    isEverything,
    accounts: [
      {
        accountId: 'a-1',
        account: '1090011000014201',
        accountName: 'Основной',
        type: 'RKO',
        currency: { isoCode: 'KGS' },
        permissions,
        availablePermissions: ['READ', 'CLEARING', 'GROSS', 'SWIFT', 'QR'],
      },
    ],
    cards: [
      {
        cardId: 'c-1',
        cardNum: '4000 00•• •••• 1743',
        title: null,
        cardHolderName: 'ERKIN ASANOV',
        permissions: ['READ_CARD'],
        availablePermissions: ['READ_CARD', 'SET_LIMIT'],
      },
    ],
  }) as AccessOfPerson

const account = { kind: 'account', id: 'a-1' } as const

test.each([
  [['READ', 'CLEARING'], 'some'],
  [['READ', 'CLEARING', 'GROSS', 'SWIFT', 'QR'], 'everything'],
  [[], 'nothing'],
])('a person with %j on an account may do %s', (permissions, extent) => {
  expect(grantsOn(list(permissions), account)).toEqual({ extent, permissions })
})

test('the first signatory may do everything; an auditor’s only permission is reported by its name', () => {
  expect(grantsOn(list(['READ'], true), account).extent).toBe('everything')
  const ofAuditor = list(['READ'])
  const only = {
    ...ofAuditor,
    accounts: ofAuditor.accounts.map(one => ({ ...one, availablePermissions: ['READ' as const] })),
  }
  expect(grantsOn(only, account)).toEqual({ extent: 'some', permissions: ['READ'] })
})

test('with an account that their list does not name a person may do nothing', () => {
  const other = { kind: 'account', id: 'a-2' } as const
  expect(grantsOn(list(['READ']), other).extent).toBe('nothing')
  // The ids of cards and accounts are not mixed up.
  expect(grantsOn(list(['READ']), { kind: 'card', id: 'a-1' }).extent).toBe('nothing')
})

test('a card without a title is called by its holder and last digits, an account by its name', () => {
  expect(nameOfGranted([list([])], { kind: 'card', id: 'c-1' })).toBe('ERKIN ASANOV ··1743')
  expect(nameOfGranted([list([])], account)).toBe('Основной ··4201')
  expect(nameOfGranted([], account)).toBeUndefined()
})

test('the address names an account or a card, also by digits alone', () => {
  expect(grantedOfSearch({ account: 'a-1' })).toEqual(account)
  expect(grantedOfSearch({ card: 42 })).toEqual({ kind: 'card', id: '42' })
  expect(grantedOfSearch({ text: 'a' })).toBeUndefined()
})
