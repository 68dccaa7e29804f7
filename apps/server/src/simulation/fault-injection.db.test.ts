import { faultKinds, noFaults, type FaultPlan } from '@tartip/bank-twin/faults/fault-plan'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

import { runAllJobs } from './background-steps.ts'
import { emptyDatabase, simulationSets } from './empty-database.ts'
import { observe, type Observation, type ObservedDocument } from './observe.ts'
import {
  createMovableClock,
  loadRules,
  openSimulatedBank,
  type SimulatedBank,
} from './simulated-bank.ts'
import { fastSeed, referenceData } from './testing/observed-bank.ts'
import { signedPayment } from './testing/signed-payment.ts'

const minuteMs = 60_000

let database: TestDatabase
let rules: Awaited<ReturnType<typeof loadRules>>
const clock = createMovableClock()
let sim: SimulatedBank

beforeAll(async () => {
  database = await testDatabase(simulationSets)
  rules = await loadRules(database.db, referenceData, clock)
})
beforeEach(async () => {
  clock.reset()
  await emptyDatabase(database.ownerDb)
  sim = await openSimulatedBank({ db: database.db, clock, rules, seed: fastSeed })
})
afterAll(() => database.close())

async function readState() {
  return observe(database.ownerDb, sim.organisations, new Map())
}

async function findDocument(id: string): Promise<ObservedDocument | undefined> {
  return (await readState()).documents.find(document => document.id === id)
}

/** Runs these minutes one by one; no invariant may be violated on the way. */
async function run(minutes: number, isEnough: (state: Observation) => boolean = () => false) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await runAllJobs(sim)
    const state = await readState()
    expect(state.faults).toEqual([])
    clock.advance(minuteMs)
    if (isEnough(state)) return
  }
}

/** Until every document is executed, half an hour at most, then until the bank would be queried about silent ones. */
async function runToTheEnd(): Promise<void> {
  await run(30, ({ documents }) => documents.every(({ statusCode }) => statusCode === 'SUCCESS'))
  await run(11)
}

/** Each kind is tried alone in every run, and some of them among many. */
const amongMany = faultKinds.filter((_, place) => inject('isWholeRun') || place % 3 === 0)

const next = (plan: FaultPlan['next']): FaultPlan => ({ ...noFaults, next: plan })

describe('lost, late, duplicated and reordered messages', () => {
  test.each(faultKinds)('%s, several times: the payment is executed once', async kind => {
    const id = await signedPayment(sim)
    sim.faultSwitches.set(next({ [kind]: 4 }))
    await runToTheEnd()
    const document = await findDocument(id)
    expect(document?.statuses.slice(-4)).toEqual([
      'PAYMENT_REQUEST_TO_BANK',
      'WAIT_RESPONSE_FROM_BANK',
      'KVIT',
      'SUCCESS',
    ])
  })

  test.each(amongMany)('%s at random, among many: each payment is executed once', async kind => {
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await signedPayment(sim))
    sim.faultSwitches.set({ ...noFaults, chancePercent: { [kind]: 60 } })
    await run(15)
    sim.faultSwitches.set(noFaults)
    await runToTheEnd()
    for (const id of ids) {
      const document = await findDocument(id)
      expect(document?.statuses.slice(-3)).toEqual(['WAIT_RESPONSE_FROM_BANK', 'KVIT', 'SUCCESS'])
    }
  })

  test('an unknown outcome is shown as a request, never as an answer', async () => {
    const id = await signedPayment(sim)
    sim.faultSwitches.set(next({ SUBMIT_ANSWER_LOST: 1, FIND_LOST: 1 }))
    await sim.jobs.submit()
    expect((await findDocument(id))?.statusCode).toBe('PAYMENT_REQUEST_TO_BANK')
    clock.advance(2 * minuteMs)
    await sim.jobs.retry()
    expect((await findDocument(id))?.statusCode).toBe('PAYMENT_REQUEST_TO_BANK')
    clock.advance(5 * minuteMs)
    await sim.jobs.retry()
    expect((await findDocument(id))?.statusCode).toBe('WAIT_RESPONSE_FROM_BANK')
  })

  test('a bank that was unavailable executes everything that waited for it', async () => {
    const id = await signedPayment(sim)
    sim.faultSwitches.set({ ...noFaults, unavailableUntil: clock.now() + 10 * minuteMs })
    await runAllJobs(sim)
    expect((await findDocument(id))?.statusCode).toBe('PAYMENT_REQUEST_TO_BANK')
    await runToTheEnd()
    expect((await findDocument(id))?.statusCode).toBe('SUCCESS')
  })

  test.each(['before', 'after'] as const)(
    'an order is executed when its worker is killed %s the bank has received it',
    async when => {
      const id = await signedPayment(sim)
      sim.killWorkerAtSubmit(when)
      await runToTheEnd()
      expect((await findDocument(id))?.statusCode).toBe('SUCCESS')
    },
  )
})
