import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const signatory = '100201'

test('a form that was left unfinished is continued from the drafts and becomes a document', async ({
  people,
}) => {
  const page = await people.at(signatory)
  const bank = createBankClient(page)
  const form = new PaymentForm(page)
  const purpose = ownPurpose('Оплата за охрану, счёт')
  await form.open()
  await form.purpose.fill(purpose)
  await form.recipientAccount.fill('12400')
  await page
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('link', { name: 'Карты' })
    .click()
  const question = page.getByRole('dialog').filter({ hasText: 'Остаться' })
  await question.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(page).toHaveURL(/\/cards$/)
  expect(await bank.documentsWithPurpose(purpose)).toEqual([])

  await page.goto('/history?status=DRAFT')
  await page.getByRole('link', { name: `Продолжить: ${purpose}` }).click()
  await expect(form.purpose).toHaveValue(purpose)
  await expect(form.recipientAccount).toHaveValue(/^1240.0$/)
  await form.fill({ amount: '1717', purpose })
  await form.saveDraft.click()
  await expect(form.result('Черновик сохранён')).toBeVisible()
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([{ statusCode: 'DRAFT' }])
  await page.goto('/history?status=DRAFT')
  await expect(page.getByText(/1.717,00.KGS/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `Продолжить: ${purpose}` })).toBeHidden()
})

test(
  'a payment whose answer was lost is found again after a reload and made once',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signatory)
    const bank = createBankClient(page)
    const form = new PaymentForm(page)
    const purpose = ownPurpose('Оплата за связь, счёт')
    await form.open()
    await form.fill({ amount: '1719', purpose })
    // The bank gets the payment, its answer does not get back.
    await page.route('**/graphql/payment', async route => {
      const isSave = route.request().postData()?.includes('"SaveInterbank"') ?? false
      if (!isSave) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await form.saveDraft.click()
    await expect(page.getByText('Проверяем, дошёл ли платёж')).toBeVisible()
    await expect(page).toHaveURL(/unfinished=/)
    await page.unrouteAll()
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await page.getByRole('link', { name: 'Открыть документ' }).click()
    await expect(page.getByRole('dialog').getByText(purpose).first()).toBeVisible()
    expect(await bank.documentsWithPurpose(purpose)).toHaveLength(1)
  },
)
