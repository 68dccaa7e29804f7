import { PaymentForm } from '../../pages/payment-form.ts'
import { Shell } from '../../pages/shell.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('without a network the page waits, and goes on by itself when it returns', async ({
  people,
}) => {
  const page = await people.at('100303')
  await page.goto('/accounts')
  await expect(new Shell(page).heading).toBeVisible()

  await page.context().setOffline(true)
  const dialog = page.getByRole('alertdialog', { name: 'Отсутствует подключение к интернету' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await page.context().setOffline(false)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/accounts$/)
})

test('what was typed outlives a broken connection', beforeRelease, async ({ people }) => {
  const page = await people.at('100502')
  const form = new PaymentForm(page)
  await form.open()
  await form.amount.fill('1200')
  const dialog = page.getByRole('alertdialog', { name: 'Отсутствует подключение к интернету' })
  await page.context().setOffline(true)
  await expect(dialog).toBeVisible()
  await page.context().setOffline(false)
  await expect(dialog).toBeHidden()
  await expect(form.amount).toHaveValue('1\u00a0200')
})
