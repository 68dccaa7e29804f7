import { existsSync } from 'node:fs'

export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/**
 * Called when a run begins and not when a configuration is loaded: other tools read the configurations on machines
 * without a browser.
 *
 * @throws when there is no Chromium
 */
export default function checkChromium(): void {
  if (existsSync(chromiumPath)) return
  throw new Error(
    `No Chromium at ${chromiumPath}: install it with your package manager or "npx playwright install chromium", or give its path in CHROMIUM_PATH.`,
  )
}
