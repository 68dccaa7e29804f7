import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSharedClock } from './clock-store.ts'

const base = { now: () => 1_000 }
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const openClock = () => createSharedClock(database.db, base)

test('the offset of the demo clock survives a restart', async () => {
  const first = await openClock()
  expect(first.clock.now()).toBe(1_000)
  await Promise.all([first.clock.shiftTo(86_401_000), first.clock.shiftTo(994.6)])
  expect((await openClock()).clock.offsetMs).toBe(-5)
})

test('a clock that is moved in one process moves in the others too, and back', async () => {
  const console = await openClock()
  const worker = await openClock()
  await console.clock.shiftTo(86_401_000)
  expect(await worker.follow()).toBe(1)
  expect(worker.clock.now()).toBe(86_401_000)
  expect(await worker.follow()).toBe(0)
  await worker.clock.shiftTo(3_600_000)
  expect(await console.follow()).toBe(1)
  expect(console.clock.now()).toBe(3_600_000)
})

test('a clock that is being moved here does not jump back to where it was', async () => {
  const { clock, follow } = await openClock()
  const following = follow()
  await Promise.all([clock.shiftTo(86_401_000), following])
  expect(clock.now()).toBe(86_401_000)
  expect(await follow()).toBe(0)
  expect(clock.now()).toBe(86_401_000)
})
