import { isUuid } from '@tartip/domain/identifiers/uuid'
import { sql } from 'kysely'
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
 */
export async function readBooks(
  tx: LedgerDb,
  requests: readonly TransferRequest[],
): Promise<Books> {
  const books = layerOver(undefined)
  const holdIds = unique(requests.flatMap(request => ('holdId' in request ? [request.holdId] : [])))
  const holdAccounts = await accountsOfHolds(tx, holdIds)
  const accountIds = unique([...requests.flatMap(accountsOfRequest), ...holdAccounts.accountIds])
  await lockAccounts(tx, accountIds, books)
  await readOutcomes(tx, unique([...requests.map(request => request.id), ...holdIds]), books)
  await readHolds(tx, holdAccounts.holdIds, books)
  return books
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
): Promise<{ holdIds: string[]; accountIds: string[] }> {
  if (holdIds.length === 0) return { holdIds: [], accountIds: [] }
  const { rows } = await sql<{ id: string; debit_account_id: string; credit_account_id: string }>`
    select id, debit_account_id, credit_account_id from ledger.transfer
    where id = any(${plainArray(holdIds)}::uuid[]) and kind = 'HOLD'`.execute(tx)
  return {
    holdIds: rows.map(row => row.id),
    accountIds: rows.flatMap(row => [row.debit_account_id, row.credit_account_id]),
  }
}

async function lockAccounts(tx: LedgerDb, ids: readonly string[], books: Books): Promise<void> {
  if (ids.length === 0) return
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
      order by id for no key update
    )
    select * from guarded
    union all
    select id, currency, normal_side, may_go_short, 0, 0, 0, null
    from ledger.account where id = any(${plainArray(ids)}::uuid[]) and may_go_short`.execute(tx)
  for (const row of rows) {
    books.putAccount({
      id: row.id,
      currency: row.currency,
      normalSide: row.normal_side,
      mayGoShort: row.may_go_short,
      bookedMinor: row.booked_minor,
      heldMinor: row.held_minor,
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
