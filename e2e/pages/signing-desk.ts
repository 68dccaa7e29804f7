import { expect, type Locator, type Page } from '@playwright/test'

/** The desk on which documents are reviewed one after the other. */
export class SigningDesk {
  private readonly page: Page
  readonly take: Locator
  readonly code: Locator
  readonly comment: Locator

  constructor(page: Page) {
    this.page = page
    this.take = page.getByRole('button', { name: /^Взять на подпись/ })
    this.code = page.getByRole('textbox', { name: 'Код из приложения' })
    this.comment = page.getByRole('textbox', { name: /^Что исправить/ })
  }

  /** Leads here from home and from the queue. */
  link(count: number): Locator {
    return this.page.getByRole('link', { name: `Проверить и подписать ${count}` })
  }

  place(place: number, count: number): Locator {
    return this.page.getByRole('heading', { name: `Документ ${place} из ${count}` })
  }

  /** The document is whole, so that a key may take it. */
  async isReady(): Promise<void> {
    await expect(this.take).not.toHaveAttribute('aria-disabled', 'true')
  }

  signed(count: number): Locator {
    return this.page.getByRole('region', { name: `Подписано: ${count}` })
  }
}
