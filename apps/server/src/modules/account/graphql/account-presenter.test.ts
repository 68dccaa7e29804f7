import type { CoreOperation } from '@tartip/bank-ports/core-accounts'
import { languages } from '@tartip/domain/language'
import { describe, expect, test } from 'vitest'

import { aCoreAccount } from '../testing/fake-core-accounts.ts'
import { presentAccount, presentOperation } from './account-presenter.ts'

const account = aCoreAccount({
  status: 'ARRESTED',
  statusReason: { ru: 'Постановление суда', ky: 'Соттун токтому', en: 'Court order' },
})
const view = { account, permissions: ['READ'], isVisible: true } as const

describe('an account', () => {
  test('that the organisation has not named is called as the bank’s product, and why it is arrested is reported', () => {
    const published = languages.map(language => {
      const shown = presentAccount({ ...view, accountName: account.productName }, language)
      return [shown.accountName, shown.statusReason]
    })
    expect(published).toEqual([
      ['Расчётный счёт', 'Постановление суда'],
      ['Эсептешүү эсеби', 'Соттун токтому'],
      ['Settlement account', 'Court order'],
    ])
  })

  test('keeps the name that the organisation gave it', () => {
    const names = languages.map(
      language => presentAccount({ ...view, accountName: 'Аренда' }, language).accountName,
    )
    expect(names).toEqual(['Аренда', 'Аренда', 'Аренда'])
  })

  test('whose reason an officer wrote only in Russian shows it in Russian', () => {
    const written = { ...account, statusReason: { ru: 'Постановление № 7' } }
    const shown = presentAccount({ ...view, account: written, accountName: 'Аренда' }, 'ky')
    expect(shown.statusReason).toBe('Постановление № 7')
  })
})

test('an operation of the bank speaks to the reader, one of a client as it was written', () => {
  const fee: CoreOperation = {
    operationId: 'o1',
    accountId: account.accountId,
    bookedAt: 0,
    direction: 'DEBIT',
    amountMinor: 500n,
    currency: 'KGS',
    balanceAfterMinor: 0n,
    counterpartyName: 'ОсОО «Береке»',
    counterpartyAccount: '',
    purpose: { ru: 'Комиссия', ky: 'Комиссия алынды', en: 'Fee' },
  }
  const published = languages.map(language => {
    const { counterpartyName, purpose } = presentOperation(fee, language)
    return [counterpartyName, purpose]
  })
  expect(published).toEqual([
    ['ОсОО «Береке»', 'Комиссия'],
    ['ОсОО «Береке»', 'Комиссия алынды'],
    ['ОсОО «Береке»', 'Fee'],
  ])
})
