import type { Browser, BrowserContext, Page } from '@playwright/test'
import { storedOfLanguage, type Language } from '@tartip/domain/language'

import { bankAddress } from './address.ts'
import { recordTexts, type RecordedTexts } from './language-faults.ts'
import { setLanguage, setTheme, setWidth } from './page-appearance.ts'
import { desk } from './page-faults.ts'
import { contextOf } from './page-sessions.ts'
import type { Screen } from './screen.ts'
import { openFromOther, openInState, personOf } from './screens.ts'
import { takeStubbed } from './stub-answers.ts'
import { test as base } from './test.ts'

/** The words of Kyrgyz are the longest: every check is made in it. */
export const firstLanguage: Language = 'ky'

interface OpenScreen {
  readonly page: Page
  /** What the bank has sent since the page was loaded. */
  readonly recorded: RecordedTexts
}

interface Pages {
  /** Shows the screen to the person whose it is, on a desk, in the first language. */
  readonly open: (screen: Screen) => Promise<OpenScreen>
}

/** For tests that change nothing. */
export const test = base.extend<object, Pages>({
  open: [
    async ({ browser }, use) => {
      const pages = createPages(browser)
      await use(screen => pages.open(screen))
      await pages.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

interface PersonsPage extends OpenScreen {
  /** The last screen in it. */
  last?: Screen
}

/**
 * All screens of a person are opened in one page, one after the other. In a new page the client is loaded, compiled
 * and becomes fast again each time, which takes longer than the checks.
 */
function createPages(browser: Browser) {
  const contexts = new Map<string, BrowserContext>()
  const pages = new Map<string, PersonsPage>()

  async function contextFor(screen: Screen, key: string): Promise<BrowserContext> {
    const context =
      contexts.get(key) ??
      (screen.isSignedOut
        ? await browser.newContext({ baseURL: bankAddress() })
        : await contextOf(browser, key))
    contexts.set(key, context)
    // The last screen may have been that of a lost connection.
    await context.setOffline(false)
    return context
  }

  async function newPage(context: BrowserContext): Promise<PersonsPage> {
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.addInitScript(
      stored => localStorage.setItem('lang', stored),
      storedOfLanguage(firstLanguage),
    )
    return { page, recorded: recordTexts(page) }
  }

  return {
    async open(screen: Screen): Promise<OpenScreen> {
      const key = screen.isSignedOut ? 'signed out' : personOf(screen)
      const context = await contextFor(screen, key)
      const kept = pages.get(key)
      if (kept?.last?.needsOwnPage) await kept.page.close()
      const isKept = kept !== undefined && !kept.last?.needsOwnPage
      const opened = isKept ? kept : await newPage(context)
      pages.set(key, opened)
      const { page, last } = opened
      opened.last = screen
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await setWidth(page, desk)
      if (last === undefined || last.leavesTraces || takeStubbed(page)) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
        await openInState(page, screen, 'rich', () => Promise.resolve())
      } else {
        await setTheme(page, 'light')
        await setLanguage(page, firstLanguage)
        await openFromOther(page, screen, last)
      }
      return opened
    },
    async close(): Promise<void> {
      await Promise.all([...contexts.values()].map(context => context.close()))
    },
  }
}
