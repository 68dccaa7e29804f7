import type { Locator } from '@playwright/test'

import { statusNames } from '@tartip/domain/payment/status'
import { AccountPage } from '../../pages/account-page.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { cuttableLines } from '../../support/cut-lines.ts'
import { live } from '../../support/live.ts'
import { freshCode } from '../../support/one-time-code.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { expect, test } from '../../support/test.ts'

const clientId = '100201'

test('what becomes of a payment stands on home, account, history and bell without a reload, and nothing of a lost line is missing', async ({
  people,
}) => {
  const [home, account, history] = [
    await people.at(clientId),
    await people.at(clientId),
    await people.at(clientId),
  ]
  const bank = createBankClient(home)
  const lines = await Promise.all([home, account, history].map(cuttableLines))
  const [payer] = await bank.accounts()
  if (!payer) throw new Error('The company has no account')
  await home.goto('/accounts')
  const accountPage = new AccountPage(account)
  await accountPage.open(payer.id)
  const historyPage = new HistoryPage(history)
  await historyPage.open()
  await expect(historyPage.table).toBeVisible()
  const latest = home.getByRole('region', { name: 'Последние операции' })
  await expect(latest.getByRole('row').nth(1)).toBeVisible()
  const bell = home.getByRole('button', { name: /^Уведомления/ })
  await expect(bell).toBeVisible()

  /** Makes a document, has it executed, and says where it should stand. */
  const executed = async (amount: string, shown: RegExp): Promise<readonly Locator[]> => {
    const unread = (await bell.getAttribute('aria-label')) ?? ''
    const purpose = ownPurpose('Оплата услуг связи, счёт')
    const id = await bank.sentDocument({ amount, purpose })
    await bank.sign(id, await freshCode(clientId))
    await expect
      .poll(async () => (await bank.documentsWithPurpose(purpose))[0]?.statusCode)
      .toBe('SUCCESS')
    const done = statusNames.SUCCESS.ru
    return [
      latest.getByRole('row').filter({ hasText: shown }).filter({ hasText: done }),
      accountPage.operation(purpose).first(),
      historyPage.table.getByRole('row').filter({ hasText: shown }).filter({ hasText: done }),
      bell.and(home.locator(`button:not([aria-label="${unread}"])`)),
    ]
  }

  for (const place of await executed('3271.45', /3\s271,45/)) await expect(place).toBeVisible(live)

  // Answers requested before the cut may still arrive: only the final state is checked.
  for (const line of lines) line.cut()
  const missed = await executed('3271.67', /3\s271,67/)
  for (const line of lines) line.mend()
  for (const place of missed) await expect(place).toBeVisible()
})
