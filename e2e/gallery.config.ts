import { defineConfig } from '@playwright/test'

import flows from './playwright.config.ts'
import { addressOf, galleryPort } from './support/address.ts'

/**
 * Checks of the gallery for `npm run test:looks`: every part of the design system, without a bank. `parts` tries what
 * each does, `matrix` has all widths, languages and themes.
 */
export default defineConfig({
  ...flows,
  projects: [
    { name: 'parts', testMatch: 'parts.spec.ts' },
    { name: 'matrix', testMatch: 'matrix.spec.ts' },
  ],
  testDir: './gallery',
  outputDir: '../.cache/gallery-results',
  globalSetup: './support/chromium.ts',
  fullyParallel: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/gallery-report.json' }]],
  use: { ...flows.use, baseURL: addressOf(galleryPort) },
  webServer: {
    command: `npx vite build --mode gallery --outDir ../../.cache/gallery --emptyOutDir && npx vite preview --outDir ../../.cache/gallery --port ${galleryPort} --strictPort`,
    cwd: '../apps/web',
    url: `${addressOf(galleryPort)}/gallery.html`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
