import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { root, runProgram } from '../lib/project.ts'
import { nextFrame, watchTasks } from './task-times.ts'

/** A table of 10,000 rows while it is scrolled. */
export interface LongTable {
  readonly mostRows: number
  /** Processor time of the main thread's longest task; time of other programs is not counted. */
  readonly longestTaskMs: number
  /** The same on a processor four times slower. */
  readonly slowLongestTaskMs: number
}

const address = 'http://gallery.local'
const slowDown = 4
const wheelSteps = 60
const wheelPixels = 900

/**
 * Scrolls through the long table of the gallery with the wheel, downwards and in large jumps, and
 * records the number of rows in the document and the longest task.
 */
export async function measureLongTable(browser: Browser): Promise<LongTable> {
  await runProgram(process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    join(root, 'apps/web'),
    '--config',
    join(root, 'apps/web/vite.config.ts'),
    '--mode',
    'gallery',
    '--outDir',
    join(root, '.cache/gallery'),
    '--emptyOutDir',
  ])
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    // The files are served directly, without a network.
    await page.route(`${address}/**`, route => {
      const { pathname } = new URL(route.request().url())
      const path = join(root, '.cache/gallery', pathname)
      return route.fulfill({ body: readFileSync(path), contentType: typeOf(pathname) })
    })
    await page.goto(`${address}/gallery.html?only=long-table`, { waitUntil: 'networkidle' })
    await page.locator('tbody tr[data-row-id]').first().waitFor()
    const devTools = await page.context().newCDPSession(page)
    const usual = await scrollThrough(page, devTools)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const slow = await scrollThrough(page, devTools)
    return {
      mostRows: Math.max(usual.mostRows, slow.mostRows),
      longestTaskMs: usual.longestTaskMs,
      slowLongestTaskMs: slow.longestTaskMs,
    }
  } finally {
    await page.close()
  }
}

async function scrollThrough(
  page: Page,
  devTools: CDPSession,
): Promise<Omit<LongTable, 'slowLongestTaskMs'>> {
  const stop = await watchTasks(devTools)
  let mostRows = 0
  const count = async () => {
    const rows = await page.locator('tbody tr[data-row-id]').count()
    mostRows = Math.max(mostRows, rows)
  }
  await page.mouse.move(640, 450)
  for (let step = 0; step < wheelSteps; step += 1) {
    await page.mouse.wheel(0, wheelPixels)
    await page.evaluate(nextFrame)
    if (step % 10 === 0) await count()
  }
  for (const place of [100_000, 300_000, 0]) {
    await page.evaluate(top => window.scrollTo(0, top), place)
    await page.evaluate(nextFrame)
    await count()
  }
  return { mostRows, longestTaskMs: Math.max(...(await stop())) }
}

function typeOf(pathname: string): string {
  if (pathname.endsWith('.html')) return 'text/html; charset=utf-8'
  if (pathname.endsWith('.js')) return 'text/javascript'
  if (pathname.endsWith('.css')) return 'text/css'
  return pathname.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2'
}
