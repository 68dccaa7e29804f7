import type { Browser, BrowserContext, Page } from '@playwright/test'

import { bankAddress } from './address.ts'
import { contextOf } from './page-sessions.ts'
import type { Screen } from './screen.ts'
import { personOf } from './screens.ts'
import { test as base } from './test.ts'

interface Pages {
  /** A new page in the browser context of the person whose screen it is. */
  readonly pageFor: (screen: Screen) => Promise<Page>
}

/** For tests that change nothing. */
export const test = base.extend<object, Pages>({
  pageFor: [
    async ({ browser }, use) => {
      const contexts = createContexts()
      await use(screen => contexts.pageFor(browser, screen))
      await contexts.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

/**
 * All screens of a person share one context, which keeps what it has fetched and compiled: in a new one that
 * takes longer than the checks.
 */
function createContexts() {
  const contexts = new Map<string, BrowserContext>()

  return {
    async pageFor(browser: Browser, screen: Screen): Promise<Page> {
      const key = screen.isSignedOut ? 'signed out' : personOf(screen)
      const context =
        contexts.get(key) ??
        (screen.isSignedOut
          ? await browser.newContext({ baseURL: bankAddress() })
          : await contextOf(browser, key))
      contexts.set(key, context)
      // The last screen may have been that of a lost connection.
      await context.setOffline(false)
      return context.newPage()
    },
    async close(): Promise<void> {
      await Promise.all([...contexts.values()].map(context => context.close()))
    },
  }
}
