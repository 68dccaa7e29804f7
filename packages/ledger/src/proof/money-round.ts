import { sql } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'
import type { LedgerFault } from './check.ts'
import type { Prover } from './prover.ts'
import type { Slice } from './slice.ts'

/** Goes through all the money of the books, slice by slice, and then again from the beginning. */
interface MoneySlices {
  /** The next slice; undefined at the end of a round, after which the next one begins. */
  next(): Promise<Slice | undefined>
  /** How long the newest slice took: the next one is made as large as fits the time. */
  tell(tookMs: number): void
  /** Begins anew, wherever it was. */
  restart(): void
}

const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const hourMs = 3_600_000
/** What one slice should take. */
const wantedMs = 1_000
const largestStep = 1 << 20

/**
 * Guarded accounts come first, as many as have so many entries together; then the hours of the others, oldest
 * first. How many is learned from the time that the slices took.
 */
function createMoneySlices(db: LedgerDb): MoneySlices {
  let after: string | undefined = firstId
  let hours: { next: number; end: number } | undefined
  /** Doubled and halved by the time: thousands of entries, or hours. */
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
    tell(tookMs) {
      const step = steps[newest]
      if (tookMs < wantedMs / 2) steps[newest] = Math.min(step * 2, largestStep)
      if (tookMs > wantedMs * 2) steps[newest] = Math.max(1, step >> 1)
    },
  }
}

/** So many hundreds of accounts with so many thousands of entries together, or one account. */
async function nextAccounts(db: LedgerDb, from: string, step: number): Promise<Slice> {
  const { rows } = await sql<{ id: string }>`
    with upcoming as materialized (
      select id, last_sequence from ledger.account
      where id > ${from}::uuid and not may_go_short order by id limit ${step * 100}
    )
    select id from (
      select id, sum(last_sequence + 10) over (order by id) as entries from upcoming
    ) as counted where entries <= ${step * 1_000}
    order by id desc limit 1`.execute(db)
  if (rows[0] !== undefined) return { kind: 'accounts', after: from, upTo: rows[0].id }
  // One account may have more entries than fit: it goes alone.
  const alone = await sql<{ id: string }>`
    select id from ledger.account where id > ${from}::uuid and not may_go_short
    order by id limit 1`.execute(db)
  return { kind: 'accounts', after: from, upTo: alone.rows[0]?.id ?? lastId }
}

/** From the first hour of anything that was or is kept to the last. */
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
    where account.may_go_short`.execute(db)
  const { first, last } = rows[0] ?? { first: null, last: null }
  if (first === null || last === null) return { next: 0, end: 0 }
  return { next: Math.floor(first / hourMs) * hourMs, end: last + 1 }
}

/** Adds up entries against the balances and turnovers that are kept of them. */
export interface MoneyRound {
  /** Goes on from where it was, for a while and not further than to the end. */
  proveSome(forMs: number): Promise<LedgerFault[]>
  /** From the beginning to the end. */
  proveAll(): Promise<LedgerFault[]>
}

export function createMoneyRound(deps: {
  readonly db: LedgerDb
  readonly prover: Prover
  readonly stopwatch: () => number
}): MoneyRound {
  const { prover, stopwatch } = deps
  const slices = createMoneySlices(deps.db)
  const proveWhile = async (goesOn: () => boolean): Promise<LedgerFault[]> => {
    const faults: LedgerFault[] = []
    while (goesOn()) {
      const slice = await slices.next()
      if (slice === undefined) break
      const began = stopwatch()
      faults.push(...(await prover.prove(slice)))
      slices.tell(stopwatch() - began)
    }
    return faults
  }
  return {
    proveSome(forMs) {
      const start = stopwatch()
      return proveWhile(() => stopwatch() - start < forMs)
    },
    proveAll() {
      slices.restart()
      return proveWhile(() => true)
    },
  }
}
