import { sql } from 'kysely'
import { decideBatch } from './decide-batch.ts'
import type { NewLedgerAccount } from './new-account.ts'
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
import { batchLimit, type TransferAnswer, type TransferRequest } from './transfer.ts'

/** A double-entry ledger. It knows accounts, transfers and holds, and nothing of what they are for. */
export interface Ledger {
  /**
   * Opens accounts under ids made by the caller. Opening the same account again changes nothing; the same
   * id with other properties is answered with ACCOUNT_CHANGED.
   */
  openAccounts(list: readonly NewLedgerAccount[]): Promise<AccountAnswer[]>

  /**
   * Books a batch (at most `batchLimit` requests) in order and answers each request, in the same order,
   * with DONE or the code of its refusal. A refused request never stops its neighbours, except within a
   * chain. Repeating a request gives the first answer again and books nothing.
   *
   * @throws TransferRace inside a transaction of the caller: run the whole transaction again.
   */
  post(requests: readonly TransferRequest[]): Promise<TransferAnswer[]>

  /** Balances now, by account id; unknown ids are absent. */
  balances(accountIds: readonly string[]): Promise<Map<string, AccountBalance>>

  /** The booked balance right after each of these instants (epoch milliseconds), in the same order. */
  balancesAt(accountId: string, instants: readonly number[]): Promise<bigint[]>

  /** What went through one account in a period, with the balances at its two ends. */
  turnover(accountId: string, period: Period): Promise<AccountTurnover>

  /** Entries of one account with the balance after each, newest first, by keyset. */
  entries(accountId: string, filter: EntryFilter, limit: number): Promise<LedgerEntry[]>

  /** Open holds of one account, oldest first. */
  openHolds(accountId: string): Promise<OpenHold[]>

  /** Booked transfers by id, with the rate where one was a conversion; refused and unknown ids are absent. */
  transfers(ids: readonly string[]): Promise<Map<string, LedgerTransfer>>

  /** Releases holds whose time is over, at most `limit`; answers how many. */
  expireHolds(now: number, limit: number): Promise<number>

  /**
   * Folds the appended changes of accounts that may go short into their stored balance; answers how many
   * rows it folded, at most `foldLimit`. Balances are right without it; it keeps reading them cheap. Call it
   * from time to time, and again soon when it has folded as many as it may.
   */
  foldDeltas(): Promise<number>

  /** Gives committed batches their places in the chain; answers how many. Call it every few hundred ms. */
  sealBatches(): Promise<number>
}

/**
 * The same transfer id, or two resolutions of one hold, were being booked by two transactions at once, and
 * the other one has won. The database has ended this transaction; the next attempt finds the answer.
 */
export class TransferRace extends Error {
  override readonly name = 'TransferRace'
}

/** The batch has to be decided once more, alone; nothing has been written yet. */
class MustBeAlone extends Error {
  override readonly name = 'MustBeAlone'
}

const attempts = 6

/**
 * @param deps.db the pool, or a transaction when the booking belongs to something larger: then everything
 *   happens inside it and becomes true with its commit.
 */
export function createLedger(deps: { db: LedgerDb }): Ledger {
  const { db } = deps
  const post = (requests: readonly TransferRequest[]): Promise<TransferAnswer[]> => {
    if (requests.length > batchLimit) {
      return Promise.reject(new RangeError(`A batch has at most ${batchLimit} requests`))
    }
    if (requests.length === 0) return Promise.resolve([])
    return db.isTransaction ? postWithin(db, requests, 'here') : postInOwnTransaction(db, requests)
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
  let isAlone = false
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(tx => postWithin(tx, requests, isAlone))
    } catch (error) {
      isAlone ||= error instanceof MustBeAlone
      if (attempt === attempts || !isWorthAnotherAttempt(error)) throw error
    }
  }
}

/**
 * A refusal that no lock of an account covers is decided while nobody books: somebody else might be doing, at this
 * moment, what is refused here, and no index stands between a refusal and a transfer of one id.
 *
 * @param isAlone nobody else books; `here`: it is found out in this transaction, which cannot begin anew
 */
async function postWithin(
  tx: LedgerDb,
  requests: readonly TransferRequest[],
  isAlone: boolean | 'here',
): Promise<TransferAnswer[]> {
  let books = await readBooks(tx, requests, isAlone === true)
  let { answers, effects } = decideBatch(books, requests)
  if (isAlone !== true && effects.refusals.some(({ isGuarded }) => !isGuarded)) {
    if (isAlone === false) throw new MustBeAlone()
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

function isWorthAnotherAttempt(error: unknown): boolean {
  if (error instanceof TransferRace || error instanceof MustBeAlone) return true
  const state = sqlState(error)
  return state === serializationFailure || state === deadlockDetected
}

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
