import { isUuid } from '@tartip/domain/identifiers/uuid'
import { sql, type RawBuilder } from 'kysely'
import { hourOf, isoTimes, type LedgerDb } from './ledger-db.ts'

/** Turnover of an account in a period. Minor units; balances on the account's normal side. */
export interface AccountTurnover {
  /** Right before the first instant of the period. */
  readonly openingMinor: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
  /** Right before the end of the period. */
  readonly closingMinor: bigint
}

export interface Period {
  /** Epoch milliseconds, included. */
  readonly from: number
  /** Epoch milliseconds, not included. */
  readonly until: number
}

/**
 * All debits and credits before an instant `at`, as `debit` and `credit`, for the row `account`
 * that allows overdraft: folded hours, waiting hours, and the entries of the hour itself. One
 * statement counts a delta being folded exactly once.
 */
export function beforeInstant(at: RawBuilder<unknown>, hour: RawBuilder<unknown>) {
  return sql`
    select coalesce(sum(debit), 0) as debit, coalesce(sum(credit), 0) as credit
    from (
      select debit_minor as debit, credit_minor as credit from ledger.hour_turnover
      where account_id = account.id and hour < ${hour}
      union all
      select debit_minor, credit_minor from ledger.balance_delta
      where account_id = account.id and hour < ${hour}
      union all
      select greatest(-delta_minor, 0), greatest(delta_minor, 0) from ledger.entry
      where account_id = account.id and booked_at >= ${hour} and booked_at < ${at}
    ) as parts`
}

/** Factor from credits minus debits to the normal side of the row `account`. */
export const onNormalSide = sql`case account.normal_side when 'CREDIT' then 1 else -1 end`

/** The balance of the row `account` right before an instant, for either kind of account. */
function balanceBefore(at: RawBuilder<unknown>, hour: RawBuilder<unknown>): RawBuilder<bigint> {
  return sql<bigint>`case
    when account.overdraft_allowed then (
      select ((credit - debit) * ${onNormalSide})::bigint from (${beforeInstant(at, hour)}) as before)
    else coalesce((
      select balance_after_minor from ledger.entry
      where account_id = account.id and booked_at < ${at}
      order by booked_at desc, sequence desc limit 1), 0)
  end`
}

/** The booked balance right after each instant; times are whole milliseconds. */
export async function readBalancesAt(
  db: LedgerDb,
  accountId: string,
  instants: readonly number[],
): Promise<bigint[]> {
  if (!isUuid(accountId)) return instants.map(() => 0n)
  const { rows } = await sql<{ balance: bigint }>`
    select ${balanceBefore(sql`moment.at`, sql`moment.hour`)} as balance
    from unnest(
      ${isoTimes(instants.map(at => at + 1))}::timestamptz[],
      ${isoTimes(instants.map(at => hourOf(at + 1)))}::timestamptz[]
    ) with ordinality as moment (at, hour, place)
    join ledger.account account on account.id = ${accountId}
    order by moment.place`.execute(db)
  return instants.map((_, index) => rows[index]?.balance ?? 0n)
}

export async function readTurnover(
  db: LedgerDb,
  accountId: string,
  period: Period,
): Promise<AccountTurnover> {
  const nothing = { openingMinor: 0n, debitMinor: 0n, creditMinor: 0n, closingMinor: 0n }
  if (!isUuid(accountId)) return nothing
  const [from, fromHour] = momentOf(period.from)
  const [until, untilHour] = momentOf(Math.max(period.from, period.until))
  const { rows } = await sql<{ opening: bigint; debit: string; credit: string; side: number }>`
    select ${balanceBefore(from, fromHour)} as opening, turnover.debit::text as debit,
      turnover.credit::text as credit, ${onNormalSide} as side
    from ledger.account account
    cross join lateral (
      select later.debit - earlier.debit as debit, later.credit - earlier.credit as credit
      from (${beforeInstant(until, untilHour)}) as later,
        (${beforeInstant(from, fromHour)}) as earlier
      where account.overdraft_allowed
      union all
      select coalesce(-sum(delta_minor) filter (where delta_minor < 0), 0),
        coalesce(sum(delta_minor) filter (where delta_minor > 0), 0)
      from ledger.entry
      where account_id = account.id and booked_at >= ${from} and booked_at < ${until}
        and not account.overdraft_allowed
      having not account.overdraft_allowed
    ) as turnover
    where account.id = ${accountId}`.execute(db)
  const row = rows[0]
  if (row === undefined) return nothing
  // Turnover may exceed an int8, so it is read as text.
  const [debitMinor, creditMinor] = [BigInt(row.debit), BigInt(row.credit)]
  const change = (creditMinor - debitMinor) * BigInt(row.side)
  return {
    openingMinor: row.opening,
    debitMinor,
    creditMinor,
    closingMinor: row.opening + change,
  }
}

function momentOf(at: number): [RawBuilder<unknown>, RawBuilder<unknown>] {
  const [iso, hour] = isoTimes([at, hourOf(at)])
  return [sql`${iso}::timestamptz`, sql`${hour}::timestamptz`]
}
