import { expect } from '@playwright/test'

import { accessibilityFaults, appearances } from '../support/accessibility.ts'
import { focusFaults } from '../support/focus-faults.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { motionFaults } from '../support/motion-faults.ts'
import { setWidth } from '../support/page-appearance.ts'
import { openGallery, photograph, sections, test } from '../support/gallery.ts'
import { tabOrderFaults } from '../support/tab-order.ts'
import { lostWithTextSpacing } from '../support/text-spacing.ts'

/** A phone held small, a tablet, a desk; Kyrgyz has the longest words. The other widths and languages: `matrix.spec.ts`. */
const widths = [320, 670, 1280] as const

for (const section of sections) {
  test(`${section}: nothing is cut off, too small or out of the screen, and axe finds nothing serious`, async ({
    page,
  }) => {
    await openGallery(page, { only: section, language: 'ky' })
    expect(await accessibilityFaults(page, [appearances.deskLight, appearances.phoneDark])).toEqual(
      [],
    )
    for (const width of widths) {
      await setWidth(page, width)
      expect(await layoutFaults(page), `at ${width} px`).toEqual([])
    }
    expect(await lostWithTextSpacing(page), 'with texts set wide').toEqual([])
    await openGallery(page, { only: section, language: 'ru' })
    await setWidth(page, 320)
    expect(await layoutFaults(page), 'in Russian').toEqual([])
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
    expect(await accessibilityFaults(page, [appearances.deskLight, appearances.phoneDark])).toEqual(
      [],
    )
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('the main one of four ways out of a dialog does not stand alone in a row of its own', async ({
  page,
}) => {
  await openGallery(page, { only: 'overlays', language: 'ru' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('[data-open="ways"]').click()
  const tops = await page
    .getByRole('dialog')
    .getByRole('button')
    .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(2)
  expect(tops.at(-1)).toBe(tops.at(-2))
})

for (const name of ['drawer', 'confirm', 'dialog']) {
  test(`${name}: Tab reaches each of its elements exactly once and nothing below`, async ({
    page,
  }) => {
    await openGallery(page, { only: 'overlays', language: 'ru' })
    await page.locator(`[data-open="${name}"]`).click()
    await page.locator('[data-layer]').waitFor()
    expect(await tabOrderFaults(page)).toEqual([])
  })
}

test('F6 leads out of an open drawer to a toast, and a dismissed toast gives the focus back to the drawer', async ({
  page,
}) => {
  await openGallery(page, { only: 'overlays', language: 'ru' })
  await page.locator('[data-open="drawer"]').click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('[data-open="toast"]').click()
  await page.keyboard.press('F6')
  await expect(page.locator('[data-react-aria-top-layer] button:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(drawer.locator(':focus')).toHaveCount(1)
})

for (const name of ['menu', 'flyout']) {
  test(`${name}: Tab closes it and goes on to what stands behind its button`, async ({ page }) => {
    await openGallery(page, { only: 'overlays', language: 'ru' })
    const opener = page.locator(`[data-open="${name}"]`)
    await opener.focus()
    await page.keyboard.press('Tab')
    const next = page.locator(':focus')
    await next.evaluate(element => element.setAttribute('data-next', ''))
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-popup] :focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-popup]')).toHaveCount(0)
    await expect(page.locator('[data-next]')).toBeFocused()
  })
}

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
