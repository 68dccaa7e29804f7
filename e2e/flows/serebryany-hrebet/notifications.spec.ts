import type { Page } from '@playwright/test'

import { createBankClient } from '../../support/bank-client.ts'
import { cuttableLines } from '../../support/cut-lines.ts'
import { live } from '../../support/live.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test(
  'the bell rings in both windows of a signatory, follows reading, and misses nothing of a lost line',
  beforeRelease,
  async ({ people }) => {
    const creator = await people.at('100304')
    const signatory = await people.at('100301')
    const bank = createBankClient(creator)
    await signatory.goto('/accounts')
    const second = await signatory.context().newPage()
    const lines = await cuttableLines(second)
    await second.goto('/accounts')
    const bellOf = (page: Page) => page.getByRole('button', { name: /^Уведомления/ })
    const [bell, otherBell] = [bellOf(signatory), bellOf(second)]
    for (const one of [bell, otherBell]) await expect(one).toBeVisible()
    await bell.click()
    const sheet = signatory.getByRole('dialog', { name: 'Уведомления' })
    await expect(sheet).toBeVisible()
    await signatory.keyboard.press('Escape')

    await bank.sentDocument({ amount: '51231.45', purpose: ownPurpose('Ремонт склада, счёт') })
    for (const one of [bell, otherBell])
      await expect(one).toHaveAccessibleName(/не прочитано/, live)

    lines.cut()
    await bank.sentDocument({ amount: '51231.67', purpose: ownPurpose('Ремонт склада, акт') })
    await bell.click()
    await expect(sheet.getByText(/51\s231,67/)).toBeVisible(live)
    await sheet.getByRole('button', { name: 'Отметить все прочитанными', exact: true }).click()
    await expect(bell).toHaveAccessibleName('Уведомления')
    lines.mend()
    await expect(otherBell).toHaveAccessibleName('Уведомления')

    const row = sheet.getByRole('listitem').filter({ hasText: /51\s231,67/ })
    await row.getByRole('link').click()
    await expect(signatory).toHaveURL(/\/history\?.*payment=/)
    await expect(signatory.getByRole('dialog')).toContainText(/51\s231,67/)
  },
)
