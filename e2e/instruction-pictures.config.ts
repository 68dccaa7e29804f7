import { defineConfig } from '@playwright/test'

import flows from './playwright.config.ts'
import { addressOf, sharedBankPort } from './support/address.ts'

/** Takes the pictures of the bank's instructions again: `npm run instructions:pictures`. */
export default defineConfig({
  ...flows,
  projects: [
    ...(flows.projects ?? []).filter(({ name }) => name === 'open' || name === 'books'),
    {
      name: 'pictures',
      testDir: './instruction-pictures',
      use: { baseURL: addressOf(sharedBankPort) },
      dependencies: ['open'],
    },
  ],
  reporter: [['list']],
})
