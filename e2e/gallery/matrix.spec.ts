import { expect } from '@playwright/test'

import { accessibilityFaults } from '../support/accessibility.ts'
import { openGallery, photograph, sections, test } from '../support/gallery.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { setWidth } from '../support/page-appearance.ts'
import { lostWithTextSpacing } from '../support/text-spacing.ts'

const languages = ['ru', 'ky', 'en'] as const
/** A phone held small, a phone, a tablet, a desk, a wide desk; 640 is a desk at 200 % zoom. */
const widths = [320, 390, 640, 670, 1280, 1600] as const

for (const section of sections) {
  for (const language of languages) {
    test(`${section} in ${language}: nothing is cut off, too small or out of the screen at any width`, async ({
      page,
    }) => {
      await openGallery(page, { only: section, language })
      for (const width of widths) {
        await setWidth(page, width)
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await photograph(page, `${section}-${language}-${theme}-${width}`)
        }
        expect(await layoutFaults(page), `at ${width} px`).toEqual([])
      }
      await setWidth(page, 1280)
      const spaced = await lostWithTextSpacing(page)
      expect(spaced, 'with texts set wide').toEqual([])
    })
  }

  test(`${section}: axe finds nothing serious, light and dark, on a desk and on a phone`, async ({
    page,
  }) => {
    await openGallery(page, { only: section, language: 'ky' })
    expect(await accessibilityFaults(page)).toEqual([])
  })
}
