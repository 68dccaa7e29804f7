import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { describe, expect, test } from 'vitest'

import { accountNameMaxLength } from '@tartip/domain/text/own-name'

import type { Actor } from '../../../platform/actor.ts'
import type { AuditEntry } from '../../../platform/audit/audit-log.ts'
import type { AccountStore } from '../store/account-store.ts'
import { changeVisibility, renameAccount } from './change-account.ts'

const account: CoreAccount = {
  accountId: 'a1',
  account: '1090011000014201',
  bic: '109001',
  legalPartyId: 'p1',
  type: 'RKO',
  status: 'OPEN',
  currency: 'KGS',
  balanceMinor: 1n,
  heldMinor: 0n,
  openDate: '2024-01-01',
  departmentId: '001',
  classification: 'STANDART',
  productName: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
}

const actor = (signRight: Actor['signRight'], exception: Partial<Actor> = {}): Actor => ({
  personId: 'me',
  legalPartyId: 'p1',
  signRight,
  signScheme: 'ONE_SIGNATORY',
  signType: 'TOTP',
  postVerificationStatus: 'Confirmed',
  productRoles: [],
  payControlKeyAvailable: false,
  sessionId: 's',
  userReferenceId: 'u',
  userContractId: 'uc',
  contractId: 'c',
  shortName: '',
  fullName: '',
  companyName: '',
  companyInn: '',
  ...exception,
})

function bench() {
  const titles = new Map<string, string>()
  const hidden = new Set<string>()
  const told: string[] = []
  const audited: AuditEntry[] = []
  const store: AccountStore = {
    findGrants: async () => new Map([[account.account, ['READ' as const]]]),
    findGrant: async () => ['READ'],
    findTitles: async () => titles,
    findHidden: async () => hidden,
    lockGrants: async () => undefined,
    saveGrants: async () => undefined,
    tell: async (_party, { kind }) => void told.push(kind),
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
    core: {
      accountsOf: async () => [account],
      findOwnAccount: async () => account,
      findRecipient: async () => undefined,
      operations: async () => ({
        list: [],
        totalCreditMinor: 0n,
        totalDebitMinor: 0n,
        broughtForwardMinor: 0n,
      }),
      holds: async () => [],
      closingBalances: async () => [],
      dailyTurnover: async () => [],
    },
  }
  return {
    titles,
    hidden,
    told,
    audited,
    rename: renameAccount(deps),
    show: changeVisibility(deps),
  }
}

describe('renaming an account', () => {
  test('the name is trimmed and every space is one', async () => {
    const { rename, titles } = bench()
    await rename(actor('FIRST'), { accountId: 'a1', accountName: '  Аренда   и налоги ' })
    expect(titles.get('a1')).toBe('Аренда и налоги')
  })

  test('the audit tells who did it, and both names', async () => {
    const { rename, audited } = bench()
    await rename(actor('FIRST'), { accountId: 'a1', accountName: 'Аренда' })
    expect(audited).toEqual([
      {
        legalPartyId: 'p1',
        at: 1_000,
        personId: 'me',
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
    const renamed = await rename(actor('FIRST'), { accountId: 'a1', accountName })
    expect(renamed).toMatchObject({ ok: false, error: { code: 'ACCOUNT_NAME_INVALID' } })
    expect(titles.size).toBe(0)
  })

  test.each(['AUDITOR', 'CASH_MANAGER', 'THIRD', 'CASHIER', 'NONE'] as const)(
    '%s may not rename',
    async right => {
      const { rename, titles } = bench()
      const renamed = await rename(actor(right), { accountId: 'a1', accountName: 'Новое' })
      expect(renamed).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } })
      expect(titles.size).toBe(0)
    },
  )

  test('a locked person may not rename', async () => {
    const { rename } = bench()
    const locked = actor('FIRST', { postVerificationStatus: 'Pending' })
    expect(await rename(locked, { accountId: 'a1', accountName: 'Новое' })).toMatchObject({
      error: { code: 'PERSON_LOCKED' },
    })
  })
})

test('hiding an account and showing it again leaves no trace', async () => {
  const { show, hidden } = bench()
  expect(await show(actor('AUDITOR'), { accountId: 'a1', isVisible: false })).toMatchObject({
    value: { isVisible: false },
  })
  expect(hidden.has('a1')).toBe(true)
  await show(actor('AUDITOR'), { accountId: 'a1', isVisible: true })
  expect(hidden.size).toBe(0)
})

test('hiding and showing again is told to the audit, doing it twice is not', async () => {
  const { show, audited } = bench()
  for (const isVisible of [true, false, false, true]) {
    await show(actor('AUDITOR'), { accountId: 'a1', isVisible })
  }
  expect(audited.map(({ action, details }) => [action, details['accountId']])).toEqual([
    ['accountHidden', 'a1'],
    ['accountShown', 'a1'],
  ])
})

test('an unknown account cannot be hidden', async () => {
  const { show, hidden } = bench()
  expect(await show(actor('FIRST'), { accountId: 'a2', isVisible: false })).toMatchObject({
    error: { code: 'ACCOUNT_NOT_FOUND' },
  })
  expect(hidden.size).toBe(0)
})
