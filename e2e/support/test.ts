import { test as base } from '@playwright/test'

import { createPeople, createSpareContexts, type People, type SpareContexts } from './people.ts'

/** `npm run test:release` leaves nothing out. */
export const isWholeRun = process.env['TARTIP_TESTS'] === 'whole'

/** A variant of a flow: the same by keyboard, on a phone or with another device. `npm run test:release` runs it. */
export const beforeRelease = { tag: '@release' } as const

interface Flow {
  people: People
}

interface OfWorker {
  spareContexts: SpareContexts
}

/** A flow in the bank of its project. */
export const test = base.extend<Flow, OfWorker>({
  spareContexts: [
    async ({ browser }, use) => {
      const spare = createSpareContexts(browser)
      await use(spare)
      await spare.close()
    },
    { scope: 'worker' },
  ],
  people: async ({ browser, spareContexts }, use) => {
    const people = createPeople(browser, spareContexts)
    await use(people)
    await people.closeAll()
  },
  /** Nobody is signed in. */
  page: async ({ spareContexts }, use) => {
    const page = await spareContexts.take([])
    await use(page)
    await spareContexts.giveBack(page.context())
  },
})

export { expect } from '@playwright/test'
