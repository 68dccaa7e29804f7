import { sql } from 'kysely'
import type { LedgerFault } from '../proof/check.ts'
import type { RewriteCounter } from '../proof/rewritten-rows.ts'
import { type LedgerDb, timestamp } from './ledger-db.ts'
import type { ChainHead } from './seal-batches.ts'

/** The newest report of the continuous proof. */
export interface ProofReport {
  /** Epoch milliseconds of real time. */
  readonly provedAt: number
  readonly tookMs: number
  readonly isSound: boolean
  readonly faults: readonly Pick<LedgerFault, 'code' | 'row'>[]
  /** The newest link of the chain that is proved. */
  readonly place: bigint
}

interface NewReport extends Omit<ProofReport, 'provedAt' | 'place' | 'isSound'> {
  readonly provedAt: number | undefined
  readonly isSound: boolean | undefined
  readonly head: ChainHead | undefined
}

/**
 * Several processes may prove; the newest report is kept. Its place never goes back: a chain
 * shorter than a proof has seen was cut.
 */
export async function saveReport(
  db: LedgerDb,
  report: NewReport,
  counter: RewriteCounter,
): Promise<void> {
  const faults = report.faults.map(({ code, row }) => ({ code, row }))
  await sql`
    insert into ledger.proof_report as kept (proved_at, took_ms, is_sound, faults, place,
      rewritten, horizon)
    values (${timestamp(report.provedAt ?? 0)}, ${report.tookMs}, ${report.isSound === true},
      ${JSON.stringify(faults)}::jsonb, ${report.head?.place ?? 0n},
      ${counter.rewritten}, ${counter.horizon})
    on conflict (is_newest) do update
      set proved_at = excluded.proved_at, took_ms = excluded.took_ms,
        is_sound = excluded.is_sound, faults = excluded.faults,
        place = greatest(kept.place, excluded.place),
        rewritten = excluded.rewritten, horizon = excluded.horizon
      where kept.proved_at <= excluded.proved_at`.execute(db)
}

/** The counters at the newest round of any process; undefined before the first. */
export async function readLastRewriteCounter(db: LedgerDb): Promise<RewriteCounter | undefined> {
  const { rows } = await sql<RewriteCounter>`
    select rewritten, horizon from ledger.proof_report where rewritten is not null`.execute(db)
  return rows[0]
}

/** Undefined before the first round has ended. */
export async function readReport(db: LedgerDb): Promise<ProofReport | undefined> {
  const { rows } = await sql<ProofReport>`
    select proved_at as "provedAt", took_ms as "tookMs", is_sound as "isSound", faults, place
    from ledger.proof_report`.execute(db)
  return rows[0]
}
