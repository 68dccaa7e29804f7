import { createChainRound } from './proof/chain-round.ts'
import { type Check, type LedgerFault, onSnapshot, runChecks } from './proof/check.ts'
import { createMoneyRound } from './proof/money-round.ts'
import { createProver } from './proof/prover.ts'
import { balanceChecks } from './proof/sum-checks.ts'
import { findRewritten, readCounted, type Counted } from './proof/tripwire.ts'
import type { LedgerDb } from './store/ledger-db.ts'
import { readLastCounted, saveReport } from './store/proof-report.ts'
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

export interface ContinuousProofDeps {
  readonly db: LedgerDb
  /** Measures how long a round takes; milliseconds of any origin. */
  readonly stopwatch?: () => number
  /** For entries that nobody suspects; 6 s a round when left out. */
  readonly moneyForMs?: number
  /** For batches that were proved before; 3 s a round when left out. */
  readonly repeatForMs?: number
  /** Transfers of batches that are proved in one go; 10,000 when left out. */
  readonly transfersAtOnce?: number
  /** What else must be true of the books, by whoever keeps them; looked at in each round. */
  readonly more?: readonly Check[]
}

/**
 * Proves the books again and again at a bounded price, whatever their size (docs/decisions/ledger-proof.md).
 * Each round looks at balances, holds and new batches; at what PostgreSQL has counted, which tells of any row
 * that was changed by hand; and for a while goes on with everything else, slice by slice. Only what is
 * suspect is searched, so that the row is named at once.
 */
export function createContinuousProof(deps: ContinuousProofDeps): ContinuousProof {
  const { db, stopwatch = () => performance.now() } = deps
  const look = createLook({ ...deps, stopwatch })
  let state: ProofState = {
    isSound: undefined,
    faults: [],
    provedAt: undefined,
    tookMs: 0,
    head: undefined,
    repeatedUpTo: 0n,
  }
  return {
    state: () => state,
    async round(now, anchors = []) {
      const start = stopwatch()
      const { faults, proved, repeated, counted } = await look(anchors)
      const isSound = faults.length === 0
      state = {
        isSound,
        faults,
        provedAt: now,
        tookMs: Math.round(stopwatch() - start),
        head: isSound && proved > 0n ? await readHead(db, proved) : state.head,
        repeatedUpTo: repeated,
      }
      await saveReport(db, state, counted)
      return state
    },
  }
}

interface Seen {
  readonly faults: readonly LedgerFault[]
  readonly proved: bigint
  readonly repeated: bigint
  readonly counted: Counted
}

/** What one round looks at, with the memory of the rounds before. */
function createLook(
  deps: ContinuousProofDeps & { readonly stopwatch: () => number },
): (anchors: readonly ChainHead[]) => Promise<Seen> {
  const { db, stopwatch, more = [], transfersAtOnce = 10_000 } = deps
  const { moneyForMs = 6_000, repeatForMs = 3_000 } = deps
  const prover = createProver(db)
  const money = createMoneyRound({ db, prover, stopwatch })
  const chain = createChainRound({ db, prover, stopwatch, transfersAtOnce })
  let counted: Counted | undefined
  let horizon: bigint | undefined

  /**
   * Somebody has changed rows that never change. What he wrote lies at the end of the tables; when that is not
   * all of it, the money is added up and the tables are looked through; and when nothing shows, as after a
   * deletion, everything is proved.
   */
  async function search(before: Counted, now: Counted, anchors: readonly ChainHead[]) {
    const rewritten = (where: 'tail' | 'everywhere') =>
      onSnapshot(db, 'some', tx => findRewritten(tx, before.horizon, chain.proved(), where))
    const near = await rewritten('tail')
    const faults = await prover.proveAll(near.slices)
    if (faults.length > 0 && BigInt(near.rows) >= now.rewritten - before.rewritten) return faults
    faults.push(...(await money.proveAll()))
    if (faults.length > 0) return faults
    const far = await prover.proveAll((await rewritten('everywhere')).slices)
    return far.length > 0 ? far : (await verifyLedger(db, anchors, more)).faults
  }

  return async anchors => {
    const { faults, head } = await onSnapshot(db, 'all', async tx => ({
      faults: [
        ...(await runChecks(tx, [...balanceChecks, ...more])),
        ...(await checkAnchors(tx, anchors)),
      ],
      head: await readHead(tx),
    }))
    faults.push(...(await prover.proveSuspects()))
    faults.push(...(await chain.proveNew(head?.place ?? 0n)))
    const now = await readCounted(db)
    const before = counted ?? (await readLastCounted(db))
    if (before !== undefined && before.rewritten !== now.rewritten) {
      faults.push(...(await search(before, now, anchors)))
    } else if (faults.some(({ code }) => code === 'CURRENCY_UNBALANCED')) {
      faults.push(...(await money.proveAll()))
    }
    faults.push(...(await money.proveSome(moneyForMs)), ...(await chain.proveAgain(repeatForMs)))
    // Counters come up to ten seconds late, so what is young is told by the round before.
    counted = { rewritten: now.rewritten, horizon: horizon ?? now.horizon }
    horizon = now.horizon
    return {
      faults: distinct(faults),
      proved: chain.proved(),
      repeated: chain.repeated(),
      counted,
    }
  }
}

function distinct(faults: readonly LedgerFault[]): LedgerFault[] {
  const byName = new Map(faults.map(fault => [`${fault.code} ${fault.row}`, fault]))
  return [...byName.values()]
}
