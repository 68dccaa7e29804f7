import { isUuid } from '@tartip/domain/identifiers/uuid'
import { sql, type RawBuilder } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { type Books, type HoldState, overlayBooks } from '../books.ts'
import {
  type NormalSide,
  type RefusedByBooks,
  type TransferKind,
  type TransferRequest,
} from '../transfer.ts'
import { type LedgerDb, plainArray } from './ledger-db.ts'

/**
 * Reads, under lock, everything that deciding these requests needs.
 *
 * Accounts are locked in the order of their ids, so that two batches never deadlock. Outcomes and
 * holds are read after the locks: a batch that waited sees what the previous one wrote.
 *
 * @param isExclusive waits for all transactions that are booking and blocks others until this one
 * ends
 */
export async function readBooks(
  tx: LedgerDb,
  requests: readonly TransferRequest[],
  isExclusive = false,
): Promise<Books> {
  const books = overlayBooks(undefined)
  if (isExclusive) await sql`select pg_advisory_xact_lock(${bookingLock})`.execute(tx)
  const holdIds = unique(requests.flatMap(request => ('holdId' in request ? [request.holdId] : [])))
  const holdAccounts = await accountsOfHolds(tx, holdIds)
  const accountIds = unique([...requests.flatMap(accountsOfRequest), ...holdAccounts.accountIds])
  const isLarge = requests.reduce(addAmount, holdAccounts.amountMinor) > largeBatchMinor
  if (isLarge) await acquireLock(tx)
  await lockAccounts(tx, accountIds, isLarge, books)
  await readOutcomes(tx, unique([...requests.map(request => request.id), ...holdIds]), books)
  await readHolds(tx, holdAccounts.holdIds, books)
  return books
}

/**
 * A trillion som. A few concurrent batches of this size could carry an unlocked account beyond what
 * can be stored; of smaller ones it would take hundreds at the same time.
 */
const largeBatchMinor = 10n ** 14n
/** From here on the waiting deltas of an account are added; still far from the limit. */
const nearLimitMinor = 10n ** 17n
/** Any fixed number. */
const largeBatchLock = 7_290_513

function addAmount(sum: bigint, request: TransferRequest): bigint {
  const amountMinor = 'amountMinor' in request ? (request.amountMinor ?? 0n) : 0n
  return amountMinor > 0n ? sum + amountMinor : sum
}

/** Any fixed number. Every booking transaction shares it; held exclusively, nobody else books. */
const bookingLock = 7_290_514

/** Large batches run one after the other, so that each sees the result of the previous one. */
async function acquireLock(tx: LedgerDb): Promise<void> {
  // Always in this order: an exclusive transaction already holds the first one.
  await sql`select pg_advisory_xact_lock_shared(${bookingLock})`.execute(tx)
  await sql`select pg_advisory_xact_lock(${largeBatchLock})`.execute(tx)
}

function accountsOfRequest(request: TransferRequest): string[] {
  return 'debitAccountId' in request ? [request.debitAccountId, request.creditAccountId] : []
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter(isUuid)
}

/** The content of a hold never changes, so this needs no lock; whether it is open is read later. */
async function accountsOfHolds(
  tx: LedgerDb,
  holdIds: readonly string[],
): Promise<{ holdIds: string[]; accountIds: string[]; amountMinor: bigint }> {
  if (holdIds.length === 0) return { holdIds: [], accountIds: [], amountMinor: 0n }
  const { rows } = await sql<{
    id: string
    debit_account_id: string
    credit_account_id: string
    amount_minor: bigint
  }>`
    select id, debit_account_id, credit_account_id, amount_minor from ledger.transfer
    where id = any(${plainArray(holdIds)}::uuid[]) and kind = 'HOLD'`.execute(tx)
  return {
    holdIds: rows.map(row => row.id),
    accountIds: rows.flatMap(row => [row.debit_account_id, row.credit_account_id]),
    amountMinor: rows.reduce((sum, row) => sum + row.amount_minor, 0n),
  }
}

