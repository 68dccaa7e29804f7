import { expect, test } from '../../support/test.ts'

test('the palette finds pages, accounts and payees by keyboard alone, in the wrong layout too', async ({
  people,
}) => {
  const page = await people.at('100301')
  await page.goto('/accounts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Поиск и команды' })

  await page.keyboard.press('Control+KeyK')
  await expect(field).toBeFocused()
  await page.keyboard.type('bcnjhbz')
  await expect(page.getByRole('option', { selected: true })).toHaveText('История')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/history/)

  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('group', { name: 'Недавнее' })).toContainText('История')
  await page.keyboard.type('account')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await page.keyboard.press('Control+KeyK')
  await page.keyboard.type('KGS')
  await expect(page.getByRole('group', { name: 'Счета' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\//)
})
