import { expect, type Locator, type Page } from '@playwright/test'

import { freshCode } from '../support/one-time-code.ts'

/** One document in the sheet of the history, and what a person does with it there. */
export class DocumentSheet {
  private readonly page: Page
  readonly sheet: Locator
  /** What has happened to the document and what is still ahead, step by step. */
  readonly way: Locator
  readonly signatories: Locator

  constructor(page: Page) {
    this.page = page
    this.sheet = page.getByRole('dialog', { name: /^Платёж/ })
    this.way = this.sheet.getByRole('list', { name: 'История статусов' })
    this.signatories = this.sheet.locator('section').filter({ hasText: 'Подписанты' })
  }

  async open(paymentId: string): Promise<void> {
    await this.page.goto(`/history?payment=${paymentId}`)
    await this.unfoldSteps()
  }

  /** Four steps are shown at first; whoever looks for an earlier one wants them all. */
  async unfoldSteps(): Promise<void> {
    await expect(this.way).toBeVisible()
    const all = this.sheet.getByRole('button', { name: /^Все шаги/ })
    if (await all.isVisible()) await all.click()
  }

  /** A step that has been taken. */
  step(status: string): Locator {
    return this.way
      .locator('li:not([data-state="future"])')
      .filter({ has: this.page.getByText(status, { exact: true }) })
  }

  action(name: string): Locator {
    return this.sheet.getByRole('button', { name, exact: true })
  }

  async chooseFromMenu(name: string): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Другие действия' }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  /** Takes an action wherever it is offered: the main button, or the menu. */
  async take(name: string): Promise<void> {
    const main = this.sheet
      .getByRole('button', { name, exact: true })
      .or(this.sheet.getByRole('link', { name, exact: true }))
    const menu = this.sheet.getByRole('button', { name: 'Другие действия' })
    await expect(main.or(menu).first()).toBeVisible()
    if (await main.isVisible()) await main.click()
    else await this.chooseFromMenu(name)
  }

  /** Names of every action that is offered. */
  async offered(): Promise<readonly string[]> {
    const footer = await this.sheet.locator('footer').getByRole('button').allInnerTexts()
    const links = await this.sheet.locator('footer').getByRole('link').allInnerTexts()
    const menu = this.sheet.getByRole('button', { name: 'Другие действия' })
    if (!(await menu.isVisible())) return [...footer, ...links]
    await menu.click()
    const items = this.page.getByRole('menuitem')
    await expect(items.first()).toBeVisible()
    const others = await items.allInnerTexts()
    await this.page.keyboard.press('Escape')
    return [...footer, ...links, ...others]
  }

  /** Opens the document in its form. */
  async edit(): Promise<void> {
    await this.sheet.getByRole('link', { name: 'Редактировать' }).click()
  }

  /** The question of an action: «Проверьте и подпишите», «Отклонить документ?». */
  question(title: string): Locator {
    return this.page.getByRole('dialog', { name: title })
  }

  get result(): Locator {
    return this.page.getByRole('dialog', { name: 'Результат' })
  }

  /** What is shown of an action: on the screen by the sheet itself, to a screen reader by a live region. */
  said(text: string): Locator {
    return this.page.locator('[role="status"], [aria-live]').filter({ hasText: text }).first()
  }

  /** Signs this one document; the sheet comes back to it by itself. */
  async sign(clientId: string): Promise<void> {
    await this.action('Подписать').click()
    await this.giveCode(clientId)
    await expect(this.said('Подписано')).toBeVisible()
    await this.unfoldSteps()
  }

  /** Six digits sign by themselves, once a warning about the payee is acknowledged. */
  async giveCode(clientId: string): Promise<void> {
    const question = this.question('Проверьте и подпишите')
    const code = question.getByRole('textbox', { name: 'Код из приложения' })
    const acknowledge = question.getByRole('button', { name: 'Проверено, продолжить' })
    await expect(code.or(acknowledge)).toBeVisible()
    if (await acknowledge.isVisible()) await acknowledge.click()
    await expect(code).toBeVisible()
    await code.fill(await freshCode(clientId))
  }

  async closeResult(): Promise<void> {
    await this.result.getByRole('button', { name: 'Закрыть' }).last().click()
    await expect(this.result).toBeHidden()
  }
}
