import { expect, test } from 'vitest'

import { anActor } from '../testing/actor.ts'
import { fakeCoreAccounts, aCoreAccount } from '../testing/fake-core-accounts.ts'
import type { AccountView } from './read-accounts.ts'
import { readTurnover } from './read-turnover.ts'

const view = (accountId: string, change: Partial<AccountView['account']> = {}): AccountView => ({
  account: aCoreAccount({ accountId, ...change }),
  permissions: ['READ'],
  accountName: accountId,
  isVisible: true,
})

test('money in and out is that of the accounts that are shown, and no debt', async () => {
  const requests: unknown[] = []
  const core = fakeCoreAccounts([], {
    dailyTurnover: async (...question) => {
      requests.push(question)
      return []
    },
  })
  const views = [
    view('settlement'),
    view('card', { type: 'CARD' }),
    view('loan', { type: 'LOAN' }),
    { ...view('hidden'), isVisible: false },
    view('arrested', { status: 'ARRESTED' }),
  ]
  const actor = anActor('FIRST')
  const period = { startDate: '2026-11-01', endDate: '2026-11-30' }
  await readTurnover({ core, readAccounts: async () => views })(actor, period)
  expect(requests).toEqual([
    [actor.legalPartyId, ['settlement', 'card', 'arrested'], '2026-11-01', '2026-11-30'],
  ])
})
