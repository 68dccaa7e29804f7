import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { holdAnswerOfSave, loseAnswerOfSave } from '../../support/slow-save.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test(
  'a double click, Enter and one more click while the bank is slow make one document',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100502')
    const purpose = ownPurpose('Оплата за кабель, счёт')
    const form = new PaymentForm(page)
    await form.open()
    await form.fill({ amount: '7100', purpose })
    const letGo = await holdAnswerOfSave(page)
    await form.send.dblclick()
    const busy = page.getByRole('button', { name: 'Отправляем…' })
    await expect(busy).toBeVisible()
    await form.recipientName.press('Enter')
    await busy.click({ force: true })
    letGo()
    await expect(form.result('Отправлено на подпись')).toBeVisible()
    expect(await createBankClient(page).documentsWithPurpose(purpose)).toHaveLength(1)
  },
)

test('a lost answer is requested again and makes no second document', async ({ people }) => {
  const page = await people.at('100502')
  const purpose = ownPurpose('Оплата за трансформатор, счёт')
  const form = new PaymentForm(page)
  await form.open()
  await form.fill({ amount: '8200', purpose })
  await loseAnswerOfSave(page)
  await form.send.click()
  const checkAgain = page.getByRole('button', { name: 'Проверить ещё раз' })
  await expect(checkAgain.or(form.result('Отправлено на подпись'))).toBeVisible()
  if (await checkAgain.isVisible()) await checkAgain.click()
  await expect(form.result('Отправлено на подпись')).toBeVisible()
  expect(await createBankClient(page).documentsWithPurpose(purpose)).toHaveLength(1)
})
