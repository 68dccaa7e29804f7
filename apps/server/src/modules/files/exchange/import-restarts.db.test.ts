import { once } from 'node:events'
import { join } from 'node:path'
import { startProgram } from '@tartip/testkit/process/start-program'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'

import { asSystem } from '../../../platform/db/connections.ts'
import { reportWorkers } from '../../../platform/jobs/store/job-queue-store.ts'
import {
  creator,
  legalPartyId,
  oneC,
  checkCall,
  createCall,
  useExchangeBank,
} from '../testing/imported-files.ts'

const exchange = useExchangeBank()
const { imported, fileOf, countDocuments } = exchange

test('ten checks of one upload at the same time answer with one file', async () => {
  const uploadId = await exchange.bank.upload(creator, oneC([{ number: '82' }]))
  const calls = Array.from({ length: 10 }, () =>
    exchange.bank.call<string>(creator, checkCall, {
      file: { legalPartyId, uploadId, kind: 'PAYMENTS' },
    }),
  )
  const answers = await Promise.all(calls)
  await exchange.bank.settle()
  expect(answers.map(({ refusal }) => refusal)).toEqual(answers.map(() => undefined))
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1)
})

test('a file of a person who has lost their access meanwhile is not checked further', async () => {
  const uploadId = await exchange.bank.upload(creator, oneC([{ number: '84' }]))
  const { answer: fileId } = await exchange.bank.call<string>(creator, checkCall, {
    file: { legalPartyId, uploadId, kind: 'PAYMENTS' },
  })
  exchange.bank.accessControl.frozen.add(creator.personId)
  await exchange.bank.settle()
  exchange.bank.accessControl.frozen.clear()
  expect(await fileOf(fileId)).toMatchObject({ status: 'FAILED', stageState: 'ERROR' })
})

const inAnotherProcess = () =>
  startProgram(
    join(import.meta.dirname, '../testing/exchange-process.ts'),
    [exchange.bank.database.url, exchange.bank.folder],
    ['ignore', 'ignore', 'inherit'],
  )

/** Kills the process that does the work on a file when a part of it is done, and gives its job back. */
async function killInside(fileId: string): Promise<void> {
  const { ownerDb } = exchange.bank.database
  const worker = await inAnotherProcess()
  const ended = once(worker, 'close')
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ done_count: number }>`
        select done_count from files.imported_file where id = ${fileId}`.execute(ownerDb)
      expect(rows[0]?.done_count).toBeGreaterThan(0)
    },
    { timeout: 60_000, interval: 20 },
  )
  worker.kill('SIGKILL')
  await ended
  await sql`
    insert into platform.job_worker
    select distinct locked_by, now() - interval '1 minute' from graphile_worker._private_jobs
    where locked_by is not null
    on conflict (worker_id) do update set seen_at = excluded.seen_at`.execute(ownerDb)
  await reportWorkers(asSystem(exchange.bank.database.db), ['living'])
}

test('a process that is killed during the check and the creation loses and doubles no row', async () => {
  const before = await countDocuments()
  const count = 1_200
  const numbers = Array.from({ length: count }, (_, index) => ({
    number: String(1_000 + index),
    purpose: `Оплата по счёту ${index}`,
  }))
  const uploadId = await exchange.bank.upload(creator, oneC(numbers))
  const { answer: fileId } = await exchange.bank.call<string>(creator, checkCall, {
    file: { legalPartyId, uploadId, kind: 'PAYMENTS' },
  })
  await killInside(fileId)
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSING' })
  await exchange.bank.settle()
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSED', readyCount: count })

  await exchange.bank.call(creator, createCall, { rows: { legalPartyId, fileId } })
  await killInside(fileId)
  const [inside, made] = [await fileOf(fileId), (await countDocuments()) - before]
  expect(inside).toMatchObject({ status: 'UPLOADING' })
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThan(count)
  await exchange.bank.settle()
  expect(await fileOf(fileId)).toMatchObject({ status: 'UPLOADED', createdCount: count })
  expect(await countDocuments()).toBe(before + count)
}, 180_000)

test('a file whose process dies in the last attempt of its check ends as failed, and may be uploaded again', async () => {
  const content = oneC([{ number: '86' }])
  const uploadId = await exchange.bank.upload(creator, content)
  const { answer: fileId } = await exchange.bank.call<string>(creator, checkCall, {
    file: { legalPartyId, uploadId, kind: 'PAYMENTS' },
  })
  await sql`
    update graphile_worker._private_jobs
    set attempts = max_attempts, locked_by = 'dead', locked_at = now() - interval '1 minute'`.execute(
    exchange.bank.database.ownerDb,
  )
  await reportWorkers(asSystem(exchange.bank.database.db), ['living'])
  await exchange.bank.settle()
  expect(await fileOf(fileId)).toMatchObject({ status: 'FAILED', stageState: 'ERROR' })
  expect(await fileOf(await imported(content))).toMatchObject({ status: 'PROCESSED' })
})
