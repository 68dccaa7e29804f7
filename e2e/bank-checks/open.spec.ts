import { addressOf, bankPorts } from '../support/address.ts'
import { openInTheMorning } from '../support/bank-morning.ts'
import { saveSession } from '../support/page-sessions.ts'
import { allPages, personOf } from '../support/screens.ts'
import { createSimulator } from '../support/simulator.ts'
import { expect, test } from '@playwright/test'

for (const port of bankPorts) {
  test(`the bank at ${port} opens in the morning with its demo people`, async () => {
    await openInTheMorning(addressOf(port))
    const { people } = await createSimulator(() => addressOf(port)).state()
    expect(people.length).toBeGreaterThan(0)
  })
}

// A sign-in is announced on open pages of the same person, so nobody signs in while pages are checked.
test('the people whose pages are checked sign in', async ({ browser }) => {
  const people = new Set(allPages.filter(screen => !screen.isSignedOut).map(personOf))
  await Promise.all([...people].map(clientId => saveSession(browser, clientId)))
})
