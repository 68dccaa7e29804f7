import { accessibilityFaults, appearances } from '../support/accessibility.ts'
import { desk, pageFaults, phone } from '../support/page-faults.ts'
import { lastingFaults, setLanguage } from '../support/page-appearance.ts'
import { expect, firstLanguage, test } from '../support/page-test.ts'
import { allPages } from '../support/screens.ts'
import { tabOrderFaults } from '../support/tab-order.ts'

/** Dark colours come from the same few tokens (`contrast.test.ts` of the client): each is seen on half of the screens. */
const isSeenDark = (turn: number) => turn % 2 === 0

/** The language that a person switches to, by turns, so that each is checked on half of the screens. */
const otherLanguages = ['ru', 'en'] as const

/**
 * Each layout once. Screens on which something is done come last: after an answer that was made up the page is loaded
 * again.
 */
const layouts = allPages.filter(({ hasSameLayout }) => !hasSameLayout)
const inOrder = [
  ...layouts.filter(({ act }) => act === undefined),
  ...layouts.filter(({ act }) => act !== undefined),
]

for (const [turn, screen] of inOrder.entries()) {
  const other = otherLanguages[turn % otherLanguages.length] ?? 'ru'
  test(`${screen.name}: fits a desk and a phone in ky, a phone in ${other}, and has no serious accessibility fault`, async ({
    open,
  }) => {
    const { page, recorded } = await open(screen)
    const faults: string[] = []
    const inFirst = { language: firstLanguage, recorded }
    const accessibility = (appearance: (typeof appearances)[keyof typeof appearances]) =>
      lastingFaults(page, () => accessibilityFaults(page, [appearance], 'layer'))
    faults.push(
      ...(await accessibility(appearances.deskLight)),
      ...(await pageFaults(page, { ...inFirst, width: desk })),
      ...(await tabOrderFaults(page)),
      ...(await pageFaults(page, { ...inFirst, width: phone, withTextSpacing: true })),
      ...(isSeenDark(turn) ? await accessibility(appearances.phoneDark) : []),
    )
    // Without a connection the words of another language do not come.
    if (await page.evaluate(() => navigator.onLine)) {
      await setLanguage(page, other)
      faults.push(...(await pageFaults(page, { language: other, recorded, width: phone })))
    }
    expect(faults).toEqual([])
  })
}
