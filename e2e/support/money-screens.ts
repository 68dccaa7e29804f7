import type { Page } from '@playwright/test'

import { createBankClient } from './bank-client.ts'
import type { Screen } from './screen.ts'

const ofCard =
  (target: string, status: 'ACTIVE' | 'BLOCKED' = 'ACTIVE') =>
  async (page: Page) =>
    target + encodeURIComponent(await createBankClient(page).card(status))

/** An account by its last digits. */
const ofAccount = (lastDigits: string) => async (page: Page) =>
  `/account/${(await createBankClient(page).account(lastDigits)).id}`

const pressIcon = (icon: string, sign: string) => async (page: Page) => {
  await page.locator(`main button:has(.tabler-icon-${icon})`).first().click()
  await page.locator(sign).first().waitFor()
}

/** The screens that show money: home, accounts, cards, loans, rates. */
export const moneyScreens: readonly Screen[] = [
  { name: 'home', address: '/accounts', sign: 'main figure' },
  {
    name: 'home of somebody who makes documents',
    hasSameLayout: true,
    address: '/accounts',
    sign: 'main figure',
    clientId: '100103',
  },
  {
    name: 'home of an auditor',
    hasSameLayout: true,
    address: '/accounts',
    sign: 'main figure',
    clientId: '100104',
  },
  {
    name: 'home with its hidden accounts',
    hasSameLayout: true,
    address: '/accounts',
    sign: 'main figure',
    // The first switch of home lays the month before over the cash flow.
    act: page => page.locator('main input[role="switch"]').last().check(),
  },
  {
    name: 'what is owed to the budget',
    address: '/accounts',
    sign: 'main button:has(.tabler-icon-receipt-tax)',
    act: pressIcon('receipt-tax', '[role="dialog"] dl'),
  },
  {
    name: 'whether the money is enough',
    address: '/accounts',
    sign: 'main button:has(.tabler-icon-calendar-dollar)',
    act: pressIcon('calendar-dollar', '[role="dialog"] p'),
  },
  { name: 'an account', address: ofAccount('4268'), sign: 'main tbody tr' },
  {
    name: 'a long list of operations',
    hasSameLayout: true,
    address: ofAccount('4268'),
    sign: 'main tbody tr',
    async act(page) {
      const rows = page.locator('main tbody tr')
      const shown = await rows.count()
      await page.locator('main section section:has(tbody) button').last().click()
      await rows.nth(shown).waitFor()
    },
  },
  {
    name: 'the filters of an account',
    hasSameLayout: true,
    address: ofAccount('4268'),
    sign: 'main tbody tr',
    act: pressIcon('filter', 'main form'),
  },
  {
    name: 'the bank details of an account',
    address: ofAccount('4268'),
    sign: 'main button:has(.tabler-icon-share-2)',
    act: pressIcon('share-2', '[role="dialog"] dl'),
  },
  {
    name: 'who may do what with an account',
    hasSameLayout: true,
    address: async page =>
      `/settings/users?account=${(await createBankClient(page).account('4268')).id}`,
    sign: 'main tbody tr',
  },
  { name: 'a card account', hasSameLayout: true, address: ofAccount('1049'), sign: 'main h2' },
  { name: 'a deposit', hasSameLayout: true, address: ofAccount('2029'), sign: 'main h2' },
  { name: 'a deposit on demand', hasSameLayout: true, address: ofAccount('3847'), sign: 'main h2' },
  {
    name: 'the account of a loan',
    hasSameLayout: true,
    address: ofAccount('4086'),
    sign: 'main h2',
  },
  { name: 'a closed account', hasSameLayout: true, address: ofAccount('9928'), sign: 'main h2' },
  {
    name: 'an arrested account',
    hasSameLayout: true,
    address: async page => `/account/${await createBankClient(page).arrestedAccount()}`,
    sign: 'main h2',
    clientId: '100201',
  },
  {
    name: 'a transfer between an account and a card',
    hasSameLayout: true,
    address: '/payment/card-transfer-rko',
    sign: 'main form',
  },
  {
    name: 'a transfer to the card of a person',
    hasSameLayout: true,
    address: '/payment/card-transfer-o24',
    sign: 'main form',
  },
  { name: 'taxes', address: '/budget', sign: 'main li input[type="checkbox"]' },
  {
    name: 'services of Tunduk',
    hasSameLayout: true,
    address: '/budget/tunduk',
    sign: 'main section button',
  },
  { name: 'fines', hasSameLayout: true, address: '/budget/fines', sign: 'main form' },
  {
    name: 'the codes of tax debts',
    address: '/budget',
    sign: 'main li input[type="checkbox"]',
    async act(page) {
      await page.locator('main li ~ li').first().waitFor()
      await page.locator('main [role="status"] button').first().click()
      await page.locator('main [data-day-code]').first().waitFor()
    },
  },
  { name: 'the cards', address: '/cards', sign: 'main a[href^="/card?id="]' },
  { name: 'a card', address: ofCard('/card?id='), sign: 'main [role="switch"]' },
  {
    name: 'the limits of a card',
    hasSameLayout: true,
    address: ofCard('/card/limit?id='),
    sign: 'main h2 >> nth=1',
  },
  {
    name: 'the block of a card',
    address: ofCard('/card/block?id='),
    sign: 'main input[type="radio"]',
  },
  {
    name: 'who may do what with a card',
    hasSameLayout: true,
    address: ofCard('/settings/users?card='),
    sign: 'main tbody tr',
  },
  {
    name: 'the unlocking of a card',
    hasSameLayout: true,
    address: ofCard('/card/block?id=', 'BLOCKED'),
    sign: 'main input[type="radio"]',
  },
  {
    name: 'the loans',
    hasSameLayout: true,
    address: '/loan-claims',
    sign: 'main a[href^="/loan-claim/"]',
  },
  {
    name: 'a loan',
    async address(page) {
      const { loanId, accountId, dutyNumber } = await createBankClient(page).loan()
      return `/loan-claim/${[loanId, accountId, dutyNumber].map(encodeURIComponent).join('/')}`
    },
    sign: 'main tbody tr',
  },
  {
    name: 'the draft of a loan claim',
    async address(page) {
      return `/loan-claims/${await createBankClient(page).loanClaimDraft()}`
    },
    sign: 'main form tbody tr',
  },
  {
    name: 'the exchange rates',
    address: '/accounts?rates=1',
    sign: '[role="dialog"] tbody tr',
  },
  {
    name: 'the rates of the central bank',
    hasSameLayout: true,
    address: '/accounts?rates=1',
    sign: '[role="dialog"] tbody tr',
    act: async page => page.getByRole('dialog').getByRole('tab').last().click(),
  },
]
