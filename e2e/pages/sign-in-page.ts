import { expect, type Locator, type Page } from '@playwright/test'

import { freshCode } from '../support/one-time-code.ts'
import { simulator } from '../support/simulator.ts'

/** The two steps of signing in. */
export class SignInPage {
  readonly page: Page
  readonly login: Locator
  readonly password: Locator
  readonly code: Locator
  readonly submit: Locator
  readonly pin: Locator
  /** The message above or below the form. */
  readonly notice: Locator

  constructor(page: Page) {
    this.page = page
    this.login = page.locator('input[name="username"]')
    this.password = page.locator('input[name="password"]')
    this.code = page.locator('input[autocomplete="one-time-code"]')
    this.pin = page.getByRole('textbox', { name: 'PIN-код токена' })
    this.submit = page.locator('main button[type="submit"]')
    this.notice = page
      .locator('main')
      .getByRole('status')
      .or(page.locator('main').getByRole('alert'))
  }

  async open(): Promise<void> {
    await this.page.goto('/auth/login')
  }

  async giveNameAndPassword(clientId: string, password: string): Promise<void> {
    await this.login.fill(clientId)
    await this.password.fill(password)
    await this.submit.click()
  }

  /** Both steps, from the form that is open to the first page behind it. */
  async passBothSteps(clientId: string): Promise<void> {
    const { password } = await simulator.person(clientId)
    await this.giveNameAndPassword(clientId, password)
    await expect(this.code).toBeVisible()
    // The sixth digit sends the code.
    await this.code.fill(await freshCode(clientId))
    await this.page.waitForURL(address => !address.pathname.startsWith('/auth'))
  }

  /** The first step, and then the token in place of the code. */
  async offerToken(clientId: string): Promise<void> {
    const { password } = await simulator.person(clientId)
    await this.giveNameAndPassword(clientId, password)
    await this.page.getByRole('button', { name: 'Войти с токеном' }).click()
  }

  async signIn(clientId: string): Promise<void> {
    await this.open()
    await this.passBothSteps(clientId)
  }
}
