import { sql } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'
import type { LedgerFault } from './check.ts'
import type { Prover } from './prover.ts'
import type { Slice } from './slice.ts'

/** Proves the chain of batches: what is new at once, and what is old by and by. */
export interface ChainRound {
  /**
   * Every batch since the last call. At the first call everything is old, so that a large bank is not proved
   * in one go.
   */
  proveNew(upTo: bigint): Promise<LedgerFault[]>
  /**
   * Goes on with batches from before the last `proveNew` for a while, and never through the whole chain twice: what is
   * new has just been proved.
   */
  proveAgain(forMs: number): Promise<LedgerFault[]>
  proved(): bigint
  repeated(): bigint
}

export function createChainRound(deps: {
  readonly db: LedgerDb
  readonly prover: Prover
  readonly stopwatch: () => number
  readonly transfersAtOnce: number
}): ChainRound {
  const { db, prover, stopwatch, transfersAtOnce } = deps
  let proved: bigint | undefined
  let repeated = 0n
  let old = 0n
  return {
    proved: () => proved ?? 0n,
    repeated: () => repeated,
    async proveNew(upTo) {
      const faults: LedgerFault[] = []
      proved ??= upTo
      old = proved
      for (;;) {
        const slice = await nextPlaces(db, proved, upTo, transfersAtOnce)
        if (slice === undefined) return faults
        faults.push(...(await prover.prove(slice)))
        proved = slice.upTo
      }
    },
    async proveAgain(forMs) {
      const start = stopwatch()
      const goal = old
      const faults: LedgerFault[] = []
      for (let left = goal; left > 0n && stopwatch() - start < forMs;) {
        if (repeated >= goal) repeated = 0n
        const slice = await nextPlaces(db, repeated, goal, transfersAtOnce)
        if (slice === undefined) break
        faults.push(...(await prover.prove(slice)))
        left -= slice.upTo - repeated
        repeated = slice.upTo
      }
      return faults
    },
  }
}

/** Batches looked at for one step; more are never proved in one go. */
const mostBatches = 1_000

/**
 * The next part of the chain after a place, with at most so many transfers, accounts and refusals in its batches: of
 * small batches there are many in it, and a large one stands alone. Undefined at the end.
 */
async function nextPlaces(
  db: LedgerDb,
  after: bigint,
  end: bigint,
  mostMembers: number,
): Promise<Extract<Slice, { kind: 'places' }> | undefined> {
  if (after >= end) return undefined
  const { rows } = await sql<{ place: bigint }>`
    select place from (
      select place,
        sum(transfer_count + account_count + refusal_count) over (order by place) as members
      from (
        select place, transfer_count, account_count, refusal_count from ledger.batch
        where place > ${after} and place <= ${end} order by place limit ${mostBatches}
      ) as upcoming
    ) as counted
    where members <= ${mostMembers} order by place desc limit 1`.execute(db)
  // A missing place is a broken chain, which the step itself will tell.
  return { kind: 'places', after, upTo: rows[0]?.place ?? after + 1n }
}
