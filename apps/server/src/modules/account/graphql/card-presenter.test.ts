import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { expect, test } from 'vitest'

import type { CardAccountView } from '../use-cases/read-cards.ts'
import { presentCardAccount } from './card-presenter.ts'

const account: CoreAccount = {
  accountId: 'a1',
  account: '1090011000014201',
  bic: '109001',
  legalPartyId: 'p1',
  type: 'CARD',
  status: 'OPEN',
  currency: 'KGS',
  balanceMinor: 1_000_00n,
  heldMinor: 0n,
  openDate: '2024-01-01',
  departmentId: '001',
  classification: 'STANDART',
  productName: { ru: 'Карточный счёт', ky: 'Карт эсеби', en: 'Card account' },
}
const view: CardAccountView = {
  account: { account, permissions: ['READ'], accountName: 'Карта', isVisible: true },
  balances: [
    { currency: 'KGS', balanceMinor: 1_000_00n, heldMinor: 0n },
    { currency: 'USD', balanceMinor: 10_00n, heldMinor: 4_00n },
  ],
  cards: [],
}
const rates = [{ currency: 'USD', salesRate: '87.5', purchaseRate: '87.5' }] as const

test('each currency says what is left of it without holds, and so does their sum', () => {
  const { availableAmount, multiBalance } = presentCardAccount(view, rates, 'ru')
  expect(multiBalance).toEqual([
    { currency: 'ALL', amount: '1875.00', plannedAmount: '1525.00', amountCurrency: 'KGS' },
    { currency: 'KGS', amount: '1000.00', plannedAmount: '1000.00', amountCurrency: 'KGS' },
    { currency: 'USD', amount: '10.00', plannedAmount: '6.00', amountCurrency: 'USD' },
  ])
  expect(availableAmount).toBe('1525.00')
})

test('without rates each currency still says what is left of it', () => {
  const { multiBalance } = presentCardAccount(view, [], 'ru')
  expect(multiBalance.map(one => [one.currency, one.plannedAmount])).toEqual([
    ['KGS', '1000.00'],
    ['USD', '6.00'],
  ])
})
