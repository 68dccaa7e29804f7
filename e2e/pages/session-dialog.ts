import type { Locator, Page } from '@playwright/test'

/** Warns in the last minute of a session. */
export class SessionDialog {
  readonly dialog: Locator
  readonly continueButton: Locator
  readonly endButton: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog', { name: 'Сеанс скоро завершится' })
    this.continueButton = this.dialog.getByRole('button', { name: 'Продолжить' })
    this.endButton = this.dialog.getByRole('button', { name: 'Завершить сеанс' })
  }
}
