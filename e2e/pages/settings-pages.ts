import type { Locator, Page } from '@playwright/test'

/** The settings that the first signatory has: users, their rights, and the API key. */
export class SettingsPages {
  private readonly page: Page
  readonly menu: Locator
  readonly heading: Locator

  constructor(page: Page) {
    this.page = page
    this.menu = page.getByRole('navigation', { name: 'Настройки' })
    this.heading = page.getByRole('heading', { level: 1 })
  }

  async openUser(words: RegExp): Promise<void> {
    await this.page.goto('/settings/users')
    await this.page.getByRole('link', { name: words }).first().click()
    await this.page.getByRole('heading', { level: 1, name: words }).waitFor()
  }

  /** One box of the matrix, by what it grants and the words of its row. */
  right(permission: string, row: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${permission}: ${row}`) }).first()
  }

  /** What saving would change, as the page shows it before anything is saved. */
  difference(words: RegExp): Locator {
    return this.page.getByRole('main').getByText(words).first()
  }

  async saveRights(): Promise<void> {
    await this.page.getByRole('button', { name: 'Сохранить изменения' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Сохранить изменения' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  async freeze(): Promise<void> {
    await this.page.getByRole('button', { name: 'Заморозить' }).click()
    const dialog = this.page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Заморозить' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** Makes a key for the groups and answers it; it is shown this once. */
  async makeApiKey(groups: readonly string[], password: string): Promise<string> {
    await this.page.goto('/settings/api-key')
    for (const group of groups) await this.page.getByRole('checkbox', { name: group }).check()
    await this.page.getByLabel('Ваш пароль').fill(password)
    await this.page.getByRole('button', { name: 'Создать ключ' }).click()
    const key = this.page.getByText(/^tartip_/)
    await key.waitFor()
    const text = (await key.textContent()) ?? ''
    await this.page.getByRole('button', { name: 'Я сохранил ключ' }).click()
    return text
  }
}
