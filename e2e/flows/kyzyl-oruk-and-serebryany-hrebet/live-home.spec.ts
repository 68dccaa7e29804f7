import type { Page } from '@playwright/test'

import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { AccountPage } from '../../pages/account-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { cuttableLines } from '../../support/cut-lines.ts'
import { freshCode } from '../../support/one-time-code.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { simulator } from '../../support/simulator.ts'
import { expect, test } from '../../support/test.ts'

test('a document sent by one person stands on the home screen of another at once, also after a lost line', async ({
  people,
}) => {
  const creator = await people.at('100304')
  const signatory = await people.at('100301')
  const bank = createBankClient(creator)
  const lines = await cuttableLines(signatory)
  await signatory.goto('/accounts')
  const latest = signatory.getByRole('region', { name: 'Последние операции' })
  await expect(latest.getByRole('row').nth(1)).toBeVisible()
  await bank.sentDocument({ amount: '48231.45', purpose: ownPurpose('Аренда склада, счёт') })
  await expect(latest.getByText(/48\s231,45/)).toBeVisible({ timeout: 3_000 })

  lines.cut()
  await bank.sentDocument({ amount: '48231.67', purpose: ownPurpose('Аренда склада, акт') })
  await expect(latest.getByText(/48\s231,67/)).toBeHidden()
  lines.mend()
  await expect(latest.getByText(/48\s231,67/)).toBeVisible({ timeout: 20_000 })
})

/** The first account of a person on their open home and on its own page, and how to check whether both show it as it is. */
async function openSideBySide(home: Page, own: Page) {
  const bank = createBankClient(home)
  const [account] = await bank.accounts()
  if (account === undefined) throw new Error('The company has no account')
  await home.goto('/accounts')
  const line = home
    .getByRole('listitem')
    .filter({ has: home.locator(`a[href="/account/${account.id}"]`) })
  const accountPage = new AccountPage(own)
  await accountPage.open(account.id)
  // Asked anew each time: what another flow has sent from this account may be executed meanwhile.
  const bothShowIt = (timeout = 3_000) =>
    expect(async () => {
      const now = await bank.account(account.account)
      const balance = parseDecimal(now.balance, 'KGS')
      if (!balance.ok) throw new Error(`${now.balance} is no amount`)
      const text = formatAmount(balance.value, 'KGS')
      await expect(line).toContainText(text, { timeout: 300 })
      await expect(accountPage.content).toContainText(text, { timeout: 300 })
    }).toPass({ timeout })
  await bothShowIt(20_000)
  return { account, accountPage, line, bothShowIt }
}

test('an account that the bank arrests says so at once on the open home and on its own page', async ({
  people,
}) => {
  const [home, own] = [await people.at('100301'), await people.at('100301')]
  const { account } = await openSideBySide(home, own)
  const reason = 'Постановление суда № 17'
  try {
    await simulator.arrest(account.account, reason)
    for (const page of [home, own]) {
      await expect(page.getByText(reason)).toBeVisible({ timeout: 3_000 })
    }
  } finally {
    await simulator.release(account.account)
  }
  for (const page of [home, own]) {
    await expect(page.getByText(reason)).toBeHidden({ timeout: 3_000 })
  }
})

test('money from another bank stands on the open home and the open account at once', async ({
  people,
}) => {
  const [home, own] = [await people.at('100301'), await people.at('100301')]
  const { account, accountPage, bothShowIt } = await openSideBySide(home, own)
  const purpose = ownPurpose('Оплата за муку по накладной')
  await simulator.receive(account.account, '7413.29', purpose)
  await bothShowIt()
  await expect(accountPage.operation(purpose)).toBeVisible({ timeout: 3_000 })
})

test('money of another company of this bank stands on the open home and the open account at once', async ({
  people,
}) => {
  const [home, own] = [await people.at('100301'), await people.at('100301')]
  const { account, accountPage, bothShowIt } = await openSideBySide(home, own)
  const payer = createBankClient(await people.at('100201'))
  const purpose = ownPurpose('Оплата за доставку, акт')
  const id = await payer.sentInside(account.account, { amount: '318.64', purpose })
  await payer.sign(id, await freshCode('100201'))
  // The bank has its steps to do before it executes.
  const isExecuted = async () => (await payer.documentsWithPurpose(purpose))[0]?.statusCode
  await expect.poll(isExecuted, { timeout: 20_000 }).toBe('SUCCESS')
  await bothShowIt()
  await expect(accountPage.operation(purpose)).toBeVisible({ timeout: 3_000 })
})

test('an own transfer moves the open home of a colleague who sees no more than the account it is paid to', async ({
  people,
}) => {
  const owner = createBankClient(await people.at('100201'))
  const colleague = await people.withOwnSession('100101', { company: 'Кызыл-Өрүк' })
  const own = await owner.accounts()
  const [from, to] = own.filter(({ currency }) => currency.isoCode === 'KGS')
  if (from === undefined || to === undefined) throw new Error('The company has one account in som')
  const watcher = createBankClient(colleague)
  const giveBack = await owner.leaveOneAccount(await watcher.personId(), to.id)
  try {
    const { line, bothShowIt } = await openSideBySide(
      colleague,
      await colleague.context().newPage(),
    )
    await expect(line).toBeVisible()
    await expect(colleague.locator(`a[href="/account/${from.id}"]`)).toBeHidden()
    const id = await owner.sentBetweenOwn(from.account, to.account, '271.83')
    await owner.sign(id, await freshCode('100201'))
    const before = to.balance
    await expect
      .poll(async () => (await watcher.account(to.account)).balance, { timeout: 20_000 })
      .not.toBe(before)
    await bothShowIt(10_000)
  } finally {
    await giveBack()
  }
})
