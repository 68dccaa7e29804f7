import { accessibilityFaults, appearances } from '../support/accessibility.ts'
import { desk, pageFaults, phone } from '../support/page-faults.ts'
import { lastingFaults, setLanguage } from '../support/page-appearance.ts'
import { expect, firstLanguage, test } from '../support/page-test.ts'
import { allPages } from '../support/screens.ts'
import { tabOrderFaults } from '../support/tab-order.ts'

/** The language that a person switches to, by turns, so that each is checked on half of the screens. */
const otherLanguages = ['ru', 'en'] as const

/** After a screen on which something was done the next one is loaded anew, so these come last. */
const inOrder = [
  ...allPages.filter(({ act }) => act === undefined),
  ...allPages.filter(({ act }) => act !== undefined),
]

for (const [turn, screen] of inOrder.entries()) {
  const other = otherLanguages[turn % otherLanguages.length] ?? 'ru'
  const what = screen.hasSameLayout
    ? `fits a phone in ky and in ${other}`
    : `fits a desk and a phone in ky, a phone in ${other}, and has no serious accessibility fault`
  test(`${screen.name}: ${what}`, async ({ open }) => {
    const { page, recorded } = await open(screen)
    const faults: string[] = []
    const inFirst = { language: firstLanguage, recorded }
    const accessibility = (appearance: (typeof appearances)[keyof typeof appearances]) =>
      lastingFaults(page, () => accessibilityFaults(page, [appearance], 'layer'))
    if (!screen.hasSameLayout) {
      faults.push(
        ...(await accessibility(appearances.deskLight)),
        ...(await pageFaults(page, { ...inFirst, width: desk })),
      )
    }
    faults.push(...(await tabOrderFaults(page)))
    const withTextSpacing = !screen.hasSameLayout
    faults.push(...(await pageFaults(page, { ...inFirst, width: phone, withTextSpacing })))
    if (!screen.hasSameLayout) faults.push(...(await accessibility(appearances.phoneDark)))
    // Without a connection the words of another language do not come.
    if (await page.evaluate(() => navigator.onLine)) {
      await setLanguage(page, other)
      faults.push(...(await pageFaults(page, { language: other, recorded, width: phone })))
    }
    expect(faults).toEqual([])
  })
}
