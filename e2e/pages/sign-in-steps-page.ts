import type { Language } from '@tartip/domain/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { generate } from 'otplib'

import { wordsIn } from '../support/product-words.ts'
import { simulator } from '../support/simulator.ts'

const periodSeconds = 30

/** The steps between the first thing a person says and a session. */
export class SignInStepsPage {
  readonly page: Page
  readonly smsCode: Locator
  readonly newPassword: Locator
  readonly repeatPassword: Locator
  readonly firstCode: Locator
  readonly submit: Locator

  readonly #words: (russian: string) => RegExp

  constructor(page: Page, language: Language = 'ru') {
    const words = wordsIn(language)
    this.page = page
    this.#words = words
    this.smsCode = page.getByLabel(words('Код из SMS'))
    this.newPassword = page.locator('input[name="new-password"]')
    this.repeatPassword = page.locator('input[name="repeat-password"]')
    this.firstCode = page.getByLabel(words('Первый код из приложения'))
    this.submit = page.locator('main button[type="submit"]')
  }

  /** A code that was sent empties the field, so nothing is typed before. */
  async smsIsSent(): Promise<void> {
    await expect(
      this.page.getByText(
        this.#words(
          'Код отправлен на номер {phone}. Если банк знает этот номер, SMS придёт в течение минуты.',
        ),
      ),
    ).toBeVisible()
  }

  /** Waits for the message to this phone that came after the field was shown, and types its code. */
  async typeSmsCode(phone: string): Promise<void> {
    await this.smsIsSent()
    await this.smsCode.fill(await simulator.lastCode(phone))
  }

  async choosePassword(password: string): Promise<void> {
    await this.newPassword.fill(password)
    await this.repeatPassword.fill(password)
    await this.submit.click()
  }

  /** Sets up an app from the key beside the QR code. Returns how to make its further codes. */
  async setUpApp(): Promise<(stepsFromNow?: number) => Promise<string>> {
    await expect(
      this.page.getByRole('img', { name: this.#words('QR-код для приложения-аутентификатора') }),
    ).toBeVisible()
    const shown = await this.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    const secret = shown.replaceAll(' ', '')
    const codeOf = (stepsFromNow = 0) =>
      generate({
        secret,
        epoch: Math.floor(Date.now() / 1000) + stepsFromNow * periodSeconds,
        period: periodSeconds,
      })
    await this.firstCode.fill(await codeOf())
    await this.isInside()
    return codeOf
  }

  async isInside(): Promise<void> {
    await this.page.waitForURL(address => !address.pathname.startsWith('/auth'))
  }
}
