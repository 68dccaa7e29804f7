import type { Page } from '@playwright/test'
import type { Language } from '@tartip/domain/language'

import { languageFaults, type Heard } from './language-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import { motionFaults } from './motion-faults.ts'
import { lastingFaults, setWidth } from './page-look.ts'
import { lostWithTextSpacing } from './text-spacing.ts'

/** A phone held small, or a page at 400 %; and a desk. */
const widths = [320, 1280] as const

/** What is wrong with the open page for the eye of who reads this language and wants less motion. */
export async function pageFaults(
  page: Page,
  language: Language,
  heard: Heard,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await setWidth(page, width)
    const found = await lastingFaults(page, async () => [
      ...(await layoutFaults(page)),
      ...(await languageFaults(page, language, heard)),
      ...(await motionFaults(page)),
      ...(await lostWithTextSpacing(page)),
    ])
    faults.push(...found.map(fault => `${language}, ${width} px: ${fault}`))
  }
  return faults
}
