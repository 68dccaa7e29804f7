import { createChainProof } from './proof/chain-proof.ts'
import { type Check, type LedgerFault, onSnapshot, runChecks } from './proof/check.ts'
import { createBalanceProof } from './proof/balance-proof.ts'
import { createProver } from './proof/prove-slice.ts'
import { balanceChecks } from './proof/sum-checks.ts'
import {
  findRewrittenRows,
  readRewriteCounter,
  type RewriteCounter,
} from './proof/rewritten-rows.ts'
import type { LedgerDb } from './store/ledger-db.ts'
import { readLastRewriteCounter, saveReport } from './store/proof-report.ts'
import { type ChainHead, readHead } from './store/seal-batches.ts'
import { checkAnchors, verifyLedger } from './verify-ledger.ts'

/** The state of the continuous proof. */
export interface ProofState {
  /** Undefined before the first round has ended. */
  readonly isSound: boolean | undefined
  readonly faults: readonly LedgerFault[]
  /** Epoch milliseconds: when the newest round began, and how long it took. */
  readonly provedAt: number | undefined
  readonly tookMs: number
  /**
   * The newest link that has been proved. Links from before the first round are proved gradually.
   */
  readonly head: ChainHead | undefined
  /** How far old links have been proved again, as a place of the chain. */
  readonly reprovedUpTo: bigint
}

export interface ContinuousProof {
  /**
   * Runs one round, stores its result as the newest report and returns it. One round at a time.
   *
   * @param now epoch milliseconds of real time
   * @param anchors heads of the chain that are kept outside the database
   */
  round(now: number, anchors?: readonly ChainHead[]): Promise<ProofState>
  state(): ProofState
}

export interface ContinuousProofDeps {
  readonly db: LedgerDb
  /** Measures the duration of a round; milliseconds from any origin. */
  readonly stopwatch?: () => number
  /** Time budget for unsuspected entries; 6 s a round by default. */
  readonly balanceBudgetMs?: number
  /** Time budget for batches that were proved before; 3 s a round by default. */
  readonly chainBudgetMs?: number
  /** Transfers in one slice of batches; 10,000 by default. */
  readonly maxTransfersPerSlice?: number
  /** Additional conditions of the books from the caller; checked in each round. */
  readonly extraChecks?: readonly Check[]
}

/**
 * Proves the books continuously at a bounded cost, whatever their size
 * (docs/decisions/ledger-proof.md). Each round checks balances, holds and new batches; the
 * statistics of PostgreSQL, which show any directly changed row; and, for a limited time,
 * everything else slice by slice. Only suspect parts are searched, so that the row is named at
 * once.
 */
export function createContinuousProof(deps: ContinuousProofDeps): ContinuousProof {
  const { db, stopwatch = () => performance.now() } = deps
  const runRoundChecks = createRoundChecks({ ...deps, stopwatch })
  let state: ProofState = {
    isSound: undefined,
    faults: [],
    provedAt: undefined,
    tookMs: 0,
    head: undefined,
    reprovedUpTo: 0n,
  }
  return {
    state: () => state,
    async round(now, anchors = []) {
      const start = stopwatch()
      const { faults, proved, reproved, counter } = await runRoundChecks(anchors)
      const isSound = faults.length === 0
      state = {
        isSound,
        faults,
        provedAt: now,
        tookMs: Math.round(stopwatch() - start),
        head: isSound && proved > 0n ? await readHead(db, proved) : state.head,
        reprovedUpTo: reproved,
      }
      await saveReport(db, state, counter)
      return state
    },
  }
}

interface RoundResult {
  readonly faults: readonly LedgerFault[]
  readonly proved: bigint
  readonly reproved: bigint
  readonly counter: RewriteCounter
}

/** The checks of one round, with the state of the rounds before. */
function createRoundChecks(
  deps: ContinuousProofDeps & { readonly stopwatch: () => number },
): (anchors: readonly ChainHead[]) => Promise<RoundResult> {
  const { db, stopwatch, extraChecks = [], maxTransfersPerSlice = 10_000 } = deps
  const { balanceBudgetMs = 6_000, chainBudgetMs = 3_000 } = deps
  const prover = createProver(db)
  const money = createBalanceProof({ db, prover, stopwatch })
  const chain = createChainProof({ db, prover, stopwatch, maxTransfersPerSlice })
  let counter: RewriteCounter | undefined
  let horizon: bigint | undefined

  /**
   * Append-only rows were changed. The new versions are usually at the end of the tables. If that
   * does not explain all changes, all balances are checked and whole tables are scanned; if still
   * nothing shows, as after a deletion, everything is proved.
   */
  async function search(
    before: RewriteCounter,
    now: RewriteCounter,
    anchors: readonly ChainHead[],
  ) {
    const rewritten = (where: 'tail' | 'everywhere') =>
      onSnapshot(db, 'some', tx => findRewrittenRows(tx, before.horizon, chain.proved(), where))
    const tail = await rewritten('tail')
    const faults = await prover.proveAll(tail.slices)
    if (faults.length > 0 && BigInt(tail.rows) >= now.rewritten - before.rewritten) return faults
    faults.push(...(await money.proveAll()))
    if (faults.length > 0) return faults
    const everywhere = await prover.proveAll((await rewritten('everywhere')).slices)
    return everywhere.length > 0
      ? everywhere
      : (await verifyLedger(db, anchors, extraChecks)).faults
  }

  return async anchors => {
    const { faults, head } = await onSnapshot(db, 'all', async tx => ({
      faults: [
        ...(await runChecks(tx, [...balanceChecks, ...extraChecks])),
        ...(await checkAnchors(tx, anchors)),
      ],
      head: await readHead(tx),
    }))
    faults.push(...(await prover.recheckFaulty()))
    faults.push(...(await chain.proveNew(head?.place ?? 0n)))
    const now = await readRewriteCounter(db)
    const before = counter ?? (await readLastRewriteCounter(db))
    if (before !== undefined && before.rewritten !== now.rewritten) {
      faults.push(...(await search(before, now, anchors)))
    } else if (faults.some(({ code }) => code === 'CURRENCY_UNBALANCED')) {
      faults.push(...(await money.proveAll()))
    }
    faults.push(
      ...(await money.proveSome(balanceBudgetMs)),
      ...(await chain.proveOld(chainBudgetMs)),
    )
    // Counters come up to ten seconds late, so recent changes are compared with the previous round.
    counter = { rewritten: now.rewritten, horizon: horizon ?? now.horizon }
    horizon = now.horizon
    return {
      faults: distinct(faults),
      proved: chain.proved(),
      reproved: chain.reproved(),
      counter,
    }
  }
}

function distinct(faults: readonly LedgerFault[]): LedgerFault[] {
  const byName = new Map(faults.map(fault => [`${fault.code} ${fault.row}`, fault]))
  return [...byName.values()]
}
