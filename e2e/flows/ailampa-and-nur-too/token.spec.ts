import { errorText } from '@tartip/domain/errors/catalogue'
import { statusNames } from '@tartip/domain/payment/status'
import type { Page } from '@playwright/test'

import { DocumentSheet } from '../../pages/document-sheet.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { ownPurpose } from '../../support/own-purpose.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'
import { withoutSoftwareToken, withPlugin } from '../../support/token-plugin.ts'

const signatory = '100501'
const shortName = 'Ж. Касымов'
const pin = '12345678'

test.afterEach(async () => {
  const { tokenId } = await simulator.token(shortName)
  await simulator.setTokenState(tokenId, 'READY')
})

async function sent(page: Page): Promise<DocumentSheet> {
  const id = await createBankClient(page).sentDocument({
    amount: '1500.00',
    purpose: ownPurpose('Оплата за провода, счёт'),
    operation: 'GROSS',
  })
  const document = new DocumentSheet(page)
  await document.open(id)
  return document
}

const questionOf = (document: DocumentSheet) => document.question('Проверьте и подпишите')
const pinOf = (document: DocumentSheet) =>
  questionOf(document).getByRole('textbox', { name: 'PIN-код токена' })
const words = (code: string) => errorText(code, {}, 'ru')

test('the software token signs after a wrong PIN and a missing device', async ({ people }) => {
  const page = await people.at(signatory)
  const { tokenId } = await simulator.token(shortName)
  await simulator.setTokenState(tokenId, 'NO_DEVICE')
  const document = await sent(page)
  await document.action('Подписать').click()
  await expect(questionOf(document).getByText(words('NOT_DEVICE'))).toBeVisible()

  await simulator.setTokenState(tokenId, 'READY')
  await questionOf(document).getByRole('button', { name: 'Проверить ещё раз' }).click()
  await pinOf(document).fill('00000000')
  await pinOf(document).press('Enter')
  await expect(questionOf(document)).toContainText(words('PIN_INCORRECT'))
  await expect(pinOf(document)).toHaveValue('')

  await pinOf(document).fill(pin)
  await pinOf(document).press('Enter')
  await document.unfoldSteps()
  await expect(document.step(statusNames.ON_VERIFICATION_COMPLETED.ru)).toBeVisible()
})

test(
  'a certificate of somebody else is refused by the bank, and the document waits',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signatory)
    const { tokenId } = await simulator.token(shortName)
    await simulator.setTokenState(tokenId, 'WRONG_OWNER')
    const document = await sent(page)
    await document.action('Подписать').click()
    await pinOf(document).fill(pin)
    await pinOf(document).press('Enter')
    await expect(document.result.getByText(words('CERTIFICATE_NOT_YOURS'))).toBeVisible()
    await document.closeResult()
    await expect(document.action('Подписать')).toBeVisible()
  },
)

test('without the extension the sheet says what to install', beforeRelease, async ({ people }) => {
  const page = await people.at(signatory)
  await withoutSoftwareToken(page)
  const document = await sent(page)
  await document.action('Подписать').click()
  await expect(questionOf(document).getByText(words('TOKEN_EXTENSION_MISSING'))).toBeVisible()
  await expect(
    questionOf(document).getByRole('link', { name: 'Установить расширение' }),
  ).toBeVisible()
})

test(
  'with the plugin the token signs by the plugin’s own calls',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at(signatory)
    await withoutSoftwareToken(page)
    const { tokenId } = await simulator.token(shortName)
    const companyInn = await createBankClient(page).companyInn()
    await withPlugin(page, { tokenId, companyInn })
    const document = await sent(page)
    await document.action('Подписать').click()
    await expect(questionOf(document).getByText('Rutoken ECP')).toBeVisible()
    await pinOf(document).fill(pin)
    await pinOf(document).press('Enter')
    await document.unfoldSteps()
    await expect(document.step(statusNames.ON_VERIFICATION_COMPLETED.ru)).toBeVisible()
  },
)

test(
  'a contract of Rutoken S signs with any Rutoken that can, here by a GOST key',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100601')
    await withoutSoftwareToken(page)
    const { tokenId } = await simulator.token('Ж. Байтерекова')
    const companyInn = await createBankClient(page).companyInn()
    await withPlugin(page, { tokenId, companyInn })
    const document = await sent(page)
    await document.action('Подписать').click()
    await pinOf(document).fill(pin)
    await pinOf(document).press('Enter')
    await document.unfoldSteps()
    await expect(document.step(statusNames.ON_VERIFICATION_COMPLETED.ru)).toBeVisible()
  },
)

test(
  'a Rutoken S itself cannot sign, and the sheet says so before it requests a PIN',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100601')
    await withoutSoftwareToken(page)
    const { tokenId } = await simulator.token('Ж. Байтерекова')
    await withPlugin(page, { tokenId, companyInn: 'any', model: 'Rutoken S' })
    const document = await sent(page)
    await document.action('Подписать').click()
    await expect(questionOf(document).getByText(words('UNSUPPORTED_BY_TOKEN'))).toBeVisible()
    await expect(pinOf(document)).toBeHidden()
  },
)
