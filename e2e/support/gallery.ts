import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { test as base, type Page } from '@playwright/test'

/** The sections of the gallery that stand under each other. */
export const sections = [
  'foundations',
  'controls',
  'texts',
  'fields',
  'tables',
  'overlays',
  'feedback',
  'charts',
] as const

interface OfWorker {
  readonly pageOfWorker: () => Promise<Page>
}

/** Each test loads the gallery into the same page: in a new one its code would be compiled again. */
export const test = base.extend<object, OfWorker>({
  pageOfWorker: [
    async ({ browser }, use) => {
      let page: Page | undefined
      await use(async () => (page ??= await browser.newPage()))
    },
    { scope: 'worker' },
  ],
  async page({ pageOfWorker, viewport }, use) {
    const page = await pageOfWorker()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    await use(page)
  },
})

interface GalleryQuestion {
  readonly only: string
  readonly language: 'ru' | 'ky' | 'en'
}

/** Opens one section of the gallery and waits for its faces and texts. */
export async function openGallery(page: Page, { only, language }: GalleryQuestion): Promise<void> {
  await page.goto(`/gallery.html?only=${only}&lang=${language}`)
  await page.locator(`section#${only}`).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const photoFolder = process.env['GALLERY_PHOTOS']

/**
 * Keeps a photograph of the whole page in the folder of `GALLERY_PHOTOS`, for people to look at; without
 * one nothing is kept.
 */
export async function photograph(page: Page, name: string): Promise<void> {
  if (photoFolder === undefined) return
  mkdirSync(photoFolder, { recursive: true })
  await page.screenshot({ path: join(photoFolder, `${name}.png`), fullPage: true })
}
