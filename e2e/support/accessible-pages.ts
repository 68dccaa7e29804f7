import { languageOfStored, type StoredLanguage } from '@tartip/domain/language'

import { accessibilityFaults } from './accessibility.ts'
import { hear, languageFaults } from './language-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { director, openScreen, screens } from './screens.ts'
import { expect, test } from './test.ts'

/** A phone held small, or a page at 400 %; and a desk. */
const widths = [320, 1280] as const

/** One test for each page in a language; a language is a file of its own, so that they run side by side. */
export function pagesAreAccessibleIn(stored: StoredLanguage): void {
  const language = languageOfStored(stored)
  for (const screen of screens) {
    test(`${screen.name} is whole, in its language and without a serious accessibility fault in ${stored}`, async ({
      people,
      page: signedOut,
    }) => {
      const { clientId = director.clientId } = screen
      const page = screen.isSignedOut
        ? signedOut
        : await people.at(clientId, clientId === director.clientId ? director : {})
      await page.addInitScript(chosen => localStorage.setItem('lang', chosen), stored)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const heard = hear(page)
      await openScreen(page, screen)
      const faults = [...(await accessibilityFaults(page))]
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = [
          ...(await layoutFaults(page)),
          ...(await languageFaults(page, language, heard)),
        ]
        faults.push(...found.map(fault => `${width} px: ${fault}`))
      }
      expect(faults).toEqual([])
    })
  }
}
