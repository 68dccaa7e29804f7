import { broughtForwardCode } from '@tartip/bank-ports/core-accounts'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'
import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

/** What a statement has to say of an account or a terminal in a period, past every port. */
export interface BookedSums {
  readonly openingMinor: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
  readonly closingMinor: bigint
}

/** Organisations with accounts, in an order that a seed decides. */
export async function chooseOrganisations(
  db: Db,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select legal_party_id::text as id from twin.account group by legal_party_id
    order by md5(legal_party_id::text || ${seed}) limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

interface Period {
  readonly from: Instant
  readonly to: Instant
}

/**
 * Sums of the entries of an account in a currency, and the balance that its last entry keeps. What was brought forward
 * belongs to the opening balance.
 */
export async function readLedgerSums(
  db: Db,
  { accountId, currency }: { readonly accountId: string; readonly currency: CurrencyCode },
  { from, to }: Period,
): Promise<BookedSums> {
  const begin = new Date(from).toISOString()
  return sumsOf(
    await sql<SumsRow>`
      with booked as (
        select entry.sequence, entry.delta_minor,
          entry.balance_after_minor * case own.normal_side when 'DEBIT' then -1 else 1 end as balance_minor,
          entry.booked_at < ${begin}::timestamptz or exists (
          select from twin.operation text
          where text.account_id = entry.account_id and text.transfer_id = entry.transfer_id
            and text.operation_code = ${broughtForwardCode}) as is_opening
        from ledger.entry entry
        join ledger.account own on own.id = entry.account_id
        where entry.booked_at < ${new Date(to).toISOString()}::timestamptz
          and entry.account_id = coalesce(
            (select ledger_account_id from twin.card_balance
              where account_id = ${accountId} and currency = ${currency}), ${accountId}::uuid))
      select
        coalesce(sum(delta_minor) filter (where is_opening), 0)::bigint as opening,
        coalesce(-sum(delta_minor) filter (where not is_opening and delta_minor < 0), 0)::bigint as debit,
        coalesce(sum(delta_minor) filter (where not is_opening and delta_minor > 0), 0)::bigint as credit,
        coalesce((select balance_minor from booked order by sequence desc limit 1), 0)::bigint as closing
      from booked`.execute(db),
  )
}

/** Sums of what was sold and returned over a terminal, as the card processing has recorded it. */
export async function readTerminalSums(
  db: Db,
  code: string,
  { from, to }: Period,
): Promise<BookedSums> {
  return sumsOf(
    await sql<SumsRow>`
      select 0::bigint as opening,
        coalesce(sum(amount_minor) filter (where kind <> 'SALE'), 0)::bigint as debit,
        coalesce(sum(amount_minor) filter (where kind = 'SALE'), 0)::bigint as credit,
        coalesce(sum(case kind when 'SALE' then amount_minor else -amount_minor end), 0)::bigint as closing
      from twin.terminal_operation
      where terminal_code = ${code}
        and occurred_at >= ${new Date(from).toISOString()}::timestamptz
        and occurred_at < ${new Date(to).toISOString()}::timestamptz`.execute(db),
  )
}

interface SumsRow {
  readonly opening: bigint
  readonly debit: bigint
  readonly credit: bigint
  readonly closing: bigint
}

const sumsOf = ({ rows: [row] }: { readonly rows: readonly SumsRow[] }): BookedSums => ({
  openingMinor: row?.opening ?? 0n,
  debitMinor: row?.debit ?? 0n,
  creditMinor: row?.credit ?? 0n,
  closingMinor: row?.closing ?? 0n,
})
