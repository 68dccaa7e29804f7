import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from 'playwright-core'

/** Scripts loaded by one opening of a page, with their gzip sizes in bytes. */
export interface LoadedScripts {
  readonly bytes: number
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

const isScript = (url: string) => new URL(url).pathname.endsWith('.js')

/**
 * Opens an address in a browser with an empty cache and waits until nothing more is loaded. Every
 * script counts, compressed as gzip at level 9, whatever encoding was negotiated.
 */
export async function loadedScripts(
  browser: Browser,
  address: string,
  cookies: readonly { name: string; value: string }[] = [],
): Promise<LoadedScripts> {
  const context: BrowserContext = await browser.newContext({
    locale: 'ru-RU',
    serviceWorkers: 'block',
  })
  try {
    const { origin } = new URL(address)
    await context.addCookies(cookies.map(cookie => ({ ...cookie, url: origin })))
    const page = await context.newPage()
    const bodies = new Map<string, Promise<Buffer>>()
    const collect = (response: Response) => {
      const url = response.url()
      if (isScript(url) && response.ok()) bodies.set(url, response.body())
    }
    page.on('response', collect)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page
      .locator('h1')
      .first()
      .waitFor()
      .catch((error: unknown) => {
        throw new Error(`${address} has not shown its heading`, { cause: error })
      })
    // Later requests are not part of this page.
    page.off('response', collect)
    // After a redirect the page would be measured under a wrong name.
    if (new URL(page.url()).pathname !== new URL(address).pathname) {
      throw new Error(`${address} led to ${page.url()}`)
    }
    const files = await Promise.all(
      [...bodies].map(async ([url, body]) => ({
        name: new URL(url).pathname.split('/').at(-1) ?? url,
        bytes: gzipSync(await body, { level: 9 }).length,
      })),
    )
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files }
  } finally {
    await context.close()
  }
}
