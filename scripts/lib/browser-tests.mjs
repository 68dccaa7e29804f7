import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { cacheDir, root, run, tool } from './project.mjs'

/** Finds or installs Chromium and names it to every program that runs from here on. */
export async function useChromium() {
  const chromium = await findChromium()
  if (chromium !== undefined) process.env.CHROMIUM_PATH = chromium
}

/** Runs the browser tests of a configuration in `e2e/` and counts them. */
export async function runPlaywright(config, more = []) {
  // Each configuration writes its report there (`reportFile` in e2e/playwright.config.ts).
  const report = join(cacheDir, config.replace(/\.config\.ts$/, '-report.json'))
  rmSync(report, { force: true })
  const { code } = await run(tool('playwright'), ['test', '-c', config, ...more], {
    cwd: join(root, 'e2e'),
  })
  const { stats = {} } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { expected = 0, flaky = 0, unexpected = 0 } = stats
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
  }
}
