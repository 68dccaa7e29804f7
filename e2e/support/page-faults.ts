import type { Page } from '@playwright/test'
import type { Language } from '@tartip/domain/language'

import { languageFaults, type RecordedTexts } from './language-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { motionFaults } from './motion-faults.ts'
import { lastingFaults, setWidth } from './page-appearance.ts'
import { lostWithTextSpacing } from './text-spacing.ts'

/** A phone held small, or a page at 400 %. */
export const phone = 320
export const desk = 1280

interface PageChecks {
  readonly width: number
  readonly language: Language
  readonly recorded: RecordedTexts
  /** Also with texts set wide. */
  readonly withTextSpacing?: boolean
}

/** What is wrong with the open page at this width for a reader of this language who wants less motion. */
export async function pageFaults(
  page: Page,
  { width, language, recorded, withTextSpacing = false }: PageChecks,
): Promise<readonly string[]> {
  await setWidth(page, width)
  const found = await lastingFaults(page, async () => [
    ...(await layoutFaults(page)),
    ...(await languageFaults(page, language, recorded)),
    ...(await motionFaults(page)),
    ...(withTextSpacing ? await lostWithTextSpacing(page) : []),
  ])
  return found.map(fault => `${language}, ${width} px: ${fault}`)
}
