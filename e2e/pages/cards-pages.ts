import { expect, type Locator, type Page } from '@playwright/test'

/** The screens of cards: the list, one card, its limits and its block. */
export class CardsPages {
  private readonly page: Page
  readonly content: Locator

  constructor(page: Page) {
    this.page = page
    this.content = page.getByRole('main')
  }

  async openList(): Promise<void> {
    await this.page.goto('/cards')
    await expect(this.page.getByRole('heading', { level: 1, name: 'Карты' })).toBeVisible()
  }

  /** A card that works, from the list; gives its address. */
  async openWorkingCard(): Promise<string> {
    await this.openList()
    await this.page.getByRole('tab', { name: /^Действуют/ }).click()
    await this.content.locator('a[href^="/card?id="]').first().click()
    await expect(this.page).toHaveURL(/\/card\?id=/)
    await expect(this.content.getByText('Действует', { exact: true }).first()).toBeVisible()
    return this.page.url()
  }

  action(name: string): Locator {
    return this.content.getByRole('link', { name, exact: true })
  }

  reason(name: RegExp | string): Locator {
    return this.content.getByRole('radio', { name })
  }

  limit(name: string): Locator {
    return this.content.getByRole('region', { name, exact: true })
  }

  said(text: string): Locator {
    return this.page.getByRole('region', { name: 'Сообщения' }).getByText(text)
  }
}
