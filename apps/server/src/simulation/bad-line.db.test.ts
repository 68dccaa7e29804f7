import { join } from 'node:path'
import { faultKinds, noFaults, type FaultPlan } from '@tartip/bank-twin/faults/fault-plan'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { runEverything } from './bank-acts.ts'
import { emptyDatabase, simulationSets } from './empty-database.ts'
import { observe, type SeenDocument } from './observe.ts'
import { createMovableClock, loadRules, openHouse, type SimulatedHouse } from './simulated-house.ts'
import { signedPayment } from './testing/signed-payment.ts'

/** Its bank is in a hurry. */
const hurriedSeed = 4
const minuteMs = 60_000

let database: TestDatabase
let rules: Awaited<ReturnType<typeof loadRules>>
const clock = createMovableClock()
let house: SimulatedHouse

beforeAll(async () => {
  database = await testDatabase(simulationSets)
  rules = await loadRules(
    database.db,
    join(import.meta.dirname, '../../../../reference-data'),
    clock,
  )
})
beforeEach(async () => {
  clock.reset()
  await emptyDatabase(database.ownerDb)
  house = await openHouse({ db: database.db, clock, rules, seed: hurriedSeed })
})
afterAll(() => database.close())

async function look() {
  return observe(database.ownerDb, house.organisations, new Map())
}

async function theDocument(id: string): Promise<SeenDocument | undefined> {
  return (await look()).documents.find(document => document.id === id)
}

/** Half an hour, minute by minute; what is seen on the way must never be wrong. */
async function halfAnHour(): Promise<void> {
  for (let minute = 0; minute < 30; minute += 1) {
    await runEverything(house)
    expect((await look()).faults).toEqual([])
    clock.advance(minuteMs)
  }
}

const next = (plan: FaultPlan['next']): FaultPlan => ({ ...noFaults, next: plan })

describe('whatever is lost, late, doubled or out of order', () => {
  test.each(faultKinds)('%s, several times: the payment is executed once', async kind => {
    const id = await signedPayment(house)
    house.line.set(next({ [kind]: 4 }))
    await halfAnHour()
    const document = await theDocument(id)
    expect(document?.statuses.slice(-4)).toEqual([
      'PAYMENT_REQUEST_TO_BANK',
      'WAIT_RESPONSE_FROM_BANK',
      'KVIT',
      'SUCCESS',
    ])
  })

  test.each(faultKinds)('%s by chance, among many: each payment is executed once', async kind => {
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await signedPayment(house))
    house.line.set({ ...noFaults, chancePercent: { [kind]: 60 } })
    await halfAnHour()
    house.line.set(noFaults)
    await halfAnHour()
    for (const id of ids) {
      const document = await theDocument(id)
      expect(document?.statuses.slice(-3)).toEqual(['WAIT_RESPONSE_FROM_BANK', 'KVIT', 'SUCCESS'])
    }
  })

  test('an unknown outcome is shown as a request, never as an answer', async () => {
    const id = await signedPayment(house)
    house.line.set(next({ SUBMIT_ANSWER_LOST: 1, FIND_LOST: 1 }))
    await house.jobs.submit()
    expect((await theDocument(id))?.statusCode).toBe('PAYMENT_REQUEST_TO_BANK')
    clock.advance(2 * minuteMs)
    await house.jobs.retry()
    expect((await theDocument(id))?.statusCode).toBe('PAYMENT_REQUEST_TO_BANK')
    clock.advance(5 * minuteMs)
    await house.jobs.retry()
    expect((await theDocument(id))?.statusCode).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('a bank that is away for a while finds everything waiting for it', async () => {
    const id = await signedPayment(house)
    house.line.set({ ...noFaults, awayUntil: clock.now() + 10 * minuteMs })
    await runEverything(house)
    expect((await theDocument(id))?.statusCode).toBe('PAYMENT_REQUEST_TO_BANK')
    await halfAnHour()
    expect((await theDocument(id))?.statusCode).toBe('SUCCESS')
  })

  test.each(['before', 'after'] as const)(
    'a worker killed %s the bank has heard of the order is followed by another',
    async when => {
      const id = await signedPayment(house)
      house.killAtTheDoor(when)
      await halfAnHour()
      expect((await theDocument(id))?.statusCode).toBe('SUCCESS')
    },
  )
})
