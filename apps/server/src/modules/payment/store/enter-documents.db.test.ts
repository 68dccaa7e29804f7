import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { systemClock } from '../../../platform/clock.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId } from '../testing/test-people.ts'
import { countRequestedTotals, foldKeptTotals } from './kept-totals.ts'
import { createKeptTotals } from './kept-totals-reads.ts'
import { enterEarlierDocuments, verifySearchEntries } from './search-entries.ts'

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
})
afterAll(() => bank.close())

test('documents that change while another process enters them are entered as they are', async () => {
  const { db, ownerDb } = bank.database
  const run = async (text: string, handle = ownerDb) =>
    (await handle.executeQuery(CompiledQuery.raw(text))).rows
  for (const transferNum of ['1', '2', '3']) await bank.seed({ statusCode: 'SUCCESS', transferNum })
  await createKeptTotals(createRead(db), systemClock).request(organisationId)
  await vi.waitFor(async () => expect(await countRequestedTotals(db)).toBe(1), 20_000)
  const columns = (await run(`select string_agg(attname, ', ') as names from pg_attribute
    where attrelid = 'payment.search_entry'::regclass and attnum > 0 and attgenerated = ''`)) as {
    names: string
  }[]
  const names = columns[0]?.names
  const entered = await ownerDb.transaction().execute(async tx => {
    // Who enters the same document waits for this transaction.
    await run(
      `insert into payment.search_entry (${names})
       select ${names} from payment.payment where transfer_num = '1'`,
      tx,
    )
    const entering = enterEarlierDocuments(db)
    await vi.waitFor(async () => {
      const waiting = await run(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting).toHaveLength(1)
    }, 20_000)
    await run(`update payment.payment set status_code = 'REVOKE' where transfer_num = '2'`)
    await run(`update payment.payment set deleted_at = now() where transfer_num = '3'`)
    expect(await foldKeptTotals(db)).toBe(0)
    return { entering }
  })
  expect(await entered.entering).toBe(3)
  expect(await foldKeptTotals(db)).toBe(3)
  expect(await verifySearchEntries(db)).toEqual([])
})
