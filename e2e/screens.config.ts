import { defineConfig } from '@playwright/test'

import flows from './playwright.config.ts'

/**
 * Every screen in every state, language, width and theme: too much for each run of the tests. With
 * `SCREEN_PHOTOS=folder` it keeps a photograph of each, for people to look at.
 */
export default defineConfig({
  ...flows,
  // The daily look at the pages is no part of this one.
  projects: flows.projects?.filter(({ name }) => name !== 'pages') ?? [],
  testDir: './screens',
  // Nobody moves the clock of a bank here, and what is done is done against answers of ours.
  fullyParallel: true,
  // Three languages at six widths, each light and dark: a long page in use takes its time.
  timeout: 420_000,
  outputDir: '../.cache/screens-results',
  reporter: [['list'], ['json', { outputFile: '../.cache/screens-report.json' }]],
  // What failed says so in words and is photographed.
  use: { ...flows.use, trace: 'off' },
})
