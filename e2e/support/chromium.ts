import { existsSync } from 'node:fs'

/** `npm test` finds or installs a Chromium and names it; the headless shell needs half of the processor time. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(path =>
  existsSync(path),
)

export const chromiumPath = process.env['CHROMIUM_PATH'] ?? installed ?? '/usr/bin/chromium'

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
