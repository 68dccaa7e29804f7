import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { err } from '@tartip/domain/result'

import { asSystem } from '../../db/connections.ts'
import { inTenant } from '../../db/transaction.ts'
import { createJobQueue } from '../job-queue.ts'
import { jobQueueMigrations } from './job-queue-migrations.ts'
import { queueJob, reportWorkers } from './job-queue-store.ts'

const party = '0192f000-0000-7000-8000-00000000000a'
const logged: unknown[] = []
const logger = { error: (...parts: unknown[]) => void logged.push(parts) }
const done: unknown[] = []
const failures = { left: 0, last: [] as boolean[] }
let isAborted = false

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase([jobQueueMigrations])
})
afterAll(() => database.close())
beforeEach(() => void done.splice(0))

const queue = () =>
  createJobQueue({
    db: database.db,
    logger,
    tasks: {
      async note({ number }, { isLastAttempt, signal }) {
        failures.last.push(isLastAttempt)
        isAborted = signal.aborted
        signal.throwIfAborted()
        if (failures.left > 0) {
          failures.left -= 1
          throw new Error('Not yet')
        }
        done.push(number)
      },
    },
  })
const order = (number: number, outcome?: unknown) =>
  inTenant(database.db, party, async tx => {
    await queueJob(tx, { task: 'note', payload: { number } })
    return outcome
  })
const makeDue = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.ownerDb)

test('a job runs when its transaction has committed, and never when it was rolled back', async () => {
  await order(1)
  await order(2, err('ROLLED_BACK'))
  expect(await queue().runJobsOnce()).toBe(1)
  expect(done).toEqual([1])
})

test('of jobs with one key only the last remains', async () => {
  for (const number of [3, 4]) {
    await queueJob(database.db, { task: 'note', payload: { number }, key: 'one' })
  }
  await queue().runJobsOnce()
  expect(done).toEqual([4])
})

test('a job that fails is tried again, and knows its last attempt', async () => {
  failures.left = 1
  failures.last = []
  await order(5)
  await queue().runJobsOnce()
  expect(done).toEqual([])
  await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(
    database.ownerDb,
  )
  await makeDue()
  await queue().runJobsOnce()
  expect(done).toEqual([5])
  expect(failures.last).toEqual([false, true])
})

test.each([
  ['the job of a process that has died is given to another', true],
  ['so is that of one that died before its first report', false],
])('%s', async (_name, wasReported) => {
  await order(6)
  await sql`
    update graphile_worker._private_jobs
    set locked_by = 'dead', locked_at = now() - interval '1 minute'`.execute(database.ownerDb)
  if (wasReported) {
    await sql`
      insert into platform.job_worker values ('dead', now() - interval '1 minute')`.execute(
      database.ownerDb,
    )
  }
  expect(await queue().runJobsOnce()).toBe(0)
  await reportWorkers(asSystem(database.db), ['living'])
  expect(await queue().runJobsOnce()).toBe(1)
  expect(done).toEqual([6])
})

test('a job whose process died in its last attempt runs once more, only to record that it has failed', async () => {
  await order(7)
  failures.last = []
  const dieInLastAttempt = () => sql`
    update graphile_worker._private_jobs
    set attempts = max_attempts, locked_by = 'dead', locked_at = now() - interval '1 minute'`
  await dieInLastAttempt().execute(database.ownerDb)
  expect(await queue().runJobsOnce()).toBe(0)
  await reportWorkers(asSystem(database.db), ['living'])
  await queue().runJobsOnce()
  expect(failures.last).toEqual([true])
  expect(isAborted).toBe(true)
  expect(done).toEqual([])
  await reportWorkers(asSystem(database.db), ['living'])
  await makeDue()
  await queue().runJobsOnce()
  expect(failures.last).toHaveLength(1)
})

test('a transaction of an organisation cannot read the queue', async () => {
  await expect(
    inTenant(database.db, party, tx => sql`select * from graphile_worker.jobs`.execute(tx)),
  ).rejects.toThrow('permission denied')
})
