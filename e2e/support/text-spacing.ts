import type { Page } from '@playwright/test'

/** As wide as a person may set texts without losing any of them (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/**
 * Looks at the page with its texts set wide, and sets them back. By a sheet of the script, which the content
 * security policy of the page lets through.
 */
export async function withTextSpacing<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(async text => {
    const sheet = await new CSSStyleSheet().replace(text)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
  try {
    return await look()
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
  }
}
