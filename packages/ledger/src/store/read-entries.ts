import { isUuid } from '@tartip/domain/identifiers/uuid'
import { sql } from 'kysely'
import { type LedgerDb, timestamp } from './ledger-db.ts'
import { beforeInstant, onNormalSide } from './read-past.ts'

export interface LedgerEntry {
  readonly sequence: bigint
  readonly transferId: string
  /** Credit positive, debit negative. */
  readonly deltaMinor: bigint
  /** The account's balance after the entry, on its normal side, in the order of this list. */
  readonly balanceAfterMinor: bigint
  /** Epoch milliseconds. */
  readonly bookedAt: number
}

/** The position of an entry among those of its account. */
export interface EntryKey {
  readonly bookedAt: number
  readonly sequence: bigint
}

export interface EntryFilter {
  /** Epoch milliseconds, included. */
  readonly from?: number
  /** Epoch milliseconds, not included. */
  readonly until?: number
  /** Only entries older than this one: the last entry of the page before. */
  readonly before?: EntryKey
}

/**
 * Entries, newest first by time, and within an instant by sequence. Where an account allows
 * overdraft the balance after each entry is computed for the page, from the hours before it.
 */
export async function readEntries(
  db: LedgerDb,
  accountId: string,
  filter: EntryFilter,
  limit: number,
): Promise<LedgerEntry[]> {
  if (!isUuid(accountId)) return []
  const conditions = [sql`entry.account_id = ${accountId}`]
  if (filter.from !== undefined) conditions.push(sql`entry.booked_at >= ${timestamp(filter.from)}`)
  if (filter.until !== undefined) {
    conditions.push(sql`entry.booked_at < ${timestamp(filter.until)}`)
  }
  if (filter.before !== undefined) {
    const { bookedAt, sequence } = filter.before
    conditions.push(
      sql`(entry.booked_at, entry.sequence) < (${timestamp(bookedAt)}, ${sequence}::bigint)`,
    )
  }
  const hour = sql`date_trunc('hour', newest.booked_at, 'UTC')`
  const { rows } = await sql<{
    sequence: bigint
    transfer_id: string
    delta_minor: bigint
    balance: bigint
    booked_at: number
  }>`
    with page as materialized (
      select entry.sequence, entry.transfer_id, entry.delta_minor, entry.balance_after_minor,
        entry.booked_at
      from ledger.entry entry where ${sql.join(conditions, sql` and `)}
      order by entry.booked_at desc, entry.sequence desc limit ${limit}
    ), newest as (
      select booked_at, sequence from page order by booked_at desc, sequence desc limit 1
    ), total as (
      select before.credit - before.debit + (
          select coalesce(sum(delta_minor), 0) from ledger.entry
          where account_id = account.id and booked_at >= ${hour}
            and (booked_at, sequence) <= (newest.booked_at, newest.sequence)
        ) as after_newest
      from newest, ledger.account account
      cross join lateral (${beforeInstant(hour, hour)}) as before
      where account.id = ${accountId} and account.overdraft_allowed
    )
    select page.sequence, page.transfer_id, page.delta_minor, page.booked_at,
      coalesce(page.balance_after_minor, (
        (select after_newest from total) - coalesce(sum(page.delta_minor) over newer, 0)
      ) * ${onNormalSide})::bigint as balance
    from page, ledger.account account where account.id = ${accountId}
    window newer as (order by page.booked_at desc, page.sequence desc
      rows between unbounded preceding and 1 preceding)
    order by page.booked_at desc, page.sequence desc`.execute(db)
  return rows.map(row => ({
    sequence: row.sequence,
    transferId: row.transfer_id,
    deltaMinor: row.delta_minor,
    balanceAfterMinor: row.balance,
    bookedAt: row.booked_at,
  }))
}
