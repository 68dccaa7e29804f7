import type { CardOperation } from '@tartip/bank-ports/cards'
import { describe, expect, test } from 'vitest'

import type { CardPermission } from '../public.ts'
import { anActor } from '../testing/actor.ts'
import { aCoreAccount } from '../testing/fake-core-accounts.ts'
import {
  aBankCard,
  cardAccountId,
  cardId,
  createFakeCards,
  otherCardId,
} from '../testing/fake-cards.ts'
import type { AccountView } from './read-accounts.ts'
import { type CardOperationsQuery, readCardOperations } from './read-cards.ts'

const operation = (operationId: string, ofCard?: string): CardOperation => ({
  operationId,
  accountId: cardAccountId,
  ...(ofCard === undefined ? {} : { cardId: ofCard }),
  kind: 'RETAIL',
  direction: 'DEBIT',
  baseMinor: 100n,
  baseCurrency: 'KGS',
  transactionMinor: 100n,
  transactionCurrency: 'KGS',
  settlementMinor: 100n,
  settlementCurrency: 'KGS',
  commissionMinor: 0n,
  commissionCurrency: 'KGS',
  details: 'Бишкек',
  at: 0,
  isPending: false,
})
const account: AccountView = {
  account: aCoreAccount({ accountId: cardAccountId, type: 'CARD' }),
  permissions: ['READ'],
  accountName: 'Карточный',
  isVisible: true,
}

async function seen(given: {
  readonly grants?: readonly CardPermission[]
  readonly readsAccount?: boolean
  readonly requests?: Partial<CardOperationsQuery>
}) {
  const cards = createFakeCards([aBankCard(), aBankCard({ cardId: otherCardId })])
  const answer = await readCardOperations({
    cards: {
      ...cards,
      operations: async () => [
        operation('own', cardId),
        operation('other', otherCardId),
        operation('interest'),
      ],
    },
    readCardStore: (_party, read) =>
      read({
        findGrants: async () => new Map([[cardId, given.grants ?? []]]),
        findTitles: async () => new Map(),
      } as never),
    readAccounts: async () => (given.readsAccount === true ? [account] : []),
  })(anActor('CREATOR'), {
    accountId: cardAccountId,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    cardId: undefined,
    ...given.requests,
  })
  return answer.ok ? answer.value.map(one => one.operationId) : answer.error.code
}

describe('operations of a card account', () => {
  test('are all returned for an account, or those of one card when requested', async () => {
    expect(await seen({ readsAccount: true })).toEqual(['own', 'other', 'interest'])
    expect(await seen({ readsAccount: true, requests: { cardId: otherCardId } })).toEqual(['other'])
  })

  test('are sent only for their own card to whoever sees only its details', async () => {
    const grants = ['READ_CARD', 'GET_LIMIT_AND_DETAILS'] as const
    expect(await seen({ grants })).toEqual(['own'])
    expect(await seen({ grants, requests: { cardId: otherCardId } })).toEqual([])
  })

  test('are those of an account that does not exist for whoever sees the card and no details of it', async () => {
    expect(await seen({ grants: ['READ_CARD'] })).toBe('ACCOUNT_NOT_FOUND')
    expect(await seen({ grants: ['GET_LIMIT_AND_DETAILS'] })).toBe('ACCOUNT_NOT_FOUND')
    expect(await seen({})).toBe('ACCOUNT_NOT_FOUND')
  })

  test.each([
    ['thirty-one days', '2026-10-31', '2026-11-30', ['own', 'other', 'interest']],
    ['thirty-two', '2026-10-30', '2026-11-30', 'PERIOD_INVALID'],
    ['an end before the beginning', '2026-11-30', '2026-11-29', 'PERIOD_INVALID'],
    ['a day that does not exist', '2026-02-30', '2026-03-01', 'DATE_INVALID'],
  ] as const)('are requested %s', async (_what, startDate, endDate, expected) => {
    expect(await seen({ readsAccount: true, requests: { startDate, endDate } })).toEqual(expected)
  })
})
