import { balanceChecks } from './proof/sum-checks.ts'
import { type Check, type LedgerFault, onSnapshot, runChecks } from './proof/check.ts'
import { nextPlaces } from './proof/chain-steps.ts'
import { createMoneyRound } from './proof/money-round.ts'
import { proveSlice, type Slice } from './proof/slice.ts'
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

/**
 * Proves the books again and again at a bounded price, whatever their size (docs/decisions/ledger-proof.md).
 * Each round looks at balances, holds and new batches; at what PostgreSQL has counted, which tells of any row
 * that was changed by hand; and for a while goes on with everything else, slice by slice. Only what is
 * suspect is searched, so that the row is named at once.
 */
export function createContinuousProof(deps: {
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
}): ContinuousProof {
  const { db, stopwatch = () => performance.now(), more = [] } = deps
  const { moneyForMs = 6_000, repeatForMs = 3_000, transfersAtOnce = 10_000 } = deps
  const money = createMoneyRound(db)
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
  let counted: Counted | undefined
  let horizon: bigint | undefined
  /** Slices in which something was wrong: they are looked at in each round until they are right again. */
  const suspects = new Map<string, Slice>()

  async function prove(slice: Slice): Promise<LedgerFault[]> {
    const faults = await proveSlice(db, slice)
    const name = Object.values(slice).join(' ')
    if (faults.length > 0) suspects.set(name, slice)
    else suspects.delete(name)
    return faults
  }

  async function proveAll(slices: readonly Slice[]): Promise<LedgerFault[]> {
    const faults: LedgerFault[] = []
    for (const slice of slices) faults.push(...(await prove(slice)))
    return faults
  }

  /** From where it left off; at first everything is old, so that a large bank is not proved in one go. */
  async function proveNew(upTo: bigint): Promise<LedgerFault[]> {
    const faults: LedgerFault[] = []
    proved ??= upTo
    for (;;) {
      const slice = await nextPlaces(db, proved, upTo, transfersAtOnce)
      if (slice === undefined) return faults
      faults.push(...(await prove(slice)))
      proved = slice.upTo
    }
  }

  /** For a while, and never twice the whole chain in one round. */
  async function proveAgain(): Promise<LedgerFault[]> {
    const start = stopwatch()
    const goal = proved ?? 0n
    const faults: LedgerFault[] = []
    let left = goal
    while (left > 0n && stopwatch() - start < repeatForMs) {
      if (repeated >= goal) repeated = 0n
      const slice = await nextPlaces(db, repeated, goal, transfersAtOnce)
      if (slice === undefined) break
      faults.push(...(await prove(slice)))
      left -= slice.upTo - repeated
      repeated = slice.upTo
    }
    return faults
  }

  /** As far as the time goes, or all the way round. */
  async function proveMoney(extent: 'some' | 'all'): Promise<LedgerFault[]> {
    const faults: LedgerFault[] = []
    const start = stopwatch()
    if (extent === 'all') money.restart()
    while (extent === 'all' || stopwatch() - start < moneyForMs) {
      const slice = await money.next()
      if (slice === undefined) break
      const began = stopwatch()
      faults.push(...(await prove(slice)))
      money.tell(stopwatch() - began)
    }
    return faults
  }

  /**
   * Somebody has changed rows that never change. What he wrote lies at the end of the tables; when that is not
   * all of it, the money is added up and the tables are looked through; and when nothing shows, as after a
   * deletion, everything is proved.
   */
  async function search(
    before: Counted,
    now: Counted,
    anchors: readonly ChainHead[],
  ): Promise<LedgerFault[]> {
    const rewritten = (where: 'tail' | 'everywhere') =>
      onSnapshot(db, 'some', tx => findRewritten(tx, before.horizon, proved ?? 0n, where))
    const near = await rewritten('tail')
    const faults = await proveAll(near.slices)
    if (faults.length > 0 && BigInt(near.rows) >= now.rewritten - before.rewritten) return faults
    faults.push(...(await proveMoney('all')))
    if (faults.length === 0)
      faults.push(...(await proveAll((await rewritten('everywhere')).slices)))
    return faults.length > 0 ? faults : [...(await verifyLedger(db, anchors, more)).faults]
  }

  async function findFaults(anchors: readonly ChainHead[]): Promise<LedgerFault[]> {
    const { faults, head } = await onSnapshot(db, 'all', async tx => ({
      faults: [
        ...(await runChecks(tx, [...balanceChecks, ...more])),
        ...(await checkAnchors(tx, anchors)),
      ],
      head: await readHead(tx),
    }))
    faults.push(...(await proveAll([...suspects.values()])))
    faults.push(...(await proveNew(head?.place ?? 0n)))
    const now = await readCounted(db)
    const before = counted ?? (await readLastCounted(db))
    const isUnbalanced = faults.some(({ code }) => code === 'CURRENCY_UNBALANCED')
    if (before !== undefined && before.rewritten !== now.rewritten) {
      faults.push(...(await search(before, now, anchors)))
    } else if (isUnbalanced) {
      faults.push(...(await proveMoney('all')))
    }
    faults.push(...(await proveMoney('some')), ...(await proveAgain()))
    // Counters come up to ten seconds late, so what is young is told by the round before.
    counted = { rewritten: now.rewritten, horizon: horizon ?? now.horizon }
    horizon = now.horizon
    return distinct(faults)
  }

  return {
    state: () => state,
    async round(now, anchors = []) {
      const start = stopwatch()
      const faults = await findFaults(anchors)
      const isSound = faults.length === 0
      state = {
        isSound,
        faults,
        provedAt: now,
        tookMs: Math.round(stopwatch() - start),
        head: isSound ? await headAt(proved ?? 0n) : state.head,
        repeatedUpTo: repeated,
      }
      if (counted !== undefined) await saveReport(db, state, counted)
      return state
    },
  }

  async function headAt(place: bigint): Promise<ChainHead | undefined> {
    return place === 0n ? undefined : readHead(db, place)
  }
}

function distinct(faults: readonly LedgerFault[]): LedgerFault[] {
  const byName = new Map(faults.map(fault => [`${fault.code} ${fault.row}`, fault]))
  return [...byName.values()]
}
