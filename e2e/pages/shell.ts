import type { Locator, Page } from '@playwright/test'

/** What stands around every page behind sign-in, as a desktop screen shows it. */
export class Shell {
  private readonly page: Page
  readonly header: Locator
  readonly navigation: Locator
  readonly content: Locator

  constructor(page: Page) {
    this.page = page
    this.header = page.getByRole('banner')
    this.navigation = page.getByRole('navigation', { name: 'Разделы' })
    this.content = page.getByRole('main')
  }

  /** The company and the right of the person in it. */
  get company(): Locator {
    return this.header.getByText('Договор').locator('xpath=..')
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get pay(): Locator {
    return this.header.getByRole('link', { name: 'Заплатить' })
  }

  async signOut(): Promise<void> {
    await this.header.getByRole('button', { name: /профиль и настройки/ }).click()
    await this.page.getByRole('button', { name: 'Выйти' }).click()
  }

  async chooseCompany(words: string): Promise<void> {
    await this.header.getByRole('button', { name: /выбрать другую компанию/ }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: words }).click()
  }

  async chooseLanguage(name: 'Русский' | 'Кыргызча' | 'English'): Promise<void> {
    await this.header.getByRole('button', { name }).click()
  }
}
