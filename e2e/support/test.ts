import { test as base } from '@playwright/test'

import { ownBankAddress } from './address.ts'
import { createPeople, type People } from './people.ts'

interface Flow {
  people: People
}

/** A flow in the bank of its worker. */
export const test = base.extend<Flow>({
  // Playwright reads the needed fixtures from the first parameter.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(ownBankAddress()),

  people: async ({ browser }, use) => {
    const people = createPeople(browser, ownBankAddress())
    await use(people)
    await people.closeAll()
  },
})

export { expect } from '@playwright/test'
