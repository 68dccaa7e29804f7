import type { Browser, BrowserContext, Page } from '@playwright/test'

import { ownBankAddress } from './address.ts'
import { director } from './director.ts'
import { createPeople, type People } from './people.ts'
import type { Screen } from './screen.ts'
import { test as base } from './test.ts'

interface Places {
  /** A new page at the computer of the person whose screen it is. */
  readonly placeOf: (screen: Screen) => Promise<Page>
}

/** For tests that look and change nothing. */
export const test = base.extend<object, Places>({
  placeOf: [
    async ({ browser }, use) => {
      const places = createPlaces()
      await use(screen => places.pageFor(browser, screen))
      await places.leave()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

/**
 * Each person looks at all his screens at one computer, whose browser keeps what it has fetched and compiled:
 * in a fresh one that takes longer than looking.
 */
function createPlaces() {
  const contexts = new Map<string, BrowserContext>()
  let people: People | undefined

  async function arrive(browser: Browser, { isSignedOut, clientId }: Screen) {
    if (isSignedOut) return browser.newContext({ baseURL: ownBankAddress() })
    people ??= createPeople(browser, ownBankAddress())
    const page = await (clientId === undefined
      ? people.at(director.clientId, director)
      : people.at(clientId))
    await page.close()
    return page.context()
  }

  return {
    async pageFor(browser: Browser, screen: Screen): Promise<Page> {
      const key = screen.isSignedOut ? 'a stranger' : (screen.clientId ?? director.clientId)
      const context = contexts.get(key) ?? (await arrive(browser, screen))
      contexts.set(key, context)
      // The screen before may have been that of a lost connection.
      await context.setOffline(false)
      return context.newPage()
    },
    async leave(): Promise<void> {
      await Promise.all([...contexts.values()].map(context => context.close()))
    },
  }
}
