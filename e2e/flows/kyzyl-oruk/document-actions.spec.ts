import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { statusNames } from '@tartip/domain/payment/status'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { PaymentForm } from '../../pages/payment-form.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** The one signatory of the company, who creates and signs. */
const signatory = '100201'

/** Amounts as the list shows them; a row is found by its amount. */
function shown(amount: string): string {
  const parsed = parseDecimal(amount, 'KGS')
  if (!parsed.ok) throw new Error(`${amount} is no amount`)
  return formatAmount(parsed.value, 'KGS', { withCode: false })
}

test('a draft is edited, sent, changed before its signature, signed, recalled and repeated', async ({
  people,
}) => {
  const page = await people.at(signatory)
  const bank = createBankClient(page)
  const purpose = ownPurpose('Поверка весов, счёт')
  // A document of a later day rests in the internet bank once it is signed, so it can be recalled.
  const [, laterDay] = await bank.workingDays()
  if (laterDay === undefined) throw new Error('The bank has no later working day')
  const id = await bank.saveDraft({ amount: '1311.00', purpose, valueDate: laterDay })
  const sheet = new DocumentSheet(page)
  const form = new PaymentForm(page)

  await sheet.open(id)
  await sheet.chooseFromMenu('Редактировать')
  await form.amount.fill('1312')
  await form.saveDraft.click()
  await expect(form.result('Черновик сохранён')).toBeVisible()

  await sheet.open(id)
  await sheet.action('Отправить на подпись').click()
  await expect(sheet.said('Отправлено на подпись')).toBeVisible()

  await sheet.chooseFromMenu('Редактировать')
  await form.amount.fill('1313')
  await form.save.click()
  await expect(form.result('Изменения сохранены')).toBeVisible()
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([
    { id, statusCode: 'ON_VERIFICATION', amount: '1313.00' },
  ])

  await sheet.open(id)
  await sheet.sign(signatory)
  await sheet.chooseFromMenu('Отозвать')
  const question = sheet.question('Отозвать документ?')
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect(sheet.said('Отозвано')).toBeVisible()
  await expect(sheet.step(statusNames.REVOKE.ru)).toBeVisible()

  // A filled form is no document yet: it has no number before it is saved.
  await sheet.take('Повторить')
  await expect(form.purpose).toHaveValue(purpose)
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([{ statusCode: 'REVOKE' }])
  await form.saveDraft.click()
  await expect(form.result('Черновик сохранён')).toBeVisible()
  const documents = await bank.documentsWithPurpose(purpose)
  expect(documents.map(({ statusCode }) => statusCode).toSorted()).toEqual(['DRAFT', 'REVOKE'])
})

test('a document is revoked instead of signed', async ({ people }) => {
  const page = await people.at(signatory)
  const bank = createBankClient(page)
  const purpose = ownPurpose('Вывоз тары, счёт')
  const sheet = new DocumentSheet(page)
  await sheet.open(await bank.sentDocument({ amount: '1321.00', purpose }))
  await sheet.chooseFromMenu('Отклонить')
  const question = sheet.question('Отклонить документ?')
  await question.getByRole('button', { name: 'Отклонить' }).click()
  await expect(sheet.said('Отклонено')).toBeVisible()
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([
    { statusCode: 'CANCELED_SIGN_ONE' },
  ])
})

test(
  'a draft and a returned document are deleted by their creator',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signatory)
    const bank = createBankClient(page)
    const purpose = ownPurpose('Мойка вагонов, счёт')
    const sheet = new DocumentSheet(page)
    const deleteIt = async () => {
      await sheet.chooseFromMenu('Удалить')
      const question = sheet.question('Удалить безвозвратно?')
      await question.getByRole('button', { name: 'Удалить' }).click()
      await expect(sheet.said('Удалено')).toBeVisible()
      await expect.poll(() => bank.documentsWithPurpose(purpose)).toEqual([])
    }

    await sheet.open(await bank.saveDraft({ amount: '1331.00', purpose }))
    await deleteIt()

    await sheet.open(await bank.sentDocument({ amount: '1332.00', purpose }))
    await sheet.chooseFromMenu('Вернуть на доработку')
    const question = sheet.question('Вернуть на доработку?')
    await question.getByRole('textbox', { name: /^Что исправить/ }).fill('Не тот счёт')
    await question.getByRole('button', { name: 'Вернуть на доработку' }).click()
    await expect(sheet.said('Возвращено на доработку')).toBeVisible()
    await deleteIt()
  },
)

test(
  'several documents are sent, returned and deleted together',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signatory)
    const bank = createBankClient(page)
    const purpose = ownPurpose('Мешки бумажные, счёт')
    const amounts = ['1341.17', '1342.18']
    for (const amount of amounts) await bank.saveDraft({ amount, purpose })
    const history = new HistoryPage(page)
    const sheet = new DocumentSheet(page)
    const tickAndPress = async (status: 'DRAFT' | 'FOR_SIGN' | 'FOR_EDITING', action: string) => {
      await history.open(status)
      for (const amount of amounts) await history.tick(shown(amount))
      await history.bar.getByRole('button', { name: action }).click()
    }
    const allAre = async (done: string) => {
      await expect(sheet.result.getByRole('region', { name: `${done}: 2` })).toBeVisible()
      await sheet.closeResult()
    }
    const statuses = async () =>
      (await bank.documentsWithPurpose(purpose)).map(({ statusCode }) => statusCode)

    await tickAndPress('DRAFT', 'Отправить на подпись')
    await allAre('Отправлено на подпись')
    expect(await statuses()).toEqual(['ON_VERIFICATION', 'ON_VERIFICATION'])

    await tickAndPress('FOR_SIGN', 'Вернуть на доработку')
    const returning = sheet.question('Вернуть на доработку?')
    await returning.getByRole('textbox', { name: /^Что исправить/ }).fill('Нужен другой договор')
    await returning.getByRole('button', { name: 'Вернуть на доработку' }).click()
    await allAre('Возвращено на доработку')
    expect(await statuses()).toEqual(['FOR_EDITING', 'FOR_EDITING'])

    await tickAndPress('FOR_EDITING', 'Удалить')
    const deleting = sheet.question('Удалить безвозвратно?')
    await deleting.getByRole('button', { name: 'Удалить' }).click()
    await allAre('Удалено')
    expect(await statuses()).toEqual([])
  },
)
