import { expect, test } from '../../support/test.ts'

test('a company pays everybody with a card: a register by hand, checked and sent for signing', async ({
  people,
}) => {
  const page = await people.at('100103')
  await page.goto('/salary/manual')
  await page.getByRole('button', { name: 'Все сотрудники' }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '316')
  await page.getByRole('button', { name: 'Одна сумма для всех' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('1000')
  await page.getByRole('button', { name: 'Поставить' }).click()
  await page.getByLabel(/Название ведомости/).fill('Зарплата за ноябрь')
  await expect(page.getByText(/315 сотрудников/)).toContainText(/315\s000,00/)
  await page.getByRole('button', { name: 'Сохранить и проверить' }).click()
  await expect(page.getByText('Готова к подписанию')).toBeVisible()
  await page.getByRole('button', { name: 'Отправить на подпись' }).click()
  await expect(page.getByText('Ожидает первой подписи')).toBeVisible()
})
