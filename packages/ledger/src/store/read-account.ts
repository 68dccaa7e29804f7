import { sql } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { isoTimes, type LedgerDb, timestamp } from './ledger-db.ts'

/** Minor units on the account's normal side. */
export interface AccountBalance {
  readonly currency: CurrencyCode
  readonly bookedMinor: bigint
  readonly heldMinor: bigint
  readonly availableMinor: bigint
}

export interface LedgerEntry {
  readonly sequence: bigint
  readonly transferId: string
  /** Credit positive, debit negative. */
  readonly deltaMinor: bigint
  /** Balance after the entry; undefined on accounts that may go short. */
  readonly balanceAfterMinor: bigint | undefined
  /** Epoch milliseconds. */
  readonly bookedAt: number
}

export interface EntryFilter {
  /** Epoch milliseconds, included. */
  readonly from?: number
  /** Epoch milliseconds, not included. */
  readonly until?: number
  /** Only entries older than this one: the `sequence` of the last entry of the page before. */
  readonly beforeSequence?: bigint
}

export interface OpenHold {
  readonly id: string
  readonly amountMinor: bigint
  readonly createdAt: number
  readonly expiresAt: number | undefined
}

/** One statement, hence one snapshot: a change being folded is seen once, in one place or the other. */
export async function readBalances(
  db: LedgerDb,
  accountIds: readonly string[],
): Promise<Map<string, AccountBalance>> {
  const { rows } = await sql<{
    id: string
    currency: CurrencyCode
    booked: bigint
    held: bigint
  }>`
    select account.id, account.currency,
      account.booked_minor + coalesce(waiting.booked, 0) as booked,
      account.held_minor + coalesce(waiting.held, 0) as held
    from ledger.account account
    left join lateral (
      select sum(booked_minor)::bigint as booked, sum(held_minor)::bigint as held
      from ledger.balance_delta where account_id = account.id and account.may_go_short
    ) waiting on true
    where account.id = any(${accountIds.filter(isUuid)}::uuid[])`.execute(db)
  return new Map(
    rows.map(row => [
      row.id,
      {
        currency: row.currency,
        bookedMinor: row.booked,
        heldMinor: row.held,
        availableMinor: row.booked - row.held,
      },
    ]),
  )
}

/**
 * A guarded account answers from the newest entry up to each instant; an account that may go short has no
 * balances after entries, and its entries are added up.
 */
export async function readBalancesAt(
  db: LedgerDb,
  accountId: string,
  instants: readonly number[],
): Promise<bigint[]> {
  if (!isUuid(accountId)) return instants.map(() => 0n)
  const { rows } = await sql<{ balance: bigint }>`
    select case
        when account.may_go_short then (
          select coalesce(sum(delta_minor), 0)::bigint
            * case account.normal_side when 'CREDIT' then 1 else -1 end
          from ledger.entry where account_id = account.id and booked_at <= moment.at)
        else coalesce((
          select balance_after_minor from ledger.entry
          where account_id = account.id and booked_at <= moment.at
          order by booked_at desc, sequence desc limit 1), 0)
      end as balance
    from unnest(${isoTimes(instants)}::timestamptz[]) with ordinality as moment (at, place)
    join ledger.account account on account.id = ${accountId}
    order by moment.place`.execute(db)
  return instants.map((_, index) => rows[index]?.balance ?? 0n)
}

export async function readEntries(
  db: LedgerDb,
  accountId: string,
  filter: EntryFilter,
  limit: number,
): Promise<LedgerEntry[]> {
  if (!isUuid(accountId)) return []
  const conditions = [sql`account_id = ${accountId}`]
  if (filter.from !== undefined) conditions.push(sql`booked_at >= ${timestamp(filter.from)}`)
  if (filter.until !== undefined) conditions.push(sql`booked_at < ${timestamp(filter.until)}`)
  if (filter.beforeSequence !== undefined) {
    conditions.push(sql`sequence < ${filter.beforeSequence}`)
  }
  const { rows } = await sql<{
    sequence: bigint
    transfer_id: string
    delta_minor: bigint
    balance_after_minor: bigint | null
    booked_at: number
  }>`
    select sequence, transfer_id, delta_minor, balance_after_minor, booked_at
    from ledger.entry where ${sql.join(conditions, sql` and `)}
    order by sequence desc limit ${limit}`.execute(db)
  return rows.map(row => ({
    sequence: row.sequence,
    transferId: row.transfer_id,
    deltaMinor: row.delta_minor,
    balanceAfterMinor: row.balance_after_minor ?? undefined,
    bookedAt: row.booked_at,
  }))
}

export async function readOpenHolds(db: LedgerDb, accountId: string): Promise<OpenHold[]> {
  if (!isUuid(accountId)) return []
  const { rows } = await sql<{
    id: string
    amount_minor: bigint
    created_at: number
    expires_at: number | null
  }>`
    select id, amount_minor, created_at, expires_at from ledger.open_hold
    where account_id = ${accountId} order by created_at, id`.execute(db)
  return rows.map(row => ({
    id: row.id,
    amountMinor: row.amount_minor,
    createdAt: row.created_at,
    expiresAt: row.expires_at ?? undefined,
  }))
}
