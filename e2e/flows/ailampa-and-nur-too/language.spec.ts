import { PaymentForm } from '../../pages/payment-form.ts'
import { Shell } from '../../pages/shell.ts'
import { expect, test } from '../../support/test.ts'

test('another language keeps what was typed into the form', async ({ people }) => {
  const page = await people.at('100502')
  const form = new PaymentForm(page)
  const shell = new Shell(page)
  await form.open()
  await form.amount.fill('420000,5')
  await form.purpose.fill('Оплата за свет')
  const html = page.locator('html')

  await shell.chooseLanguage('Кыргызча')
  await expect(html).toHaveAttribute('lang', 'ky')
  await expect(shell.heading).not.toHaveText('Новый платёж')
  await shell.chooseLanguage('English')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(shell.heading).toHaveText('New payment')
  await shell.chooseLanguage('Русский')
  await expect(shell.heading).toHaveText('Новый платёж')
  await expect(form.amount).toHaveValue('420\u00a0000,5')
  await expect(form.purpose).toHaveValue('Оплата за свет')
})
