import type { Clock } from '@tartip/bank-ports/runtime'
import { createLedger, type Ledger } from '@tartip/ledger/ledger'
import { foldLimit } from '@tartip/ledger/store/fold-deltas'
import { readLedgerIdentity } from '@tartip/ledger/store/ledger-db'
import { createContinuousProof, type ProofState } from '@tartip/ledger/prove-continuously'
import { type ProofReport, readReport } from '@tartip/ledger/store/proof-report'
import type { ChainHead } from '@tartip/ledger/store/seal-batches'
import { holderChecks } from './account-holder.ts'
import type { TwinDb } from './store/twin-db.ts'
import { createTwinLoop, type TwinLoop } from './twin-loop.ts'

/** The bank's access to its books and their proof. */
export interface TwinBooks {
  /** One round of the proof; `now` is real time, `anchors` are heads that were kept elsewhere. */
  prove(now: number, anchors: readonly ChainHead[]): Promise<ProofState>
  /** What the newest round has found, in whichever process it ran. */
  lastReport(): Promise<ProofReport | undefined>
  /** Which database the books are in, as a name fit for a folder. */
  identity(): Promise<string>
}

export function createTwinBooks(deps: { db: TwinDb }): TwinBooks {
  const { db } = deps
  const proof = createContinuousProof({ db, extraChecks: holderChecks })
  return {
    prove: proof.round,
    lastReport: () => readReport(db),
    identity: () => readLedgerIdentity(db),
  }
}

/** Holds released in one run. */
const holdsAtOnce = 1_000

/**
 * Upkeep of the ledger: new batches are sealed every 300 ms; expired holds are released and deltas
 * folded every 12 s, and after every sealing while more of them wait than one run takes.
 */
export function createBooksUpkeep(deps: {
  readonly db: TwinDb
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}): TwinLoop {
  const ledger = createLedger({ db: deps.db })
  return createTwinLoop({
    everyMs: 300,
    run: ledger.sealBatches,
    tidy: () => maintainBooks(ledger, deps.clock),
    onError: deps.onError,
  })
}

/** Releases expired holds and folds deltas; returns whether some may be left. */
export async function maintainBooks(ledger: Ledger, clock: Clock): Promise<boolean> {
  const released = await ledger.expireHolds(clock.now(), holdsAtOnce)
  const folded = await ledger.foldDeltas()
  return released === holdsAtOnce || folded === foldLimit
}
