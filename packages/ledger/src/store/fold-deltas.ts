import { sql } from 'kysely'
import type { LedgerDb } from './ledger-db.ts'

/** Any fixed number: two concurrent folds would only wait for each other. */
const foldingLock = 7_290_511

/** The maximum number of deltas in one fold; when it is reached, more may be waiting. */
export const foldLimit = 10_000

/**
 * Adds waiting deltas to the stored balances. Removing the deltas and adding their sum is one
 * statement, so a reader sees both or neither.
 */
export async function foldDeltas(db: LedgerDb): Promise<number> {
  if (db.isTransaction) return foldInTransaction(db)
  return db.transaction().execute(foldInTransaction)
}

async function foldInTransaction(tx: LedgerDb): Promise<number> {
  const lock = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(${foldingLock}) as is_mine`.execute(tx)
  if (lock.rows[0]?.is_mine !== true) return 0
  const { rows } = await sql<{ folded: number }>`
    with taken as (
      delete from ledger.balance_delta
      where id in (select id from ledger.balance_delta order by id limit ${foldLimit})
      returning account_id, booked_minor, held_minor, hour, debit_minor, credit_minor
    ), added as (
      select account_id, sum(booked_minor)::bigint as booked, sum(held_minor)::bigint as held
      from taken group by account_id
    ), updated as (
      update ledger.account as account
      set booked_minor = account.booked_minor + added.booked,
        held_minor = account.held_minor + added.held
      from added where account.id = added.account_id
    ), by_hour as (
      insert into ledger.hour_turnover as kept (account_id, hour, debit_minor, credit_minor)
      select account_id, hour, sum(debit_minor), sum(credit_minor)
      from taken where hour is not null group by account_id, hour
      on conflict (account_id, hour) do update
        set debit_minor = kept.debit_minor + excluded.debit_minor,
          credit_minor = kept.credit_minor + excluded.credit_minor
    )
    select count(*)::int as folded from taken`.execute(tx)
  return rows[0]?.folded ?? 0
}
