import { chainChecks, stepCheck } from './proof/chain-checks.ts'
import { type LedgerFault, onSnapshot, runChecks } from './proof/check.ts'
import { sumChecks } from './proof/sum-checks.ts'
import type { LedgerDb } from './store/ledger-db.ts'
import { saveReport } from './store/proof-report.ts'
import { type ChainHead, readHead } from './store/seal-batches.ts'
import { checkAnchors, verifyLedger } from './verify-ledger.ts'

/** What the background proof knows. */
export interface ProofState {
  /** Undefined before the first round has ended. */
  readonly isSound: boolean | undefined
  readonly faults: readonly LedgerFault[]
  /** Epoch milliseconds: when the newest round began, and how long it took. */
  readonly provedAt: number | undefined
  readonly tookMs: number
  /** The newest link that has been proved. What was there before the first round is proved by and by. */
  readonly head: ChainHead | undefined
  /** How far the second look at what was proved before has come, as a place of the chain. */
  readonly repeatedUpTo: bigint
}

export interface ContinuousProof {
  /**
   * Proves what is due, keeps what came of it as the newest report, and answers it. One round at a time.
   *
   * @param now epoch milliseconds of real time
   * @param anchors heads of the chain that are kept outside the database
   */
  round(now: number, anchors?: readonly ChainHead[]): Promise<ProofState>
  state(): ProofState
}

/**
 * Proves the books again and again at a bounded price. Each round adds up all entries (a changed amount shows
 * there, wherever it is), proves the batches that are new, and a part of the older ones once more, from
 * the first to the last and then from the beginning. Only when something is wrong is everything proved, so that
 * the row is named.
 */
export function createContinuousProof(deps: {
  readonly db: LedgerDb
  /** Measures how long a round takes; milliseconds of any origin. */
  readonly stopwatch?: () => number
  /** For looking again at what was proved before; 3 s a round when left out. */
  readonly repeatForMs?: number
  /** Batches that are proved in one go; 200 when left out. */
  readonly batchesAtOnce?: number
}): ContinuousProof {
  const { db, stopwatch = () => performance.now(), repeatForMs = 3_000 } = deps
  const step = BigInt(deps.batchesAtOnce ?? 200)
  let state: ProofState = {
    isSound: undefined,
    faults: [],
    provedAt: undefined,
    tookMs: 0,
    head: undefined,
    repeatedUpTo: 0n,
  }
  let proved: bigint | undefined
  let repeated = 0n

  const provePart = (after: bigint, upTo: bigint): Promise<LedgerFault[]> => {
    const scope = { after, upTo }
    return onSnapshot(db, 'some', tx => runChecks(tx, [...chainChecks(scope), stepCheck(scope)]))
  }

  /** From where it left off; at first everything is old, so that a large bank is not proved in one go. */
  async function proveNew(upTo: bigint): Promise<LedgerFault[]> {
    for (let from = proved ?? upTo; from < upTo; from = proved) {
      const next = from + step < upTo ? from + step : upTo
      const faults = await provePart(from, next)
      if (faults.length > 0) return faults
      proved = next
    }
    proved = upTo
    return []
  }

  async function proveAgain(): Promise<LedgerFault[]> {
    const start = stopwatch()
    const goal = proved ?? 0n
    for (let left = goal; left > 0n && stopwatch() - start < repeatForMs; left -= step) {
      if (repeated >= goal) repeated = 0n
      const next = repeated + step < goal ? repeated + step : goal
      const faults = await provePart(repeated, next)
      if (faults.length > 0) return faults
      repeated = next
    }
    return []
  }

  async function findFaults(anchors: readonly ChainHead[]): Promise<LedgerFault[]> {
    const { faults, head } = await onSnapshot(db, 'all', async tx => ({
      faults: [...(await runChecks(tx, sumChecks)), ...(await checkAnchors(tx, anchors))],
      head: await readHead(tx),
    }))
    if (faults.length > 0) return faults
    const fresh = await proveNew(head?.place ?? 0n)
    if (fresh.length > 0) return fresh
    return proveAgain()
  }

  /** Everything is looked at once; while the same is wrong, the rows that were named stay named. */
  async function nameRows(hints: readonly LedgerFault[], anchors: readonly ChainHead[]) {
    const isKnown = hints.every(hint => state.faults.some(fault => isSame(fault, hint)))
    if (isKnown) return state.faults
    const { faults } = await verifyLedger(db, anchors)
    // A fault that has gone meanwhile is still worth telling.
    return faults.length > 0 ? faults : hints
  }

  return {
    state: () => state,
    async round(now, anchors = []) {
      const start = stopwatch()
      const hints = await findFaults(anchors)
      const faults = hints.length > 0 ? await nameRows(hints, anchors) : []
      const isSound = faults.length === 0
      state = {
        isSound,
        faults,
        provedAt: now,
        tookMs: Math.round(stopwatch() - start),
        head: isSound ? await headAt(proved ?? 0n) : state.head,
        repeatedUpTo: repeated,
      }
      await saveReport(db, state)
      return state
    },
  }

  async function headAt(place: bigint): Promise<ChainHead | undefined> {
    return place === 0n ? undefined : readHead(db, place)
  }
}

function isSame(left: LedgerFault, right: LedgerFault): boolean {
  return left.code === right.code && left.row === right.row && left.foundMinor === right.foundMinor
}
