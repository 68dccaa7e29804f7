import { defineConfig } from '@playwright/test'

import { bankCount } from './support/address.ts'
import { chromiumPath } from './support/chromium.ts'

/**
 * Flows in a real browser against real servers with a fresh demo world each, started by the global set-up.
 * A worker has a bank of its own; in it files run one after the other, in any order. Before them each bank
 * opens in the morning, after them its books are proved.
 */
export default defineConfig({
  testDir: './flows',
  projects: [
    { name: 'banks', testDir: './banks', testMatch: 'open.spec.ts', teardown: 'books' },
    // Runs last, also after flows that failed.
    { name: 'books', testDir: './banks', testMatch: 'books.spec.ts' },
    // First, in banks in which nobody has done anything yet; any bank may show any page.
    { name: 'pages', testDir: './looks', fullyParallel: true, dependencies: ['banks'] },
    { name: 'flows', dependencies: ['banks'] },
  ],
  outputDir: '../.cache/e2e-results',
  globalSetup: ['./support/chromium.ts', './support/global-setup.ts'],
  fullyParallel: false,
  workers: bankCount,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-report.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'ru-RU',
    // Somebody else's time zone: the bank's days must not depend on the browser's.
    timezoneId: 'America/New_York',
    // No copy of the page at every step: that slows down every step, and what failed is photographed.
    // A minute is long for anything; a page that never comes is told at once.
    actionTimeout: 60_000,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
