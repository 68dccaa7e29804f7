import { bankAddress, bankCount } from '../support/address.ts'
import { openInTheMorning } from '../support/bank-morning.ts'
import { createSimulator } from '../support/simulator.ts'
import { expect, test } from '@playwright/test'

for (let worker = 0; worker < bankCount; worker += 1) {
  test(`bank ${worker + 1} opens in the morning, with its people at home`, async () => {
    await openInTheMorning(bankAddress(worker))
    const { people } = await createSimulator(bankAddress(worker)).state()
    expect(people.length).toBeGreaterThan(0)
  })
}
