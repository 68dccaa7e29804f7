import { isUuid } from '@tartip/domain/identifiers/uuid'
import { sql, type RawBuilder } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { type Books, type HoldState, layerOver } from '../books.ts'
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
 * Accounts are locked in the order of their ids, so that two batches never wait for each other in a circle.
 * Outcomes and holds are read after the locks: a batch that waited sees what the one before it wrote.
 *
 * @param isAlone waits for everybody who is booking, and lets nobody book until the transaction ends
 */
export async function readBooks(
  tx: LedgerDb,
  requests: readonly TransferRequest[],
  isAlone = false,
): Promise<Books> {
  const books = layerOver(undefined)
  if (isAlone) await sql`select pg_advisory_xact_lock(${bookingLock})`.execute(tx)
  const holdIds = unique(requests.flatMap(request => ('holdId' in request ? [request.holdId] : [])))
  const holdAccounts = await accountsOfHolds(tx, holdIds)
  const accountIds = unique([...requests.flatMap(accountsOfRequest), ...holdAccounts.accountIds])
  const isHuge = requests.reduce(addAmount, holdAccounts.amountMinor) > hugeMinor
  if (isHuge) await acquireLock(tx)
  await lockAccounts(tx, accountIds, isHuge, books)
  await readOutcomes(tx, unique([...requests.map(request => request.id), ...holdIds]), books)
  await readHolds(tx, holdAccounts.holdIds, books)
  return books
}

/**
 * A trillion som. A batch that moves more could carry an account that nobody locks beyond what can be stored,
 * together with a few of its like; smaller ones would have to be hundreds at the same moment.
 */
const hugeMinor = 10n ** 14n
/** From here on an account is looked at more closely; it is far from the limit still. */
const farMinor = 10n ** 17n
/** Any fixed number. */
const hugeLock = 7_290_513

function addAmount(sum: bigint, request: TransferRequest): bigint {
  const amountMinor = 'amountMinor' in request ? (request.amountMinor ?? 0n) : 0n
  return amountMinor > 0n ? sum + amountMinor : sum
}

/**
 * Any fixed number: everybody who books shares it. Taken alone, nobody books meanwhile.
 */
const bookingLock = 7_290_514

/** Batches like that go one after the other, so that each sees what the one before it has left. */
async function acquireLock(tx: LedgerDb): Promise<void> {
  // In this order always: whoever books alone has the first one already.
  await sql`select pg_advisory_xact_lock_shared(${bookingLock})`.execute(tx)
  await sql`select pg_advisory_xact_lock(${hugeLock})`.execute(tx)
}

function accountsOfRequest(request: TransferRequest): string[] {
  return 'debitAccountId' in request ? [request.debitAccountId, request.creditAccountId] : []
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter(isUuid)
}

/** What a hold says never changes, so this needs no lock; whether it is open is read later. */
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
 * Of accounts that may go short the stored balance is read along, which is enough to see that it is far from the
 * limit; what still waits to be folded is added up only where it could matter.
 */
async function lockAccounts(
  tx: LedgerDb,
  ids: readonly string[],
  isHuge: boolean,
  books: Books,
): Promise<void> {
  if (ids.length === 0) return
  const waiting = (column: string): RawBuilder<unknown> => sql`
    case when ${isHuge}::boolean or abs(booked_minor) > ${farMinor} or held_minor > ${farMinor}
      then (select coalesce(sum(${sql.ref(`delta.${column}`)}), 0)::bigint from ledger.balance_delta delta
        where delta.account_id = account.id) else 0 end`
  const { rows } = await sql<{
    id: string
    currency: CurrencyCode
    normal_side: NormalSide
    may_go_short: boolean
    booked_minor: bigint
    held_minor: bigint
    last_sequence: bigint
    last_booked_at: number | null
  }>`
    with guarded as materialized (
      select id, currency, normal_side, may_go_short, booked_minor, held_minor, last_sequence,
        last_booked_at
      from ledger.account where id = any(${plainArray(ids)}::uuid[]) and not may_go_short
        and (select pg_advisory_xact_lock_shared(${bookingLock})) is not null
      order by id for no key update
    )
    select * from guarded
    union all
    select id, currency, normal_side, may_go_short, booked_minor + ${waiting('booked_minor')},
      held_minor + ${waiting('held_minor')}, 0, null
    from ledger.account where id = any(${plainArray(ids)}::uuid[]) and may_go_short`.execute(tx)
  for (const row of rows) {
    const stands = { bookedMinor: row.booked_minor, heldMinor: row.held_minor }
    books.putAccount({
      id: row.id,
      currency: row.currency,
      normalSide: row.normal_side,
      overdraftAllowed: row.may_go_short,
      ...(row.may_go_short ? { bookedMinor: 0n, heldMinor: 0n, besides: stands } : stands),
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

/*
 * What has become of a hold is asked for each of them: as a join it may be merged with all resolutions that the
 * books have.
 */
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
