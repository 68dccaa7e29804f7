import type { Locator } from '@playwright/test'

import { CardsPages } from '../../pages/cards-pages.ts'
import { beforeRelease, expect, test } from '../../support/test.ts'

/** How a thing is painted, beside the words in it. */
const appearanceOf = (thing: Locator): Promise<string> =>
  thing.evaluate(element => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
    return [borderTopWidth, borderTopColor, backgroundColor].join(' ')
  })

test(
  'in the system’s high contrast it can be seen what is on, chosen and here',
  beforeRelease,
  async ({ people }) => {
    const page = await people.at('100101', { company: 'Алтын-Дөбө', forcedColors: 'active' })
    const cards = new CardsPages(page)
    await cards.openWorkingCard()

    const online = cards.content.getByRole('switch', { name: /Платежи в интернете/ })
    await expect(online).toBeChecked()
    const on = await appearanceOf(online)
    // Only its appearance is checked: the bank receives nothing.
    await online.evaluate(element => {
      if (element instanceof HTMLInputElement) element.checked = false
    })
    expect(await appearanceOf(online)).not.toBe(on)

    await page.goto('/history')
    const tabs = cards.content.getByRole('tab')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.first()).toHaveCSS('border-top-width', '3px')
    await expect(tabs.nth(1)).toHaveCSS('border-top-width', '1px')

    const places = page.getByRole('navigation', { name: 'Разделы' })
    const here = places.getByRole('link', { name: 'История' })
    await expect(here).toHaveAttribute('aria-current')
    await expect(here).toHaveCSS('border-top-width', '3px')

    await page.goto('/loan-claims')
    const meter = cards.content.locator('[aria-hidden] > span[style*="width"]').first()
    await expect(meter).toBeVisible()
    expect(await appearanceOf(meter)).not.toBe(await appearanceOf(meter.locator('xpath=..')))
  },
)