/**
 * For accounts that allow overdraft the stored balance is enough to see that they are far from the
 * limit; waiting deltas are added only near it.
 */
async function lockAccounts(
  tx: LedgerDb,
  ids: readonly string[],
  isLarge: boolean,
  books: Books,
): Promise<void> {
  if (ids.length === 0) return
  const waiting = (column: string): RawBuilder<unknown> => sql`
    case when ${isLarge}::boolean or abs(booked_minor) > ${nearLimitMinor} or held_minor > ${nearLimitMinor}
      then (select coalesce(sum(${sql.ref(`delta.${column}`)}), 0)::bigint from ledger.balance_delta delta
        where delta.account_id = account.id) else 0 end`
  const { rows } = await sql<{
    id: string
    currency: CurrencyCode
    normal_side: NormalSide
    overdraft_allowed: boolean
    booked_minor: bigint
    held_minor: bigint
    last_sequence: bigint
    last_booked_at: number | null
  }>`
    with enforced as materialized (
      select id, currency, normal_side, overdraft_allowed, booked_minor, held_minor, last_sequence,
        last_booked_at
      from ledger.account where id = any(${plainArray(ids)}::uuid[]) and not overdraft_allowed
        and (select pg_advisory_xact_lock_shared(${bookingLock})) is not null
      order by id for no key update
    )
    select * from enforced
    union all
    select id, currency, normal_side, overdraft_allowed, booked_minor + ${waiting('booked_minor')},
      held_minor + ${waiting('held_minor')}, 0, null
    from ledger.account where id = any(${plainArray(ids)}::uuid[]) and overdraft_allowed`.execute(
    tx,
  )
  for (const row of rows) {
    const balance = { bookedMinor: row.booked_minor, heldMinor: row.held_minor }
    books.putAccount({
      id: row.id,
      currency: row.currency,
      normalSide: row.normal_side,
      overdraftAllowed: row.overdraft_allowed,
      ...(row.overdraft_allowed
        ? { bookedMinor: 0n, heldMinor: 0n, storedBalance: balance }
        : balance),
      lastSequence: row.last_sequence,
      lastBookedAt: row.last_booked_at ?? undefined,
    })
  }
}

async function readOutcomes(tx: LedgerDb, ids: readonly string[], books: Books): Promise<void> {
  const { rows } = await sql<{
    id: string
    digest: string
    result: 'DONE' | RefusedByBooks
    kind: TransferKind | null
  }>`
    select id, encode(digest, 'hex') as digest, 'DONE' as result, kind
    from ledger.transfer where id = any(${plainArray(ids)}::uuid[])
    union all
    select id, encode(digest, 'hex'), code, null
    from ledger.refusal where id = any(${plainArray(ids)}::uuid[])`.execute(tx)
  for (const row of rows) {
    books.putOutcome(row.id, {
      digest: row.digest,
      result: row.result,
      kind: row.kind ?? undefined,
    })
  }
}

/* The resolution is a subquery per hold: a join could scan all resolutions of the books. */
async function readHolds(tx: LedgerDb, holdIds: readonly string[], books: Books): Promise<void> {
  if (holdIds.length === 0) return
  const { rows } = await sql<{
    id: string
    debit_account_id: string
    credit_account_id: string
    currency: CurrencyCode
    amount_minor: bigint
    expires_at: number | null
    resolution: NonNullable<HoldState['resolution']> | null
  }>`
    select hold.id, hold.debit_account_id, hold.credit_account_id, hold.currency, hold.amount_minor,
      hold.expires_at,
      (select kind from ledger.transfer where hold_id = hold.id) as resolution
    from ledger.transfer hold
    where hold.id = any(${plainArray(holdIds)}::uuid[])`.execute(tx)
  for (const row of rows) {
    books.putHold({
      id: row.id,
      debitAccountId: row.debit_account_id,
      creditAccountId: row.credit_account_id,
      currency: row.currency,
      amountMinor: row.amount_minor,
      expiresAt: row.expires_at ?? undefined,
      resolution: row.resolution ?? undefined,
    })
  }
}
