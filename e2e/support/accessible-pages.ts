import type { Browser, BrowserContext, Page } from '@playwright/test'
import { languageOfStored, type Language, type StoredLanguage } from '@tartip/domain/language'

import { accessibilityFaults, allLooks, oneLook } from './accessibility.ts'
import { ownBankAddress } from './address.ts'
import { hear, languageFaults } from './language-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { motionFaults } from './motion-faults.ts'
import { createPeople, type People } from './people.ts'
import { director } from './director.ts'
import type { Screen } from './screen.ts'
import { openScreen } from './screens.ts'
import { expect, test } from './test.ts'
import { lostWithTextSpacing } from './text-spacing.ts'

/** A phone held small, or a page at 400 %; and a desk. */
const widths = [320, 1280] as const

/**
 * Whose words are the longest. Colours and structure are the same in every language, and asking about them
 * takes longer than about all the rest.
 */
const languageOfAllLooks: Language = 'ky'

/**
 * One test for each page in a language. Each call is a file of its own, so that they run side by side.
 * The page is loaded once for all sizes and themes.
 */
export function pagesAreAccessibleIn(stored: StoredLanguage, looked: readonly Screen[]): void {
  const language = languageOfStored(stored)
  const looks = language === languageOfAllLooks ? allLooks : oneLook
  const places = createPlaces()
  test.afterAll(() => places.leave())
  for (const screen of looked) {
    test(`${screen.name} is whole, in its language and without a serious accessibility fault in ${stored}`, async ({
      browser,
    }) => {
      const page = await places.pageFor(browser, screen)
      await page.addInitScript(chosen => localStorage.setItem('lang', chosen), stored)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const heard = hear(page)
      await openScreen(page, screen)
      const faults = [...(await accessibilityFaults(page, looks))]
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = [
          ...(await layoutFaults(page)),
          ...(await languageFaults(page, language, heard)),
          ...(await motionFaults(page)),
        ]
        faults.push(...found.map(fault => `${width} px: ${fault}`))
        const spaced = await lostWithTextSpacing(page)
        faults.push(...spaced.map(fault => `${width} px, texts set wide: ${fault}`))
      }
      expect(faults).toEqual([])
      await page.close()
    })
  }
}

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
