import { expect, type Locator, type Page } from '@playwright/test'

/** One account: what stands on it and what moved. */
export class AccountPage {
  private readonly page: Page
  readonly content: Locator

  constructor(page: Page) {
    this.page = page
    this.content = page.getByRole('main')
  }

  async open(accountId: string): Promise<void> {
    await this.page.goto(`/account/${accountId}`)
    await expect(this.page.getByRole('heading', { name: 'Операции' })).toBeVisible()
  }

  /** The row of an operation, found by its purpose. */
  operation(purpose: string): Locator {
    return this.content.getByRole('row').filter({ hasText: purpose })
  }
}
