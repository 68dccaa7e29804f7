import type { Page } from '@playwright/test'

import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { AccountPage } from '../pages/account-page.ts'
import { createBankClient } from './bank-client.ts'
import { live } from './live.ts'
import { expect } from './test.ts'

/** The first account of a person on their open home and on its own page, and how to check whether both show it as it is. */
export async function openSideBySide(home: Page, own: Page) {
  const bank = createBankClient(home)
  const [account] = await bank.accounts()
  if (account === undefined) throw new Error('The company has no account')
  await home.goto('/accounts')
  const line = home
    .getByRole('listitem')
    .filter({ has: home.locator(`a[href="/account/${account.id}"]`) })
  const accountPage = new AccountPage(own)
  await accountPage.open(account.id)
  // Read again each time: what another flow has sent from this account may be executed meanwhile.
  const bothShowIt = () =>
    expect(async () => {
      const now = await bank.account(account.account)
      const balance = parseDecimal(now.balance, 'KGS')
      if (!balance.ok) throw new Error(`${now.balance} is no amount`)
      const text = formatAmount(balance.value, 'KGS')
      await expect(line).toContainText(text, { timeout: 300 })
      await expect(accountPage.content).toContainText(text, { timeout: 300 })
    }).toPass(live)
  await bothShowIt()
  return { account, accountPage, line, bothShowIt }
}
