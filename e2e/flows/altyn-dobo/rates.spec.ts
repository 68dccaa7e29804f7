import { expect, test } from '../../support/test.ts'

test('the rates lie over any page, name their day, and the calculator goes by them', async ({
  people,
}) => {
  const page = await people.at('100101', { company: 'Алтын-Дөбө' })
  await page.goto('/history?status=SUCCESS')
  await page.getByRole('navigation', { name: 'Разделы' }).getByText('Курсы валют').click()
  await expect(page).toHaveURL(/\/history\?status=SUCCESS&rates=1$/)
  const drawer = page.getByRole('dialog', { name: 'Курсы валют' })
  await expect(drawer.getByText(/(Действуют с|Это курсы от) \d\d\.\d\d\.\d{4}/)).toBeVisible()

  const dollar = drawer.getByRole('row', { name: /^USD/ }).getByRole('cell')
  const purchaseRate = (await dollar.first().innerText()).replace(',', '.')
  const calculator = drawer.getByRole('region', { name: 'Калькулятор' })
  await calculator.getByRole('textbox', { name: 'Сумма' }).fill('10000')
  const whole = purchaseRate.replace('.', '').padEnd(6, '0')
  const grouped = `${whole.slice(0, -3)}\u00A0${whole.slice(-3)},00`
  await expect(calculator.getByRole('status')).toContainText(grouped)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/history\?status=SUCCESS$/)
})
