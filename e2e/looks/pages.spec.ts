import { storedOfLanguage, type Language } from '@tartip/domain/language'

import { accessibilityFaults, bothLooks } from '../support/accessibility.ts'
import { hear } from '../support/language-faults.ts'
import { lastingFaults, setLanguage } from '../support/page-look.ts'
import { pageFaults } from '../support/page-faults.ts'
import { expect, test } from '../support/places.ts'
import { allPages, openScreen } from '../support/screens.ts'

/** The words of Kyrgyz are the longest: it is asked about first and most. */
const firstLanguage: Language = 'ky'
/** What a person switches to; by turns, so that each language is asked about the half. */
const otherLanguages = ['ru', 'en'] as const

for (const [turn, screen] of allPages.entries()) {
  const other = otherLanguages[turn % otherLanguages.length] ?? 'ru'
  test(`${screen.name}: whole and without a serious accessibility fault in ky, whole in ${other}`, async ({
    placeOf,
  }) => {
    const page = await placeOf(screen)
    await page.addInitScript(
      stored => localStorage.setItem('lang', stored),
      storedOfLanguage(firstLanguage),
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const heard = hear(page)
    await openScreen(page, screen)
    const faults = [...(await lastingFaults(page, () => accessibilityFaults(page, bothLooks)))]
    faults.push(...(await pageFaults(page, firstLanguage, heard)))
    // Without a connection the words of another language do not come.
    if (await page.evaluate(() => navigator.onLine)) {
      await setLanguage(page, other)
      faults.push(...(await pageFaults(page, other, heard)))
    }
    expect(faults).toEqual([])
    await page.close()
  })
}
