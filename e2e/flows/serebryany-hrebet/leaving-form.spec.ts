import { PaymentForm } from '../../pages/payment-form.ts'
import { Shell } from '../../pages/shell.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('Back out of a half-filled form needs a confirmation, and until then the address is that of the form', async ({
  people,
}) => {
  const page = await people.at('100304')
  await page.goto('/accounts')
  await new Shell(page).pay.click()
  const form = new PaymentForm(page)
  await form.purpose.fill('Оплата за аренду')
  const question = page.getByRole('dialog').filter({ hasText: 'Остаться' })

  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/payment\/clearing-gross/)
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(question).toBeHidden()
  await expect(form.purpose).toHaveValue('Оплата за аренду')

  await page.goBack()
  await question.getByRole('button', { name: 'Уйти' }).click()
  await expect(page).toHaveURL(/\/accounts$/)
})

test(
  'a release that takes the code of a list away leaves a half-filled form as it is',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100304')
    await page.goto('/accounts')
    await new Shell(page).pay.click()
    const form = new PaymentForm(page)
    await form.purpose.fill('Оплата за аренду')
    // A page that is loaded again is of the new release, and finds its files.
    let isOld = true
    page.on('request', request => {
      if (request.isNavigationRequest()) isOld = false
    })
    await page.route('**/assets/**', route =>
      isOld ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    )
    await page.getByRole('button', { name: /^Уведомления/ }).click()
    await expect(page.getByText(/^Вышло обновление, эта часть откроется/)).toBeVisible()
    await expect(form.purpose).toHaveValue('Оплата за аренду')

    // Who gives up what they typed gets the page of the new release without another question.
    await page
      .getByRole('navigation', { name: 'Разделы' })
      .getByRole('link', { name: 'Карты' })
      .click()
    await page.getByRole('button', { name: 'Уйти' }).click()
    await expect(page).toHaveURL(/\/cards$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Карты' })).toBeVisible()
  },
)

test(
  'a draft with mistakes puts the hand into the first wrong field',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100304')
    const form = new PaymentForm(page)
    await form.open()
    await form.amount.fill('5000')
    await form.saveDraft.click()
    await expect(page.getByText(/^Исправьте \d+ пол/)).toBeVisible()
    // The company has one account, which is chosen already.
    await expect(form.recipientName).toBeFocused()
  },
)
