import type { Locator, Page } from '@playwright/test'

/** Letters of the company: both boxes, the form and the sheet of one letter. */
export class LettersPage {
  private readonly page: Page
  readonly title: Locator
  readonly message: Locator
  readonly draft: Locator
  readonly sign: Locator
  readonly send: Locator
  readonly sent: Locator
  readonly received: Locator

  constructor(page: Page) {
    this.page = page
    this.title = page.getByRole('textbox', { name: /^Тема/ })
    this.message = page.getByRole('textbox', { name: /^Текст письма/ })
    this.draft = page.getByRole('button', { name: 'Сохранить черновик' })
    this.sign = page.getByRole('button', { name: 'Сохранить и подписать' })
    this.send = page.getByRole('button', { name: 'Сохранить и отправить на подпись' })
    this.sent = page.getByRole('dialog', { name: 'Письмо в банк' })
    this.received = page.getByRole('dialog', { name: 'Письмо банка' })
  }

  async write(): Promise<void> {
    await this.page.goto('/letter-create')
  }

  async chooseSubject(name: string): Promise<void> {
    await this.page
      .locator('main')
      .getByRole('button', { name: /^Раздел/ })
      .click()
    await this.page.getByRole('option', { name, exact: true }).click()
  }

  async attach(name: string, content: string): Promise<void> {
    await this.page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
    await this.page.getByRole('button', { name: `Убрать ${name}` }).waitFor()
  }

  async find(box: 'incoming' | 'outgoing', words: string): Promise<void> {
    await this.page.goto(`/letter/${box}?q=${encodeURIComponent(words)}`)
  }

  /** The number of the badge in the navigation. */
  async unread(): Promise<number> {
    const navigation = this.page.getByRole('navigation', { name: 'Разделы' })
    const name = await navigation.getByRole('link', { name: /^Письма/ }).innerText()
    return Number(/\d+/.exec(name)?.[0] ?? 0)
  }

  /** The status of the letter stands above its history. */
  statusOf(sheet: Locator, name: string): Locator {
    return sheet.getByText(name).first()
  }

  row(name: string | RegExp): Locator {
    return this.page.locator('main').getByRole('link', { name })
  }
}
