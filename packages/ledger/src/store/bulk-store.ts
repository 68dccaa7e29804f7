import { sql } from 'kysely'
import type { BulkBooks, BulkStart } from '../bulk-books.ts'
import { isoTimes, type LedgerDb, plainArray } from './ledger-db.ts'

/** The state before a bulk load; the bank must not be booking, and every batch must be sealed. */
export async function readBulkStart(db: LedgerDb): Promise<BulkStart> {
  const { rows } = await sql<BulkStart & { head: string | null }>`
    select coalesce((select max(id) from ledger.batch), 0)::bigint as "lastBatchId",
      coalesce((select max(place) from ledger.batch), 0)::bigint as "lastPlace",
      (select encode(head, 'hex') from ledger.batch
        where place is not null order by place desc limit 1) as head,
      (select last_value from ledger.overdraft_entry_sequence)::bigint as "lastOverdraftSequence"`.execute(
    db,
  )
  const row = rows[0]
  if (row === undefined) throw new Error('The state of the ledger cannot be read')
  return { ...row, lastHead: row.head ?? undefined }
}

/**
 * Updates balances, hours and sequences to what has been copied; by the owner of the database, in
 * the transaction that ends the bulk load.
 */
export async function writeBulkEnd(owner: LedgerDb, books: BulkBooks): Promise<void> {
  const accounts = [...books.accounts()]
  const own = accounts.filter(account => !account.overdraftAllowed)
  await sql`
    update ledger.account as account
    set booked_minor = done.booked, last_sequence = done.sequence, last_booked_at = done.booked_at
    from unnest(
      ${plainArray(own.map(row => row.id))}::uuid[],
      ${plainArray(own.map(row => row.bookedMinor))}::bigint[],
      ${plainArray(own.map(row => row.lastSequence))}::bigint[],
      ${plainArray(isoTimes(own.map(row => row.lastBookedAt)))}::timestamptz[]
    ) as done (id, booked, sequence, booked_at)
    where account.id = done.id`.execute(owner)
  const hours = [...books.hours()]
  await sql`
    insert into ledger.balance_delta (account_id, booked_minor, held_minor, hour, debit_minor,
      credit_minor)
    select account.id, (done.credit - done.debit)
      * case account.normal_side when 'CREDIT' then 1 else -1 end, 0, done.hour, done.debit,
      done.credit
    from unnest(
      ${plainArray(hours.map(row => row.accountId))}::uuid[],
      ${plainArray(isoTimes(hours.map(row => row.hour)))}::timestamptz[],
      ${plainArray(hours.map(row => row.debitMinor))}::numeric[],
      ${plainArray(hours.map(row => row.creditMinor))}::numeric[]
    ) as done (account_id, hour, debit, credit)
    join ledger.account account on account.id = done.account_id`.execute(owner)
  const { lastBatchId, lastOverdraftSequence } = books.end()
  await sql`
    select setval('ledger.batch_id_seq', ${lastBatchId}::bigint),
      setval('ledger.overdraft_entry_sequence', ${lastOverdraftSequence}::bigint)`.execute(owner)
}
