import { sql } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { LedgerDb } from './ledger-db.ts'

/** Minor units on the account's normal side. */
export interface AccountBalance {
  readonly currency: CurrencyCode
  readonly bookedMinor: bigint
  readonly heldMinor: bigint
  readonly availableMinor: bigint
}

export interface OpenHold {
  readonly id: string
  readonly amountMinor: bigint
  readonly createdAt: number
  readonly expiresAt: number | undefined
}

/** One statement, hence one snapshot: a delta being folded is counted once. */
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
      from ledger.balance_delta where account_id = account.id and account.overdraft_allowed
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
