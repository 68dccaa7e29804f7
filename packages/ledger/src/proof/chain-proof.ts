import { sql } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'
import type { LedgerFault } from './check.ts'
import type { Prover, Slice } from './prove-slice.ts'

/** Proves the chain of batches: new batches at once, old ones gradually. */
export interface ChainProof {
  /**
   * Every batch since the last call. At the first call everything counts as old, so that a large
   * bank is not proved in one go.
   */
  proveNew(upTo: bigint): Promise<LedgerFault[]>
  /**
   * Continues with batches from before the last `proveNew` for the given time, at most once through
   * the chain.
   */
  proveOld(budgetMs: number): Promise<LedgerFault[]>
  proved(): bigint
  reproved(): bigint
}

export function createChainProof(deps: {
  readonly db: LedgerDb
  readonly prover: Prover
  readonly stopwatch: () => number
  readonly maxTransfersPerSlice: number
}): ChainProof {
  const { db, prover, stopwatch, maxTransfersPerSlice } = deps
  let proved: bigint | undefined
  let reproved = 0n
  let old = 0n
  return {
    proved: () => proved ?? 0n,
    reproved: () => reproved,
    async proveNew(upTo) {
      const faults: LedgerFault[] = []
      proved ??= upTo
      old = proved
      for (;;) {
        const slice = await nextPlaces(db, proved, upTo, maxTransfersPerSlice)
        if (slice === undefined) return faults
        faults.push(...(await prover.prove(slice)))
        proved = slice.upTo
      }
    },
    async proveOld(budgetMs) {
      const start = stopwatch()
      const goal = old
      const faults: LedgerFault[] = []
      for (let left = goal; left > 0n && stopwatch() - start < budgetMs;) {
        if (reproved >= goal) reproved = 0n
        const slice = await nextPlaces(db, reproved, goal, maxTransfersPerSlice)
        if (slice === undefined) break
        faults.push(...(await prover.prove(slice)))
        left -= slice.upTo - reproved
        reproved = slice.upTo
      }
      return faults
    },
  }
}

/** Batches in one slice. */
const maxBatchesPerSlice = 1_000

/**
 * The next part of the chain after a place, with at most the given number of transfers, accounts
 * and refusals; a larger batch is a slice of its own. Undefined at the end.
 */
async function nextPlaces(
  db: LedgerDb,
  after: bigint,
  end: bigint,
  maxMembers: number,
): Promise<Extract<Slice, { kind: 'places' }> | undefined> {
  if (after >= end) return undefined
  const { rows } = await sql<{ place: bigint }>`
    select place from (
      select place,
        sum(transfer_count + account_count + refusal_count) over (order by place) as members
      from (
        select place, transfer_count, account_count, refusal_count from ledger.batch
        where place > ${after} and place <= ${end} order by place limit ${maxBatchesPerSlice}
      ) as upcoming
    ) as counted
    where members <= ${maxMembers} order by place desc limit 1`.execute(db)
  // A missing place is a broken chain, which the check itself will report.
  return { kind: 'places', after, upTo: rows[0]?.place ?? after + 1n }
}
