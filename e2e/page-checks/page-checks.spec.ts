import { storedOfLanguage, type Language } from '@tartip/domain/language'

import { accessibilityFaults, appearances } from '../support/accessibility.ts'
import { recordTexts } from '../support/language-faults.ts'
import { desk, pageFaults, phone } from '../support/page-faults.ts'
import { lastingFaults, setLanguage } from '../support/page-appearance.ts'
import { expect, test } from '../support/page-test.ts'
import { allPages, openScreen } from '../support/screens.ts'
import { tabOrderFaults } from '../support/tab-order.ts'

/** The words of Kyrgyz are the longest: every check is made in it. */
const firstLanguage: Language = 'ky'
/** The language that a person switches to, by turns, so that each is checked on half of the screens. */
const otherLanguages = ['ru', 'en'] as const

for (const [turn, screen] of allPages.entries()) {
  const other = otherLanguages[turn % otherLanguages.length] ?? 'ru'
  const what = screen.hasSameLayout
    ? `fits a phone in ky and in ${other}`
    : `fits a desk and a phone in ky, a phone in ${other}, and has no serious accessibility fault`
  test(`${screen.name}: ${what}`, async ({ pageFor }) => {
    const page = await pageFor(screen)
    await page.addInitScript(
      stored => localStorage.setItem('lang', stored),
      storedOfLanguage(firstLanguage),
    )
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const recorded = recordTexts(page)
    await openScreen(page, screen)
    const faults: string[] = []
    const inFirst = { language: firstLanguage, recorded }
    if (!screen.hasSameLayout) {
      faults.push(
        ...(await lastingFaults(page, () => accessibilityFaults(page, [appearances.deskLight]))),
        ...(await pageFaults(page, { ...inFirst, width: desk })),
      )
    }
    faults.push(...(await tabOrderFaults(page)))
    const withTextSpacing = !screen.hasSameLayout
    faults.push(...(await pageFaults(page, { ...inFirst, width: phone, withTextSpacing })))
    if (!screen.hasSameLayout) {
      faults.push(
        ...(await lastingFaults(page, () => accessibilityFaults(page, [appearances.phoneDark]))),
      )
    }
    // Without a connection the words of another language do not come.
    if (await page.evaluate(() => navigator.onLine)) {
      await setLanguage(page, other)
      faults.push(...(await pageFaults(page, { language: other, recorded, width: phone })))
    }
    expect(faults).toEqual([])
    await page.close()
  })
}
