import { errorText } from '@tartip/domain/errors/catalogue'
import { devices } from '@playwright/test'

import { SignInPage } from '../../pages/sign-in-page.ts'
import { createBankClient } from '../../support/bank-client.ts'
import { simulator } from '../../support/simulator.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'
import { withoutSoftwareToken, withPlugin } from '../../support/token-plugin.ts'

const signatory = '100501'
const shortName = 'Ж. Касымов'
const pin = '12345678'
const words = (code: string) => errorText(code, {}, 'ru')

test.afterEach(async () => {
  const { tokenId } = await simulator.token(shortName)
  await simulator.setTokenState(tokenId, 'READY')
})

test('the software token of the demo lets in by keyboard alone, after a wrong PIN', async ({
  page,
}) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.offerToken(signatory)
  await page.getByRole('button', { name: /^Токен/ }).press('Enter')
  const tokens = await page.getByRole('option').allTextContents()
  const place = tokens.findIndex(label => label.startsWith(shortName))
  for (let pressed = 0; pressed <= place; pressed += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await signIn.pin.fill('00000000')
  await signIn.pin.press('Enter')
  await expect(page.getByText(/Неверный PIN-код токена\. Осталось 9 попыток\./)).toBeVisible()
  await expect(signIn.pin).toBeFocused()
  await signIn.pin.fill(pin)
  await signIn.pin.press('Enter')
  await expect(page).toHaveURL(/\/accounts$/)
})

test(
  'the token of somebody else does not let in, and the code still does',
  beforeRelease,
  async ({ page }) => {
    const { tokenId } = await simulator.token(shortName)
    await simulator.setTokenState(tokenId, 'WRONG_OWNER')
    const signIn = new SignInPage(page)
    await signIn.open()
    await signIn.offerToken(signatory)
    await page.getByRole('button', { name: /^Токен/ }).click()
    await page.getByRole('option', { name: new RegExp(shortName) }).click()
    await signIn.pin.fill(pin)
    await signIn.pin.press('Enter')
    await expect(page.getByText(words('CERTIFICATE_NOT_YOURS'))).toBeVisible()
    await page.getByRole('button', { name: 'Войти кодом из приложения' }).click()
    await expect(signIn.code).toBeVisible()
  },
)

test('without the plugin the page says what to install', beforeRelease, async ({ page }) => {
  await withoutSoftwareToken(page)
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.offerToken(signatory)
  await expect(page.getByText(words('TOKEN_EXTENSION_MISSING'))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Установить расширение' })).toBeVisible()
})

test(
  'with the plugin the token lets in by the plugin’s own calls',
  beforeRelease,
  async ({ people, browser }) => {
    const inside = await people.at(signatory)
    const companyInn = await createBankClient(inside).companyInn()
    const { tokenId } = await simulator.token(shortName)
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      await withoutSoftwareToken(page)
      await withPlugin(page, { tokenId, companyInn })
      const signIn = new SignInPage(page)
      await signIn.open()
      await signIn.offerToken(signatory)
      await expect(page.getByText('Токен: Rutoken ECP')).toBeVisible()
      await signIn.pin.fill('00000000')
      await signIn.pin.press('Enter')
      await expect(page.getByText(/Осталось 9 попыток\./)).toBeVisible()
      await signIn.pin.fill(pin)
      await signIn.pin.press('Enter')
      await expect(page).toHaveURL(/\/accounts$/)
    } finally {
      await context.close()
    }
  },
)

test(
  'with a Rutoken S the page says that it cannot sign, and requests no PIN',
  beforeRelease,
  async ({ page }) => {
    await withoutSoftwareToken(page)
    const { tokenId } = await simulator.token(shortName)
    await withPlugin(page, { tokenId, companyInn: 'any', model: 'Rutoken S' })
    const signIn = new SignInPage(page)
    await signIn.open()
    await signIn.offerToken(signatory)
    await expect(page.getByText(words('UNSUPPORTED_BY_TOKEN'))).toBeVisible()
    await expect(signIn.pin).toBeHidden()
  },
)

test(
  'a phone says that tokens are for computers, within its width',
  beforeRelease,
  async ({ browser }) => {
    const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
    const context = await browser.newContext({ ...phone, locale: 'ru-RU' })
    try {
      const page = await context.newPage()
      await withoutSoftwareToken(page)
      const signIn = new SignInPage(page)
      await signIn.open()
      await signIn.offerToken(signatory)
      await expect(page.getByText(words('TOKEN_NOT_ON_PHONE'))).toBeVisible()
      const isWithin = await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      )
      expect(isWithin).toBe(true)
      await page.getByRole('button', { name: 'Войти кодом из приложения' }).click()
      await expect(signIn.code).toBeVisible()
    } finally {
      await context.close()
    }
  },
)
