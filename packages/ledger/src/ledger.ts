import { sql } from 'kysely'
import { decideBatch } from './decide-batch.ts'
import {
  type NewLedgerAccount,
  batchLimit,
  type TransferAnswer,
  type TransferRequest,
} from './transfer.ts'
import { type AccountAnswer, openAccounts } from './store/open-accounts.ts'
import { foldDeltas } from './store/fold-deltas.ts'
import type { LedgerDb } from './store/ledger-db.ts'
import {
  type AccountBalance,
  type OpenHold,
  readBalances,
  readOpenHolds,
} from './store/read-account.ts'
import { readBooks } from './store/read-books.ts'
import { type EntryFilter, type LedgerEntry, readEntries } from './store/read-entries.ts'
import {
  type AccountTurnover,
  type Period,
  readBalancesAt,
  readTurnover,
} from './store/read-past.ts'
import { type LedgerTransfer, readTransfers } from './store/read-transfers.ts'
import { sealBatches } from './store/seal-batches.ts'
import { writeEffects } from './store/write-effects.ts'

/** A double-entry ledger. It knows accounts, transfers and holds, and not what they are for. */
export interface Ledger {
  /**
   * Opens accounts under ids made by the caller. Opening the same account again changes nothing;
   * the same id with other properties returns ACCOUNT_CHANGED.
   */
  openAccounts(list: readonly NewLedgerAccount[]): Promise<AccountAnswer[]>

  /**
   * Books a batch (at most `batchLimit` requests) in order and returns DONE or a refusal code for
   * each request, in the same order. A refused request never stops others, except within a chain.
   * Repeating a request returns the first result again and books nothing.
   *
   * @throws TransferRace inside a transaction of the caller: run the whole transaction again.
   */
  post(requests: readonly TransferRequest[]): Promise<TransferAnswer[]>

  /** Current balances by account id; unknown ids are absent. */
  balances(accountIds: readonly string[]): Promise<Map<string, AccountBalance>>

  /** The booked balance right after each of these instants (epoch milliseconds), in the same order. */
  balancesAt(accountId: string, instants: readonly number[]): Promise<bigint[]>

  /** Turnover of one account in a period, with its opening and closing balance. */
  turnover(accountId: string, period: Period): Promise<AccountTurnover>

  /** Entries of one account with the balance after each, newest first, by keyset. */
  entries(accountId: string, filter: EntryFilter, limit: number): Promise<LedgerEntry[]>

  /** Open holds of one account, oldest first. */
  openHolds(accountId: string): Promise<OpenHold[]>

  /** Booked transfers by id, with the rate of a conversion; refused and unknown ids are absent. */
  transfers(ids: readonly string[]): Promise<Map<string, LedgerTransfer>>

  /** Releases at most `limit` expired holds; returns how many. */
  expireHolds(now: number, limit: number): Promise<number>

  /**
   * Folds the appended deltas of accounts that allow overdraft into their stored balance; returns
   * how many rows it folded, at most `foldLimit`. Balances are correct without it, but slower to
   * read. Call it regularly, and again soon when it has folded the maximum.
   */
  foldDeltas(): Promise<number>

  /**
   * Gives committed batches their places in the chain; returns how many. Call it every few hundred
   * ms.
   */
  sealBatches(): Promise<number>
}

/**
 * Two transactions were booking the same transfer id or resolving the same hold, and the other one
 * committed first. The database has aborted this transaction; the next attempt finds the recorded
 * result.
 */
export class TransferRace extends Error {
  override readonly name = 'TransferRace'
}

/**
 * The batch must be decided again under the exclusive booking lock; nothing has been written yet.
 */
class ExclusiveLockNeeded extends Error {
  override readonly name = 'MustBeAlone'
}

const maxAttempts = 6

/**
 * @param deps.db the pool, or a transaction when the booking is part of something larger: then
 * everything happens inside it and becomes visible with its commit.
 */
export function createLedger(deps: { db: LedgerDb }): Ledger {
  const { db } = deps
  const post = (requests: readonly TransferRequest[]): Promise<TransferAnswer[]> => {
    if (requests.length > batchLimit) {
      return Promise.reject(new RangeError(`A batch has at most ${batchLimit} requests`))
    }
    if (requests.length === 0) return Promise.resolve([])
    return db.isTransaction
      ? postInTransaction(db, requests, 'here')
      : postInOwnTransaction(db, requests)
  }
  return {
    openAccounts: list => openAccounts(db, list),
    post,
    balances: ids => readBalances(db, ids),
    balancesAt: (accountId, instants) => readBalancesAt(db, accountId, instants),
    turnover: (accountId, period) => readTurnover(db, accountId, period),
    transfers: ids => readTransfers(db, ids),
    entries: (accountId, filter, limit) => readEntries(db, accountId, filter, limit),
    openHolds: accountId => readOpenHolds(db, accountId),
    foldDeltas: () => foldDeltas(db),
    sealBatches: () => sealBatches(db),
    async expireHolds(now, limit) {
      const { rows } = await sql<{ hold_id: string; id: string }>`
        select id as hold_id, gen_random_uuid() as id from ledger.open_hold
        where expires_at <= ${new Date(now).toISOString()}::timestamptz
        order by expires_at limit ${Math.min(limit, batchLimit)}`.execute(db)
      const answers = await post(
        rows.map(row => ({ kind: 'EXPIRE_HOLD', id: row.id, holdId: row.hold_id, bookedAt: now })),
      )
      return answers.filter(answer => answer.result === 'DONE').length
    },
  }
}

async function postInOwnTransaction(
  db: LedgerDb,
  requests: readonly TransferRequest[],
): Promise<TransferAnswer[]> {
  let isExclusive = false
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(tx => postInTransaction(tx, requests, isExclusive))
    } catch (error) {
      isExclusive ||= error instanceof ExclusiveLockNeeded
      if (attempt === maxAttempts || !isRetryable(error)) throw error
    }
  }
}

/**
 * A refusal that no account lock covers is decided while nobody else books: another transaction
 * might be booking the same id, and no index connects a refusal with a transfer.
 *
 * @param isExclusive whether the exclusive booking lock is taken first; `here`: take it in this
 * transaction if needed, because the caller's transaction cannot be restarted
 */
async function postInTransaction(
  tx: LedgerDb,
  requests: readonly TransferRequest[],
  isExclusive: boolean | 'here',
): Promise<TransferAnswer[]> {
  let books = await readBooks(tx, requests, isExclusive === true)
  let { answers, effects } = decideBatch(books, requests)
  if (
    isExclusive !== true &&
    effects.refusals.some(({ isBalanceEnforced }) => !isBalanceEnforced)
  ) {
    if (isExclusive === false) throw new ExclusiveLockNeeded()
    books = await readBooks(tx, requests, true)
    ;({ answers, effects } = decideBatch(books, requests))
  }
  try {
    await writeEffects(tx, books, effects)
  } catch (error) {
    if (sqlState(error) === uniqueViolation) {
      throw new TransferRace('Another transaction has booked one of these ids', { cause: error })
    }
    throw error
  }
  return [...answers]
}

const uniqueViolation = '23505'
const serializationFailure = '40001'
const deadlockDetected = '40P01'

function isRetryable(error: unknown): boolean {
  if (error instanceof TransferRace || error instanceof ExclusiveLockNeeded) return true
  const state = sqlState(error)
  return state === serializationFailure || state === deadlockDetected
}

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
