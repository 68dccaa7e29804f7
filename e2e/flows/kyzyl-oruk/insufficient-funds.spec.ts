import { errorText } from '@tartip/domain/errors/catalogue'

import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { expect, test } from '../../support/test.ts'

test('a payment larger than the balance stays a draft, and the person sees why', async ({
  people,
}) => {
  const page = await people.at('100201')
  const bank = createBankClient(page)
  const purpose = ownPurpose('Покупка склада, договор')
  const form = new PaymentForm(page)
  await form.open()
  await form.fill({ amount: '90000000', purpose })
  await expect(form.summary.getByText(/На счёте не хватит средств/)).toBeVisible()

  await form.send.click()
  const dialog = page.getByRole('dialog', { name: 'Платёж не отправлен, черновик сохранён' })
  await expect(dialog).toContainText(errorText('INSUFFICIENT_FUNDS', { currency: 'KGS' }, 'ru'))
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([{ statusCode: 'DRAFT' }])

  await dialog.getByRole('button', { name: 'Открыть черновик' }).click()
  await expect(page.getByRole('heading', { name: /^Платёж №/ })).toBeVisible()
  await expect(form.purpose).toHaveValue(purpose)
})
