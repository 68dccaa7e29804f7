import { defineConfig } from '@playwright/test'

import flows from './playwright.config.ts'
import { addressOf, sharedBankPort } from './support/address.ts'

/**
 * Every screen in every state, language, width and theme, for `npm run test:looks`: too much for each run of the
 * tests. With `SCREEN_PHOTOS=folder` it keeps a photograph of each.
 */
export default defineConfig({
  ...flows,
  projects: [
    ...(flows.projects ?? []).filter(({ name }) => name === 'open' || name === 'books'),
    {
      name: 'matrix',
      testDir: './page-matrix',
      use: { baseURL: addressOf(sharedBankPort) },
      dependencies: ['open'],
    },
  ],
  // Nobody moves the clock of a bank here, and what is done is done against stubbed answers.
  fullyParallel: true,
  // Three languages at six widths, each light and dark: a long page takes its time.
  timeout: 420_000,
  outputDir: '../.cache/page-matrix-results',
  reporter: [['list'], ['json', { outputFile: '../.cache/page-matrix-report.json' }]],
  // A failure says in words what is wrong and has a screenshot.
  use: { ...flows.use, trace: 'off' },
})
