import { test as base } from '@playwright/test'

import { bankAddress } from './address.ts'
import { createPeople, type People } from './people.ts'

interface Flow {
  people: People
}

/** A flow in the bank of its project. */
export const test = base.extend<Flow>({
  people: async ({ browser }, use) => {
    const people = createPeople(browser, bankAddress())
    await use(people)
    await people.closeAll()
  },
})

export { expect } from '@playwright/test'
