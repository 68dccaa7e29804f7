import { statusNames } from '@tartip/domain/payment/status'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

test('a returned document comes back to its creator with a comment, and corrected it needs every signature again', async ({
  people,
}) => {
  const creator = await people.at('100304')
  const first = await people.at('100301')
  const second = await people.at('100302')
  const bank = createBankClient(creator)
  const purpose = ownPurpose('Аренда крана, акт')
  const id = await bank.sentDocument({ amount: '48000.00', purpose })
  const [creatorSheet, firstSheet, secondSheet] = [
    new DocumentSheet(creator),
    new DocumentSheet(first),
    new DocumentSheet(second),
  ]
  await firstSheet.open(id)
  await firstSheet.sign('100301')
  await expect(firstSheet.signatories).toContainText('1 из 3')

  await secondSheet.open(id)
  await secondSheet.chooseFromMenu('Вернуть на доработку')
  const question = secondSheet.question('Вернуть на доработку?')
  const give = question.getByRole('button', { name: 'Вернуть на доработку' })
  await give.click()
  await expect(
    question.getByText('Укажите, что исправить: комментарий увидит составитель.'),
  ).toBeVisible()
  const comment = 'В акте другая сумма: 46 500'
  await question.getByRole('textbox', { name: /^Что исправить/ }).fill(comment)
  await give.click()
  await expect(secondSheet.said('Возвращено на доработку')).toBeVisible()

  await creatorSheet.open(id)
  await expect(creatorSheet.sheet.getByText(comment).first()).toBeVisible()
  await creatorSheet.edit()
  const form = new PaymentForm(creator)
  await expect(creator.getByText(`Возвращён на доработку: ${comment}`)).toBeVisible()
  await form.amount.fill('46500')
  await form.send.click()
  await expect(form.result('Отправлено на подпись')).toBeVisible()

  await secondSheet.open(id)
  await expect(secondSheet.signatories).toContainText('0 из 3')
  await expect(secondSheet.action('Подписать')).toBeHidden()
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([
    { statusCode: 'ON_VERIFICATION', amount: '46500.00' },
  ])
})

test(
  'a revoked document ends there, and its creator learns why',
  beforeRelease,
  async ({ people }) => {
    const creator = await people.at('100304')
    const first = await people.at('100301')
    const id = await createBankClient(creator).sentDocument({
      amount: '15700.00',
      purpose: ownPurpose('Реклама на щите, счёт'),
    })
    const creatorSheet = new DocumentSheet(creator)
    await creatorSheet.open(id)

    const firstSheet = new DocumentSheet(first)
    await firstSheet.open(id)
    await firstSheet.chooseFromMenu('Отклонить')
    const question = firstSheet.question('Отклонить документ?')
    await question.getByRole('textbox', { name: /^Причина/ }).fill('Не согласовано в бюджете')
    await question.getByRole('button', { name: 'Отклонить' }).click()
    await expect(firstSheet.said('Отклонено')).toBeVisible()

    await expect(creatorSheet.step(statusNames.CANCELED_SIGN_ONE.ru)).toBeVisible()
    await expect(creatorSheet.sheet.getByText('Не согласовано в бюджете').first()).toBeVisible()
    await expect(firstSheet.action('Подписать')).toBeHidden()
  },
)
