import { readFile } from 'node:fs/promises'

import { AccountPage } from '../../pages/account-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('operations are searched and given out as a file', async ({ people }) => {
  const page = await people.at('100101', { company: 'Алтын-Дөбө' })
  const { id, account } = await createBankClient(page).account('4268')
  const screen = new AccountPage(page)
  await screen.open(id)
  const rows = screen.content.locator('tbody tr')
  const name = (await rows.first().getByRole('rowheader').innerText()).split('\n')[0] ?? ''
  const search = page.getByRole('searchbox', { name: 'Название, назначение, номер или счёт' })
  await search.fill(name)
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(rows.filter({ hasText: name }).first()).toBeVisible()
  await expect(rows.filter({ hasNotText: name })).toHaveCount(0)

  const saveAs = async (type: string) => {
    await page.getByRole('button', { name: 'Скачать', exact: true }).click()
    await page.getByRole('menuitem', { name: type }).click()
  }
  const waiting = page.waitForEvent('download')
  await saveAs('CSV')
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^Операции ${account} \\d{2}\\.\\d{2}\\.\\d{4} – \\d{2}\\.\\d{2}\\.\\d{4}\\.csv$`),
  )
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toContain('"Дата"')
  expect(lines.length).toBeGreaterThan(1)

  const book = page.waitForEvent('download')
  await saveAs('Excel')
  const workbook = await readFile(await (await book).path())
  expect(workbook.subarray(0, 2).toString()).toBe('PK')

  await search.fill('такого не бывает 0000')
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(rows.first()).toBeVisible()
})

test(
  'requisites are given in the language of whoever will pay',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100101', { company: 'Алтын-Дөбө' })
    const { id, account } = await createBankClient(page).account('4268')
    await new AccountPage(page).open(id)
    await page.getByRole('button', { name: 'Реквизиты' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(account)).toBeVisible()
    await sheet.getByRole('tab', { name: 'English' }).click()
    await expect(sheet.getByRole('heading', { name: 'Bank details' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(account)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Копировать' })).toBeHidden()
  },
)
