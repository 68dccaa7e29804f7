import { PaymentForm } from '../../pages/payment-form.ts'
import { expect, test } from '../../support/test.ts'

test('a person’s card is found by a phone, shown masked, and paid', async ({ people }) => {
  const page = await people.at('100103')
  const form = new PaymentForm(page)
  await page.goto('/payment/card-transfer-o24')
  await form.textbox('Телефон владельца карты').fill('0777 555 002')
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Карта получателя' })).toContainText('Тилек Ж.')
  await form.pick('Счёт списания', /Основной/)
  await form.amount.fill('150')
  await form.purpose.fill('Возмещение проезда')
  await form.send.click()
  await form.goToDocument('Отправлено на подпись')
  await expect(page.getByText(/4000\s00••\s••••\s\d{4}/u).first()).toBeVisible()
})
