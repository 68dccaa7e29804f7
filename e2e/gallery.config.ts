import { defineConfig } from '@playwright/test'

import flows from './playwright.config.ts'
import { galleryPort } from './support/address.ts'

// Nobody banks here.
const { projects: _banks, ...inChromium } = flows

/**
 * Checks of the gallery: every part in every language and look, without a bank behind it. The gallery is
 * built once and handed out by Vite.
 */
export default defineConfig({
  ...inChromium,
  testDir: './gallery',
  outputDir: '../.cache/gallery-results',
  globalSetup: './support/chromium.ts',
  fullyParallel: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/gallery-report.json' }]],
  use: { ...flows.use, baseURL: `http://localhost:${galleryPort}` },
  webServer: {
    command: `vite build --mode gallery --outDir ../../.cache/gallery --emptyOutDir && vite preview --outDir ../../.cache/gallery --port ${galleryPort} --strictPort`,
    cwd: '../apps/web',
    url: `http://localhost:${galleryPort}/gallery.html`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
