import type { Page } from '@playwright/test'

import { SessionDialog } from '../../pages/session-dialog.ts'
import { Shell } from '../../pages/shell.ts'
import { sessionEndsIn } from '../../support/session-time.ts'
import { expect, test } from '../../support/test.ts'

/** The live lines of a page: how many are open, and when the last one was closed. */
function linesOf(page: Page) {
  const lines = { open: 0, lastClosedAt: 0 }
  page.on('websocket', line => {
    lines.open += 1
    line.on('close', () => {
      lines.open -= 1
      lines.lastClosedAt = Date.now()
    })
  })
  // The lines of a page that was left are gone with it, and nobody is left to tell of their end.
  page.on('domcontentloaded', () => {
    if (lines.open > 0) lines.lastClosedAt = Date.now()
    lines.open = 0
  })
  return lines
}

async function threeTabs(first: Page): Promise<readonly Page[]> {
  const [second, third] = [await first.context().newPage(), await first.context().newPage()]
  return [first, second, third]
}

test('a log-out reaches three tabs and closes their lines at once', async ({ people }) => {
  const tabs = await threeTabs(await people.withOwnSession('100501'))
  const lines = tabs.map(linesOf)
  for (const tab of tabs) {
    await tab.goto('/history')
    await expect(new Shell(tab).heading).toBeVisible()
  }
  for (const ofTab of lines) await expect.poll(() => ofTab.open).toBeGreaterThan(0)
  const [first] = tabs
  if (!first) throw new Error('There is no first tab')
  await first.bringToFront()
  const askedAt = Date.now()
  await new Shell(first).signOut()
  for (const ofTab of lines) {
    await expect.poll(() => ofTab.open).toBe(0)
    // A second, and what a busy machine takes to draw the menu and to notice.
    expect(ofTab.lastClosedAt - askedAt).toBeLessThan(3_000)
  }
  for (const tab of tabs) await expect(tab).toHaveURL(/\/auth\/login/)
})

test('a session that runs out ends in three tabs at once, hidden ones too', async ({ people }) => {
  const tabs = await threeTabs(await people.withOwnSession('100302'))
  const [first] = tabs
  if (!first) throw new Error('There is no first tab')
  await sessionEndsIn(first.context(), 62)
  for (const tab of tabs) await tab.goto('/accounts')
  for (const tab of tabs) await expect(new SessionDialog(tab).dialog).toBeVisible()
  await first.bringToFront()
  await new SessionDialog(first).endButton.click()
  for (const tab of tabs) await expect(tab).toHaveURL(/\/auth\/login/)
})
