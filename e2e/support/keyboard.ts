import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

const farthest = 90

/** Goes on with Tab until the element has the focus; fails when it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < farthest; step += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Goes to the element with Tab and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
