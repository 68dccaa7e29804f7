import { sql } from 'kysely'
import { broughtForwardCode, type DayTurnover } from '@tartip/bank-ports/core-accounts'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { endOfDay, instantAt, type LocalDate } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from './twin-db.ts'

interface TurnoverOf {
  readonly legalPartyId: string
  readonly accountIds: readonly string[]
  readonly from: LocalDate
  readonly to: LocalDate
}

/** Sums of the entries of several accounts by day and currency, without moves between own accounts and balances brought forward. */
export async function readDailyTurnover(
  db: TwinDb,
  { legalPartyId, accountIds, from, to }: TurnoverOf,
): Promise<DayTurnover[]> {
  const { rows } = await sql<{
    day: LocalDate
    currency: CurrencyCode
    credit: bigint
    debit: bigint
  }>`
    select to_char(entry.booked_at at time zone 'Asia/Bishkek', 'YYYY-MM-DD') as day, entry.currency,
      coalesce(sum(entry.delta_minor) filter (where entry.delta_minor > 0), 0)::bigint as credit,
      coalesce(-sum(entry.delta_minor) filter (where entry.delta_minor < 0), 0)::bigint as debit
    from twin.account own
    join ledger.entry entry on entry.account_id = own.account_id
    left join twin.operation text
      on text.account_id = entry.account_id and text.transfer_id = entry.transfer_id
    where own.legal_party_id = ${legalPartyId}
      and own.account_id = any(${[...accountIds]}::uuid[])
      and entry.booked_at >= ${timestamp(instantAt(from, 0))}
      and entry.booked_at < ${timestamp(endOfDay(to))}
      and text.operation_code is distinct from ${broughtForwardCode}
      and not exists (
        select from twin.account other
        where other.legal_party_id = ${legalPartyId}
          and other.account = text.counterparty_account)
    group by day, entry.currency
    order by day, entry.currency`.execute(db)
  return rows.map(({ day, currency, credit, debit }) => ({
    date: day,
    currency,
    creditMinor: credit,
    debitMinor: debit,
  }))
}
