import { letterStatusNames } from '@tartip/domain/documents/letter-life-cycle'
import { statusNames } from '@tartip/domain/payment/status'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import type { Page } from '@playwright/test'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { LettersPage } from '../../pages/letters-page.ts'
import { bankAddress } from '../../support/address.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { openInTheMorning } from '../../support/bank-morning.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

const creator = '100403'
const minuteMs = 60_000

test.afterEach(() => openInTheMorning(bankAddress()))

async function sent(page: Page): Promise<{ document: DocumentSheet; purpose: string }> {
  const purpose = ownPurpose('Оплата за кабель, счёт')
  const id = await createBankClient(page).sentDocument({
    amount: '2700.00',
    purpose,
    operation: 'GROSS',
  })
  const document = new DocumentSheet(page)
  await document.open(id)
  return { document, purpose }
}

/** The handsets of the simulator, in a tab of their own. */
async function phonesBeside(page: Page) {
  const phones = await page.context().newPage()
  await phones.goto('/simulator?tab=phone')
  return {
    request: (purpose: string) => phones.getByRole('listitem').filter({ hasText: purpose }),
    dialog: phones.getByRole('alertdialog'),
  }
}

test('both phones confirm, and the sheet shows it without a reload', async ({ people }) => {
  const page = await people.at(creator)
  const { document, purpose } = await sent(page)
  await expect(document.sheet.getByText('Ждём ответа')).toBeVisible()
  const phones = await phonesBeside(page)
  await phones.request(purpose).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(document.step(statusNames.FIRST_SIGN_IN_PAY_CONTROL_COMPLETE.ru)).toBeVisible()
  await phones
    .request(purpose)
    .filter({ hasText: 'Жээнбаева' })
    .getByRole('button', { name: 'Подтвердить' })
    .click()
  await expect(document.step(statusNames.SECOND_SIGN_IN_PAY_CONTROL_COMPLETE.ru)).toBeVisible()
})

test(
  'a phone declines, and the reason stands on the document',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(creator)
    const { document, purpose } = await sent(page)
    const phones = await phonesBeside(page)
    await phones.request(purpose).getByRole('button', { name: 'Отклонить' }).click()
    await phones.dialog.getByRole('textbox').fill('Счёт уже оплачен')
    await phones.dialog.getByRole('button', { name: 'Отклонить' }).click()
    await expect(document.step(statusNames.CANCELED_SIGN_ONE.ru)).toBeVisible()
    await expect(document.sheet.getByText('Счёт уже оплачен').first()).toBeVisible()
  },
)

test(
  'a request that is taken back and sent again times out when nobody answers',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(creator)
    const { document } = await sent(page)
    await document.action('Отозвать запрос').click()
    await expect(document.sheet.getByText('Отозвано', { exact: true })).toBeVisible()
    await document.action('Отправить на телефон ещё раз').click()
    await expect(document.sheet.getByText('Ждём ответа')).toBeVisible()

    const { clock } = await simulator.state()
    await simulator.setClock(toIso(fromIso(clock.now) + 62 * minuteMs))
    await expect(document.step(statusNames.TIMEOUT_CANCELED_SIGN_ONE.ru)).toBeVisible()
  },
)

test('the phone of the first signatory signs a letter', async ({ people }) => {
  const page = await people.at(creator)
  const letters = new LettersPage(page)
  const title = ownPurpose('Вопрос о счёте, дело')
  await letters.write()
  await letters.chooseSubject('Другое')
  await letters.title.fill(title)
  await letters.message.fill('Просим уточнить остаток на счёте.')
  await letters.send.click()
  await expect(letters.sent.getByText('Ждём ответа')).toBeVisible()
  const phones = await phonesBeside(page)
  await phones.request(title).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(
    letters.sent.getByText(letterStatusNames.outgoing.NOT_PROCESSED.ru).first(),
  ).toBeVisible()
})
