import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Db } from '../../db/db.ts'
import type { StoredDocument } from '../document-kind.ts'
import type { DocumentRow, DocumentTable } from './document-table.ts'

/** The columns of a table whose documents are handed over; `createDocumentTables` gets them with the others. */
export const handOverColumns = `
  received_at     timestamptz,
  attempts        integer not null default 0,
  next_attempt_at timestamptz`

const batchSize = 100
/** An unanswered hand-over is repeated after a pause that doubles. */
export const handOverPauseMs = { first: 5_000, longest: 300_000 } as const

export interface DueDocument<D> {
  readonly document: D
  /** How often it was claimed, this time included. */
  readonly attempts: number
}

/** Each attempt moves the next one away before the bank is called, so that a failing document waits. */
export async function claimSigned<D extends StoredDocument, A extends string>(
  table: DocumentTable<D, A>,
  tx: Db,
  now: Instant,
): Promise<readonly DueDocument<D>[]> {
  const text = `
    with due as (
      select p.legal_party_id, p.id from ${table.name} p
      where p.is_fully_signed and p.received_at is null and p.deleted_at is null
        and (p.next_attempt_at is null or p.next_attempt_at <= $1::timestamptz)
      order by p.updated_at, p.id limit $2 for update skip locked)
    update ${table.name} p set attempts = p.attempts + 1,
      next_attempt_at = $1::timestamptz
        + least($3 * 2 ^ least(p.attempts, 10), $4) * interval '1 millisecond'
    from due where p.legal_party_id = due.legal_party_id and p.id = due.id
    returning ${table.columnList}, p.attempts`
  const values = [toIso(now), batchSize, handOverPauseMs.first, handOverPauseMs.longest]
  const { rows } = await tx.executeQuery<DocumentRow & { readonly attempts: number }>(
    CompiledQuery.raw(text, values),
  )
  return rows.map(row => ({ document: table.fromRow(row), attempts: row.attempts }))
}

/** The next hand-over is the first one of a newly signed document. */
export async function forgetAttempts<D extends StoredDocument, A extends string>(
  { name }: DocumentTable<D, A>,
  tx: Db,
  { legalPartyId, id }: { readonly legalPartyId: string; readonly id: string },
): Promise<void> {
  const text = `update ${name} p set attempts = 0, next_attempt_at = null
    where p.legal_party_id = $1 and p.id = $2`
  await tx.executeQuery(CompiledQuery.raw(text, [legalPartyId, id]))
}

/** The bank has the document, whatever became of the answer to its hand-over. */
export async function recordReceived<D extends StoredDocument, A extends string>(
  { name }: DocumentTable<D, A>,
  tx: Db,
  { legalPartyId, id }: { readonly legalPartyId: string; readonly id: string },
  at: Instant,
): Promise<void> {
  const text = `update ${name} p set received_at = $3::timestamptz
    where p.legal_party_id = $1 and p.id = $2 and p.received_at is null`
  await tx.executeQuery(CompiledQuery.raw(text, [legalPartyId, id, toIso(at)]))
}
