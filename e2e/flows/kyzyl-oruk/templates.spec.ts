import { PaymentForm } from '../../pages/payment-form.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { expect, test } from '../../support/test.ts'

test('a saved payment becomes a template, which fills the next one', async ({ people }) => {
  const page = await people.at('100201')
  const form = new PaymentForm(page)
  const purpose = ownPurpose('Аренда офиса')
  await form.open()
  await form.fill({ amount: '1723', purpose })
  await form.saveDraft.click()
  await page.getByRole('button', { name: 'Сохранить как шаблон' }).click()
  await page.getByLabel('Название шаблона').fill(purpose)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page).toHaveURL(/\/history/)

  await page.goto('/templates')
  await page.getByRole('searchbox').fill(purpose)
  await page.getByRole('link', { name: `Заплатить по шаблону «${purpose}»` }).click()
  await expect(page.getByText(`Заполнено по шаблону «${purpose}».`)).toBeVisible()
  await expect(form.purpose).toHaveValue(purpose)
})
