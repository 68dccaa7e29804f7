import type { Page } from '@playwright/test'

import { SessionDialog } from '../../pages/session-dialog.ts'
import { Shell } from '../../pages/shell.ts'
import { sessionEndsIn } from '../../support/session-time.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** How many live connections a page has open. */
function liveConnectionsOf(page: Page) {
  const connections = { open: 0 }
  page.on('websocket', connection => {
    connections.open += 1
    connection.on('close', () => {
      connections.open -= 1
    })
  })
  // The connections of a page that was left are gone with it and report no end.
  page.on('domcontentloaded', () => {
    connections.open = 0
  })
  return connections
}

async function threeTabs(first: Page): Promise<readonly Page[]> {
  const [second, third] = [await first.context().newPage(), await first.context().newPage()]
  return [first, second, third]
}

test('a log-out reaches three tabs and closes their live connections', async ({ people }) => {
  const tabs = await threeTabs(await people.withOwnSession('100501'))
  const connections = tabs.map(liveConnectionsOf)
  for (const tab of tabs) {
    await tab.goto('/history')
    await expect(new Shell(tab).heading).toBeVisible()
  }
  for (const ofTab of connections) await expect.poll(() => ofTab.open).toBeGreaterThan(0)
  const [first] = tabs
  if (!first) throw new Error('There is no first tab')
  await first.bringToFront()
  await new Shell(first).signOut()
  for (const ofTab of connections) await expect.poll(() => ofTab.open).toBe(0)
  for (const tab of tabs) await expect(tab).toHaveURL(/\/auth\/login/)
})

test(
  'a session that runs out ends in three tabs at once, hidden ones too',
  beforeRelease,
  async ({ people }) => {
    const tabs = await threeTabs(await people.withOwnSession('100302'))
    const [first] = tabs
    if (!first) throw new Error('There is no first tab')
    await sessionEndsIn(first.context(), 62)
    for (const tab of tabs) await tab.goto('/accounts')
    for (const tab of tabs) await expect(new SessionDialog(tab).dialog).toBeVisible()
    await first.bringToFront()
    await new SessionDialog(first).endButton.click()
    for (const tab of tabs) await expect(tab).toHaveURL(/\/auth\/login/)
  },
)
