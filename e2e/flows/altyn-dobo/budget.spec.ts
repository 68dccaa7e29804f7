import { expect, test } from '../../support/test.ts'

test('the tax debts of a company get their codes and go for signing in one batch', async ({
  people,
}) => {
  const page = await people.at('100103')
  await page.goto('/budget')
  const owed = page.getByRole('list', { name: 'Задолженность' })
  await expect(owed.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Получить код и продолжить' }).click()
  await expect(page.getByText(/^Код \d+$/)).toHaveCount(2)
  await page
    .locator('main button')
    .and(page.getByLabel(/^Счёт списания/))
    .click()
  await page.getByRole('option', { name: /Основной/ }).click()
  await page.getByRole('button', { name: 'Сохранить и отправить на подпись' }).click()
  await expect(page.getByText('Отправлено на подпись: 2')).toBeVisible()
})
