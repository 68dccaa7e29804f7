import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'

import { createBankClient } from '../../support/bank-client.ts'
import { expect, test } from '../../support/test.ts'

test('a statement is ordered, becomes ready by itself, is read and downloaded', async ({
  people,
}) => {
  const page = await people.at('100101', { company: 'Алтын-Дөбө' })
  // A browser that shows no PDF saves it.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }),
  )
  const { account } = await createBankClient(page).account('4268')
  await page.goto(`/account-statements?account=${account}`)
  await page.getByRole('button', { name: 'Этот месяц' }).click()
  await page.getByRole('button', { name: 'Заказать выписку' }).click()
  const list = page.getByRole('region', { name: 'Выписки по счетам и картам' })
  await list.getByRole('listitem').filter({ hasText: '··4268' }).getByRole('link').first().click()

  await expect(page.getByRole('heading', { name: /^Выписка \d/ })).toBeVisible()
  await expect(page.getByText('Исходящий остаток')).toBeVisible()
  await page.getByRole('tab', { name: 'Расход' }).click()
  await expect(page.getByText(/^Операций: /)).toBeVisible()
  const download = async (name: string, ending: string, title = 'Выписка по счёту') => {
    await page.getByRole('button', { name: 'Скачать' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('menuitem', { name }).click()
    const file = await waiting
    // The name arrives in Cyrillic.
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${title} \\d{16} .+\\.${ending}$`))
    return readFile(await file.path())
  }
  expect((await download('Excel', 'xlsx')).toString('latin1')).toContain('PK')
  expect((await download('1С (1.03)', 'txt')).toString('utf8')).toContain('1CClientBankExchange')
  await page.getByRole('button', { name: 'Скачать' }).click()
  await page.getByRole('menuitem', { name: 'Кыргызча' }).click()
  await expect(page.getByRole('menuitem', { name: 'Язык файла: Кыргызча' })).toBeVisible()
  await page.keyboard.press('Escape')
  const kyrgyzTitle = 'Эсеп боюнча көчүрмө'
  const pdf = await getDocumentProxy(new Uint8Array(await download('PDF', 'pdf', kyrgyzTitle)))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain(kyrgyzTitle)
  expect(text).toContain(account)
})
