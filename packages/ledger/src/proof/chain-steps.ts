import { sql } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'
import type { Slice } from './slice.ts'

/** Batches looked at for one step; more are never proved in one go. */
const mostBatches = 1_000

/**
 * The next part of the chain after a place, with at most so many transfers and accounts in its batches: of
 * small batches there are many in it, and a large one stands alone. Undefined at the end.
 */
export async function nextPlaces(
  db: LedgerDb,
  after: bigint,
  end: bigint,
  mostMembers: number,
): Promise<Extract<Slice, { kind: 'places' }> | undefined> {
  if (after >= end) return undefined
  const { rows } = await sql<{ place: bigint }>`
    select place from (
      select place, sum(transfer_count + account_count) over (order by place) as members
      from (
        select place, transfer_count, account_count from ledger.batch
        where place > ${after} and place <= ${end} order by place limit ${mostBatches}
      ) as upcoming
    ) as counted
    where members <= ${mostMembers} order by place desc limit 1`.execute(db)
  // A missing place is a broken chain, which the step itself will tell.
  return { kind: 'places', after, upTo: rows[0]?.place ?? after + 1n }
}
