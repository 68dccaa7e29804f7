import { readFile } from 'node:fs/promises'

import { createBankClient } from '../../support/bank-client.ts'
import { expect, test } from '../../support/test.ts'

test('a statement is ordered, becomes ready by itself, is read and downloaded', async ({
  people,
}) => {
  const page = await people.at('100101', { company: 'Алтын-Дөбө' })
  const { account } = await createBankClient(page).account('4268')
  await page.goto(`/account-statements?account=${account}`)
  await page.getByRole('button', { name: 'этот месяц' }).click()
  await page.getByRole('button', { name: 'Заказать выписку' }).click()
  const list = page.getByRole('region', { name: 'Выписки по счетам и картам' })
  await list.getByRole('listitem').filter({ hasText: '··4268' }).getByRole('link').first().click()

  await expect(page.getByRole('heading', { name: /^Выписка \d/ })).toBeVisible()
  await expect(page.getByText('Исходящий остаток')).toBeVisible()
  await page.getByRole('tab', { name: 'Расход' }).click()
  await expect(page.getByText(/^операций: /)).toBeVisible()
  for (const [name, ending, start] of [
    ['Excel', 'xlsx', 'PK'],
    ['1С (1.03)', 'txt', '1CClientBankExchange'],
  ] as const) {
    await page.getByRole('button', { name: 'Скачать' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('menuitem', { name }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
    const content = await readFile(await file.path())
    expect(content.toString('utf8')).toContain(start)
  }
})
