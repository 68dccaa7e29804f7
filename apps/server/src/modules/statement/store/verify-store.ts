import { sql } from 'kysely'
import type { Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'

/** What the ledger itself says of an account in a period. */
export interface LedgerSums {
  readonly openingMinor: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
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

/** Sums of the entries of an account, past every text and every port. */
export async function readLedgerSums(
  db: Db,
  accountId: string,
  from: Instant,
  to: Instant,
): Promise<LedgerSums> {
  const [begin, end] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const { rows } = await sql<{ opening: bigint; debit: bigint; credit: bigint }>`
    select
      coalesce(sum(delta_minor) filter (where booked_at < ${begin}::timestamptz), 0)::bigint as opening,
      coalesce(-sum(delta_minor) filter
        (where booked_at >= ${begin}::timestamptz and delta_minor < 0), 0)::bigint as debit,
      coalesce(sum(delta_minor) filter
        (where booked_at >= ${begin}::timestamptz and delta_minor > 0), 0)::bigint as credit
    from ledger.entry where account_id = ${accountId} and booked_at < ${end}::timestamptz`.execute(
    db,
  )
  const [row] = rows
  return {
    openingMinor: row?.opening ?? 0n,
    debitMinor: row?.debit ?? 0n,
    creditMinor: row?.credit ?? 0n,
  }
}
