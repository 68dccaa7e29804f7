import { existsSync } from 'node:fs'
import { processEnvironment } from '@tartip/server/platform/config'
import { chromium, type Browser } from 'playwright-core'
import type { BenchPerson } from './world.ts'

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })

export const cookiesOf = (person: BenchPerson) => [
  { name: 'tartip-session', value: person.token },
  // The flag that sign-in leaves so that the client requests the session.
  { name: 'tartip-signed-in', value: '1' },
]

/** The system's browser, not Playwright's own download. */
export function findChromium(): string {
  const { CHROMIUM_PATH } = processEnvironment()
  const candidates = [
    ...(CHROMIUM_PATH === undefined ? [] : [CHROMIUM_PATH]),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = candidates.find(candidate => existsSync(candidate))
  if (found !== undefined) return found
  throw new Error(
    'The measurement needs Chromium: install it (Debian and Ubuntu: "apt-get install chromium") or say where it is in CHROMIUM_PATH.',
  )
}
