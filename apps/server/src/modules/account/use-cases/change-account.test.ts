import { describe, expect, test } from 'vitest'

import { accountNameMaxLength } from '@tartip/domain/text/own-name'

import type { AuditEntry } from '../../../platform/audit/audit-log.ts'
import type { AccountStore } from '../store/account-store.ts'
import { anActor } from '../testing/actor.ts'
import { fakeCoreAccounts, aCoreAccount } from '../testing/fake-core-accounts.ts'
import { changeVisibility, renameAccount } from './change-account.ts'

const account = aCoreAccount({ accountId: 'a1' })

function bench() {
  const titles = new Map<string, string>()
  const hidden = new Set<string>()
  const published: unknown[] = []
  const audited: AuditEntry[] = []
  const store: AccountStore = {
    findGrants: async () => new Map([[account.account, ['READ' as const]]]),
    findGrant: async () => ['READ'],
    findTitles: async () => titles,
    findHidden: async () => hidden,
    lockGrants: async () => undefined,
    saveGrants: async () => undefined,
    publish: async (_party, event) => void published.push(event),
    audit: async entry => void audited.push(entry),
    saveTitle: async (_party, accountId, name) => void titles.set(accountId, name),
    async saveVisibility(_party, _person, accountId, isVisible) {
      if (isVisible) hidden.delete(accountId)
      else hidden.add(accountId)
    },
  }
  const withStore = <T>(_party: string, run: (given: AccountStore) => Promise<T>) => run(store)
  const deps = {
    readStore: withStore,
    writeStore: withStore,
    realClock: { now: () => 1_000 },
    core: fakeCoreAccounts([account]),
  }
  return {
    titles,
    hidden,
    published,
    audited,
    rename: renameAccount(deps),
    show: changeVisibility(deps),
  }
}

describe('renaming an account', () => {
  test('the name is trimmed and every space is one', async () => {
    const { rename, titles } = bench()
    await rename(anActor('FIRST'), { accountId: 'a1', accountName: '  Аренда   и налоги ' })
    expect(titles.get('a1')).toBe('Аренда и налоги')
  })

  test('the audit shows who did it, and both names', async () => {
    const { rename, audited } = bench()
    await rename(anActor('FIRST'), { accountId: 'a1', accountName: 'Аренда' })
    expect(audited).toEqual([
      {
        legalPartyId: account.legalPartyId,
        at: 1_000,
        personId: anActor('FIRST').personId,
        action: 'accountRenamed',
        outcome: 'ok',
        details: { accountId: 'a1', before: account.productName, after: 'Аренда' },
      },
    ])
  })

  test.each([
    '',
    '   ',
    'я'.repeat(accountNameMaxLength + 1),
    '<b>',
    'A & B',
    'Аренда\u202E',
    'А\u200Bренда',
    '\u001B[31mАренда',
  ])('«%s» is refused and the old name stays', async accountName => {
    const { rename, titles } = bench()
    const renamed = await rename(anActor('FIRST'), { accountId: 'a1', accountName })
    expect(renamed).toMatchObject({ ok: false, error: { code: 'ACCOUNT_NAME_INVALID' } })
    expect(titles.size).toBe(0)
  })

  test.each(['AUDITOR', 'CASH_MANAGER', 'THIRD', 'CASHIER', 'NONE'] as const)(
    '%s may not rename',
    async right => {
      const { rename, titles } = bench()
      const renamed = await rename(anActor(right), { accountId: 'a1', accountName: 'Новое' })
      expect(renamed).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } })
      expect(titles.size).toBe(0)
    },
  )

  test('a locked person may not rename', async () => {
    const { rename } = bench()
    const locked = anActor('FIRST', { postVerificationStatus: 'Pending' })
    expect(await rename(locked, { accountId: 'a1', accountName: 'Новое' })).toMatchObject({
      error: { code: 'PERSON_LOCKED' },
    })
  })
})

test('hiding an account and showing it again leaves no trace', async () => {
  const { show, hidden } = bench()
  expect(await show(anActor('AUDITOR'), { accountId: 'a1', isVisible: false })).toMatchObject({
    value: { isVisible: false },
  })
  expect(hidden.has('a1')).toBe(true)
  await show(anActor('AUDITOR'), { accountId: 'a1', isVisible: true })
  expect(hidden.size).toBe(0)
})

test('hiding and showing again is recorded in the audit, doing it twice is not', async () => {
  const { show, audited } = bench()
  for (const isVisible of [true, false, false, true]) {
    await show(anActor('AUDITOR'), { accountId: 'a1', isVisible })
  }
  expect(audited.map(({ action, details }) => [action, details['accountId']])).toEqual([
    ['accountHidden', 'a1'],
    ['accountShown', 'a1'],
  ])
})

test('hiding an account notifies only the person’s own pages, a new name notifies everybody', async () => {
  const { show, rename, published } = bench()
  const director = anActor('FIRST')
  await show(director, { accountId: 'a1', isVisible: false })
  await rename(director, { accountId: 'a1', accountName: 'Аренда' })
  expect(published).toEqual([
    { kind: 'VISIBILITY_CHANGED', accountId: 'a1', personId: director.personId },
    { kind: 'ACCOUNT_RENAMED', accountId: 'a1' },
  ])
})

test('an unknown account cannot be hidden', async () => {
  const { show, hidden } = bench()
  expect(await show(anActor('FIRST'), { accountId: 'a2', isVisible: false })).toMatchObject({
    error: { code: 'ACCOUNT_NOT_FOUND' },
  })
  expect(hidden.size).toBe(0)
})
