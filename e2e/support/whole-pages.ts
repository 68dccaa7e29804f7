import type { Browser, BrowserContext, Page } from '@playwright/test'
import { storedOfLanguage, type Language } from '@tartip/domain/language'

import { accessibilityFaults, bothLooks } from './accessibility.ts'
import { ownBankAddress } from './address.ts'
import { hear, languageFaults, type Heard } from './language-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { motionFaults } from './motion-faults.ts'
import { lastingFaults, setLanguage, setWidth } from './page-look.ts'
import { createPeople, type People } from './people.ts'
import { director } from './director.ts'
import type { Screen } from './screen.ts'
import { openScreen } from './screens.ts'
import { expect, test } from './test.ts'
import { lostWithTextSpacing } from './text-spacing.ts'

/** A phone held small, or a page at 400 %; and a desk. */
const widths = [320, 1280] as const

/** The words of Kyrgyz are the longest: it is asked about first and most. */
const firstLanguage: Language = 'ky'
/** What a person switches to; by turns, so that each language is asked about the half. */
const otherLanguages = ['ru', 'en'] as const

/**
 * One test for each page: in Kyrgyz with all questions, then, its language switched in place, its words and its room
 * in one of the two others. Each call is a file of its own, so that they run side by side.
 */
export function pagesAreWhole(looked: readonly Screen[]): void {
  const places = createPlaces()
  test.afterAll(() => places.leave())
  for (const [turn, screen] of looked.entries()) {
    const other = otherLanguages[turn % otherLanguages.length] ?? 'ru'
    test(`${screen.name}: whole and without a serious accessibility fault in ky, whole in ${other}`, async ({
      browser,
    }) => {
      const page = await places.pageFor(browser, screen)
      await page.addInitScript(
        stored => localStorage.setItem('lang', stored),
        storedOfLanguage(firstLanguage),
      )
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const heard = hear(page)
      await openScreen(page, screen)
      const faults = [...(await lastingFaults(page, () => accessibilityFaults(page, bothLooks)))]
      faults.push(...(await faultsIn(page, firstLanguage, heard)))
      // Without a connection the words of another language do not come.
      if (await page.evaluate(() => navigator.onLine)) {
        await setLanguage(page, other)
        faults.push(...(await faultsIn(page, other, heard)))
      }
      expect(faults).toEqual([])
      await page.close()
    })
  }
}

async function faultsIn(page: Page, language: Language, heard: Heard): Promise<readonly string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await setWidth(page, width)
    const found = await lastingFaults(page, async () => [
      ...(await layoutFaults(page)),
      ...(await languageFaults(page, language, heard)),
      ...(await motionFaults(page)),
      ...(await lostWithTextSpacing(page)),
    ])
    faults.push(...found.map(fault => `${language}, ${width} px: ${fault}`))
  }
  return faults
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
