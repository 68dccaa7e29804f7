import { expect, test } from '@playwright/test'

import { accessibilityFaults } from '../support/accessibility.ts'
import { focusFaults } from '../support/focus-faults.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { motionFaults } from '../support/motion-faults.ts'
import { setWidth } from '../support/page-look.ts'
import { openGallery, photograph, sections } from '../support/gallery.ts'
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

  test(`${section}: whatever the Tab key reaches is seen and has a ring`, async ({ page }) => {
    await openGallery(page, { only: section, language: 'ru' })
    expect(await focusFaults(page)).toEqual([])
  })
}

const overlays = [
  ['drawer', 'dialog'],
  ['confirm', 'alertdialog'],
  ['dialog', 'dialog'],
  ['menu', 'menu'],
  ['flyout', 'dialog'],
] as const

for (const [name, role] of overlays) {
  test(`${name}: takes the focus, passes axe, gives the focus back on Esc`, async ({ page }) => {
    await openGallery(page, { only: 'overlays', language: 'ru' })
    const opener = page.locator(`[data-open="${name}"]`)
    await opener.focus()
    await page.keyboard.press('Enter')
    const overlay = page.getByRole(role)
    await expect(overlay).toBeVisible()
    await expect(overlay.locator(':focus')).toHaveCount(1)
    await photograph(page, `overlay-${name}`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('beneath an open drawer nothing can be reached', async ({ page }) => {
  await openGallery(page, { only: 'overlays', language: 'ru' })
  await page.locator('[data-open="drawer"]').click()
  const drawer = page.getByRole('dialog')
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(drawer.locator(':focus')).toHaveCount(1)
  }
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGallery(page, { only: 'feedback', language: 'ru' })
  await page.locator('[data-open="toasts"]').click()
  expect(await motionFaults(page)).toEqual([])
})

test('of ten thousand rows at most sixty are in the document, wherever the page is scrolled', async ({
  page,
}) => {
  await openGallery(page, { only: 'long-table', language: 'ru' })
  const rows = page.locator('tbody tr[data-row-id]')
  for (const place of [0, 40_000, 300_000, 2_000_000]) {
    await page.evaluate(top => window.scrollTo(0, top), place)
    await expect.poll(() => rows.count()).toBeGreaterThan(10)
    expect(await rows.count()).toBeLessThanOrEqual(60)
    const isBlank = () =>
      page.evaluate(() => {
        const cell = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
        return cell?.closest('tr[data-row-id]') === null
      })
    await expect.poll(isBlank).toBe(false)
  }
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
})
