import type { Locator, Page } from '@playwright/test'

/** The list of the company's documents. */
export class HistoryPage {
  private readonly page: Page
  readonly table: Locator
  /** What can be done with the ticked documents. */
  readonly bar: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: 'История операций' })
    this.bar = page.getByRole('region', { name: 'Действия с выбранными' })
  }

  async open(status?: 'FOR_SIGN' | 'DRAFT' | 'FOR_EDITING'): Promise<void> {
    await this.page.goto(status === undefined ? '/history' : `/history?status=${status}`)
  }

  /** The row of a document, found by its sum as the list shows it. */
  row(amount: string): Locator {
    return this.table.getByRole('row').filter({ hasText: amount })
  }

  async tick(amount: string): Promise<void> {
    await this.row(amount).getByRole('checkbox').check()
  }
}
