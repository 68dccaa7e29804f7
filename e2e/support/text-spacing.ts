import type { Page } from '@playwright/test'

import { layoutFaults } from './layout-faults.ts'

/** As wide as a person may set texts without losing any of them (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/**
 * What is lost of the page while its texts are set wide: words that their own box cuts off. Words that only come
 * to stand closer are no loss. By a sheet of the script, which the content security policy lets through.
 */
export async function lostWithTextSpacing(page: Page): Promise<readonly string[]> {
  await page.evaluate(async text => {
    const sheet = await new CSSStyleSheet().replace(text)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
  try {
    const faults = await layoutFaults(page)
    return faults
      .filter(fault => fault.startsWith('cut off'))
      .map(fault => `with texts set wide, ${fault}`)
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
  }
}
