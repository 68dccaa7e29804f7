import { defineConfig } from '@playwright/test'

import { addressOf, ownBankPort, sharedBankPort } from './support/address.ts'
import { chromiumPath } from './support/chromium.ts'
import { isWholeRun } from './support/test.ts'

const inSharedBank = { use: { baseURL: addressOf(sharedBankPort) }, dependencies: ['open'] }
/** Files of one company run one after the other, because they move its money and use the codes of its people. */
const inOwnCompanies = { ...inSharedBank, workers: 1 }

/**
 * Flows in a real browser against a real server with a fresh demo world. Side by side run the folders of
 * `flows/`, each with companies of its own; what moves the bank's clock or desk has a bank of its own. Before
 * them both banks open in the morning, after them their books are proved.
 */
export default defineConfig({
  projects: [
    {
      name: 'open',
      testDir: './bank-checks',
      testMatch: 'open.spec.ts',
      use: { baseURL: addressOf(sharedBankPort) },
      teardown: 'books',
    },
    // Runs last, also after flows that failed.
    { name: 'books', testDir: './bank-checks', testMatch: 'books.spec.ts' },
    // In one worker from the beginning, because it waits most.
    {
      name: 'own-bank',
      testDir: './flows/own-bank',
      use: { baseURL: addressOf(ownBankPort) },
      dependencies: ['open'],
      workers: 1,
    },
    // Early, in a bank in which nobody has done anything yet. They change nothing.
    { name: 'pages', testDir: './page-checks', fullyParallel: true, ...inSharedBank },
    // The longest first, so that the workers end together.
    { name: 'altyn-dobo', testDir: './flows/altyn-dobo', ...inOwnCompanies },
    { name: 'kyzyl-oruk', testDir: './flows/kyzyl-oruk', ...inOwnCompanies },
    { name: 'serebryany-hrebet', testDir: './flows/serebryany-hrebet', ...inOwnCompanies },
    {
      name: 'ailampa-and-nur-too',
      testDir: './flows/ailampa-and-nur-too',
      ...inOwnCompanies,
    },
    { name: 'sign-in', testDir: './flows/sign-in', ...inOwnCompanies },
  ],
  outputDir: '../.cache/e2e-results',
  globalSetup: ['./support/chromium.ts', './support/global-setup.ts'],
  // One more than a small machine has processors: a flow often waits for the bank.
  workers: 3,
  // Variants of flows (`beforeRelease`).
  ...(isWholeRun ? {} : { grepInvert: /@release/ }),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright-report.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'ru-RU',
    // Another time zone: the bank's days must not depend on the browser's.
    timezoneId: 'America/New_York',
    // Painting every frame of a transition takes a tenth of the processor time; `npm run test:release` has them all.
    contextOptions: {
      reducedMotion: isWholeRun ? 'no-preference' : 'reduce',
    },
    // A minute is long for anything; a page that never comes fails at once.
    actionTimeout: 60_000,
    // A trace costs a third of a worker's time; a failed test has its message and its screenshot.
    trace: process.env['E2E_TRACE'] === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      // Playwright turns off the rest of what a test does not need.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
    },
  },
})
