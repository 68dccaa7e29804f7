import { letterStatusNames } from '@tartip/domain/documents/letter-life-cycle'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { LettersPage } from '../../pages/letters-page.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** The one signatory of the company, who writes and signs. */
const signatory = '100201'

test('a letter with a file is signed at once, the bank answers, and the answer is read', async ({
  people,
}) => {
  const page = await people.at(signatory)
  const letters = new LettersPage(page)
  const title = ownPurpose('Просим акт сверки, дело')
  await letters.write()
  await letters.chooseSubject('Другое')
  await letters.title.fill(title)
  await letters.message.fill('Просим прислать акт сверки за ноябрь.')
  await letters.attach('Запрос.txt', 'Акт сверки за ноябрь')
  await letters.sign.click()
  await new DocumentSheet(page).giveCode(signatory)
  await expect(
    letters.statusOf(letters.sent, letterStatusNames.outgoing.NOT_PROCESSED.ru),
  ).toBeVisible()
  await expect(letters.sent.getByRole('button', { name: 'Скачать файл Запрос.txt' })).toBeVisible()

  const unreadBefore = await letters.unread()
  const atBank = async () => (await simulator.letters()).find(letter => letter.title === title)
  await expect.poll(atBank).toBeDefined()
  const letterId = (await atBank())?.letterId ?? ''
  await simulator.takeLetter(letterId)
  await expect(
    letters.statusOf(letters.sent, letterStatusNames.outgoing.IN_PROCESSING.ru),
  ).toBeVisible()
  const answer = ownPurpose('Акт сверки готов, дело')
  await simulator.answerLetter(letterId, answer)
  await expect(
    letters.statusOf(letters.sent, letterStatusNames.outgoing.PROCESSED.ru),
  ).toBeVisible()
  await expect.poll(() => letters.unread()).toBe(unreadBefore + 1)

  await letters.find('incoming', answer)
  await letters.row(new RegExp(title)).click()
  await expect(letters.received.getByText(answer).first()).toBeVisible()
  await letters.received.getByRole('button', { name: 'Другие действия' }).click()
  await page.getByRole('menuitem', { name: 'Отметить как прочитанное' }).click()
  await expect(letters.received.getByText(letterStatusNames.incoming.PROCESSED.ru)).toBeVisible()
  await expect.poll(() => letters.unread()).toBe(unreadBefore)

  await letters.received.getByRole('link', { name: 'Ответить' }).click()
  await expect(letters.title).toHaveValue(/^Re: /)
  await letters.message.fill('Благодарим, акт получен.')
  await letters.draft.click()
  await letters.sent.getByRole('link', { name: 'Открыть письмо банка' }).click()
  await expect(letters.received.getByText(answer).first()).toBeVisible()
})

test(
  'a draft is changed and deleted by the person who wrote it',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signatory)
    const letters = new LettersPage(page)
    const title = ownPurpose('Вопрос о тарифах, дело')
    await letters.write()
    await letters.chooseSubject('Другое')
    await letters.title.fill(title)
    await letters.message.fill('Какой тариф на валютные переводы?')
    await letters.draft.click()
    await letters.sent.getByRole('button', { name: 'Другие действия' }).click()
    await page.getByRole('menuitem', { name: 'Редактировать' }).click()
    await letters.message.fill('Какой тариф на переводы в сомах?')
    await letters.draft.click()
    await expect(letters.sent.getByText('Какой тариф на переводы в сомах?').first()).toBeVisible()

    await letters.sent.getByRole('button', { name: 'Другие действия' }).click()
    await page.getByRole('menuitem', { name: 'Удалить' }).click()
    const question = page.getByRole('dialog', { name: 'Удалить безвозвратно?' })
    await question.getByRole('button', { name: 'Удалить' }).click()
    await letters.find('outgoing', title)
    await expect(page.getByText('Ничего не найдено')).toBeVisible()
  },
)
