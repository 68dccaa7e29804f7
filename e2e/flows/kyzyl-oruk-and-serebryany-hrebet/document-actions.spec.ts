import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { HistoryPage } from '../../pages/history-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { expect, test } from '../../support/test.ts'

/** The one signatory of the company, who creates and signs. */
const signatory = '100201'

/** Amounts as the list shows them; a row is found by its amount. */
function shown(amount: string): string {
  const parsed = parseDecimal(amount, 'KGS')
  if (!parsed.ok) throw new Error(`${amount} is no amount`)
  return formatAmount(parsed.value, 'KGS', { withCode: false })
}

test('a document is revoked instead of signed', async ({ people }) => {
  const page = await people.at(signatory)
  const bank = createBankClient(page)
  const purpose = ownPurpose('Вывоз тары, счёт')
  const sheet = new DocumentSheet(page)
  await sheet.open(await bank.sentDocument({ amount: '1321.00', purpose }))
  await sheet.chooseFromMenu('Отозвать')
  const question = sheet.question('Отозвать документ?')
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect(sheet.said('Отозвано')).toBeVisible()
  expect(await bank.documentsWithPurpose(purpose)).toMatchObject([
    { statusCode: 'CANCELED_SIGN_ONE' },
  ])
})

test('a draft and a returned document are deleted by their creator', async ({ people }) => {
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
})

test('several documents are sent, returned and deleted together', async ({ people }) => {
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
})
