import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { createBankClient } from '../support/bank-client.ts'
import { layoutFaults } from '../support/layout-faults.ts'
import { pageIsStill } from '../support/screen-states.ts'
import { director } from '../support/director.ts'
import { expect, test } from '../support/test.ts'

/** A4 without its margins, in CSS pixels. */
const paper = { width: 688, height: 1000 }
const folder = process.env['SCREEN_PHOTOS']

interface Paper {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
}

const papers: readonly Paper[] = [
  {
    name: 'a payment order',
    async open(page) {
      await page.goto('/history?status=SUCCESS')
      await page.locator('main tbody th a').first().click()
      await page.locator('[role="dialog"] li').first().waitFor()
    },
  },
  {
    name: 'a statement',
    async open(page) {
      await page.goto(`/account/${(await createBankClient(page).account('4268')).id}`)
      await page.locator('main tbody tr').first().waitFor()
    },
  },
  {
    name: 'bank details',
    async open(page) {
      await page.goto(`/account/${(await createBankClient(page).account('4268')).id}`)
      await page.locator('main button:has(.tabler-icon-share-2)').click()
      await page.locator('[role="dialog"] dl').first().waitFor()
    },
  },
]

for (const { name, open } of papers) {
  test(`${name} on paper is black on white, whole, and has nothing to press`, async ({
    people,
  }) => {
    const page = await people.at(director.clientId, director)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await open(page)
    await pageIsStill(page)
    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: join(folder, `paper.${name}.png`), fullPage: true })
    }
    expect(await layoutFaults(page)).toEqual([])
    expect(await page.evaluate(findScreenOnlyTexts)).toEqual([])
  })
}

/** Buttons, fields and grounds that are not white. */
function findScreenOnlyTexts(): string[] {
  const white = /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .filter(element => element.getBoundingClientRect().height > 1)
    .flatMap(element => {
      const name = `${element.tagName.toLowerCase()} «${element.textContent.trim().slice(0, 30)}»`
      if (element.matches('button, input, select, textarea')) return [`to press: ${name}`]
      const isPicture = element.closest('svg, [aria-hidden="true"]') !== null
      const ground = getComputedStyle(element).backgroundColor
      return isPicture || white.test(ground) ? [] : [`on ${ground}: ${name}`]
    })
}
