import { sql } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'
import type { LedgerFault } from './check.ts'
import type { Prover, Slice } from './prove-slice.ts'

/** Goes through all balances slice by slice, and then starts again. */
interface BalanceSlices {
  /** The next slice; undefined at the end of a round, after which the next round begins. */
  next(): Promise<Slice | undefined>
  /** How long the last slice took; the size of the next one is adapted to it. */
  recordDuration(tookMs: number): void
  /** Starts a new round. */
  restart(): void
}

const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const hourMs = 3_600_000
/** Target duration of one slice. */
const wantedMs = 1_000
const largestStep = 1 << 20

/**
 * Balance-enforced accounts come first, then the hours of the other accounts, oldest first. Slice
 * sizes adapt to the measured time.
 */
function createBalanceSlices(db: LedgerDb): BalanceSlices {
  let after: string | undefined = firstId
  let hours: { next: number; end: number } | undefined
  /** Doubled or halved by the measured time: thousands of entries, or hours. */
  const steps = { accounts: 64, hours: 24 }
  let newest: keyof typeof steps = 'accounts'

  return {
    async next() {
      if (after !== undefined) {
        newest = 'accounts'
        const slice = await nextAccounts(db, after, steps.accounts)
        after = slice.kind === 'accounts' && slice.upTo !== lastId ? slice.upTo : undefined
        return slice
      }
      hours ??= await readHours(db)
      newest = 'hours'
      const { next: from, end } = hours
      if (from >= end) {
        after = firstId
        hours = undefined
        return undefined
      }
      const until = from + steps.hours * hourMs
      hours.next = until
      return { kind: 'hours', from, until }
    },
    restart() {
      after = firstId
      hours = undefined
    },
    recordDuration(tookMs) {
      const step = steps[newest]
      if (tookMs < wantedMs / 2) steps[newest] = Math.min(step * 2, largestStep)
      if (tookMs > wantedMs * 2) steps[newest] = Math.max(1, step >> 1)
    },
  }
}

/**
 * At most `step` hundred accounts with at most `step` thousand entries together, or one account.
 */
async function nextAccounts(db: LedgerDb, from: string, step: number): Promise<Slice> {
  const { rows } = await sql<{ id: string }>`
    with upcoming as materialized (
      select id, last_sequence from ledger.account
      where id > ${from}::uuid and not overdraft_allowed order by id limit ${step * 100}
    )
    select id from (
      select id, sum(last_sequence + 10) over (order by id) as entries from upcoming
    ) as counted where entries <= ${step * 1_000}
    order by id desc limit 1`.execute(db)
  if (rows[0] !== undefined) return { kind: 'accounts', after: from, upTo: rows[0].id }
  // One account may have more entries than fit: it is a slice of its own.
  const alone = await sql<{ id: string }>`
    select id from ledger.account where id > ${from}::uuid and not overdraft_allowed
    order by id limit 1`.execute(db)
  return { kind: 'accounts', after: from, upTo: alone.rows[0]?.id ?? lastId }
}

/** From the first to the last hour with entries or stored turnover. */
async function readHours(db: LedgerDb): Promise<{ next: number; end: number }> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(least(first, first_kept)) as first, max(greatest(last, last_kept)) as last
    from ledger.account
    cross join lateral (
      select min(booked_at) as first, max(booked_at) as last
      from ledger.entry where entry.account_id = account.id
    ) as entries
    cross join lateral (
      select min(hour) as first_kept, max(hour) as last_kept
      from ledger.hour_turnover as kept where kept.account_id = account.id
    ) as kept
    where account.overdraft_allowed`.execute(db)
  const { first, last } = rows[0] ?? { first: null, last: null }
  if (first === null || last === null) return { next: 0, end: 0 }
  return { next: Math.floor(first / hourMs) * hourMs, end: last + 1 }
}

/** Checks stored balances and turnovers against the sums of entries. */
export interface BalanceProof {
  /** Continues for the given time, at most to the end of the round. */
  proveSome(budgetMs: number): Promise<LedgerFault[]>
  /** A whole round from the beginning. */
  proveAll(): Promise<LedgerFault[]>
}

export function createBalanceProof(deps: {
  readonly db: LedgerDb
  readonly prover: Prover
  readonly stopwatch: () => number
}): BalanceProof {
  const { prover, stopwatch } = deps
  const slices = createBalanceSlices(deps.db)
  const proveWhile = async (shouldContinue: () => boolean): Promise<LedgerFault[]> => {
    const faults: LedgerFault[] = []
    while (shouldContinue()) {
      const slice = await slices.next()
      if (slice === undefined) break
      const startedAt = stopwatch()
      faults.push(...(await prover.prove(slice)))
      slices.recordDuration(stopwatch() - startedAt)
    }
    return faults
  }
  return {
    proveSome(budgetMs) {
      const start = stopwatch()
      return proveWhile(() => stopwatch() - start < budgetMs)
    },
    proveAll() {
      slices.restart()
      return proveWhile(() => true)
    },
  }
}
