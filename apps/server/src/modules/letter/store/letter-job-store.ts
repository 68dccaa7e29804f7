import type { LetterFromBank } from '@tartip/bank-ports/bank-letters'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import type { DocumentRow } from '../../../platform/documents/store/document-table.ts'
import type { LetterDocument } from '../letter-kind.ts'
import { appendLetterEvent, query } from './letter-store.ts'
import { letterTable, searchTextOf } from './letter-table.ts'

/* What the jobs read and write; give each a transaction of the system. */

const firstPauseMs = 5_000
const longestPauseMs = 300_000

export interface DueLetter {
  readonly letter: LetterDocument
  /** How often it was claimed, this time included. */
  readonly attempts: number
}

/** Each attempt moves the next one away before the bank is called, so that a failing letter waits. */
export async function claimSigned(
  tx: Db,
  now: Instant,
  limit: number,
): Promise<readonly DueLetter[]> {
  const rows = await query<DocumentRow & { attempts: number }>(
    tx,
    `with due as (
       select p.legal_party_id, p.id from letter.outgoing p
       where p.is_fully_signed and p.received_at is null and p.deleted_at is null
         and (p.next_attempt_at is null or p.next_attempt_at <= $1::timestamptz)
       order by p.updated_at, p.id limit $2 for update skip locked)
     update letter.outgoing p set attempts = p.attempts + 1,
       next_attempt_at = $1::timestamptz
         + least($3 * 2 ^ least(p.attempts, 10), $4) * interval '1 millisecond'
     from due where p.legal_party_id = due.legal_party_id and p.id = due.id
     returning ${letterTable.columnList}, p.attempts`,
    [toIso(now), limit, firstPauseMs, longestPauseMs],
  )
  return rows.map(row => ({ letter: letterTable.fromRow(row), attempts: row.attempts }))
}

/** The next hand-over is the first one of a newly signed letter. */
export async function forgetAttempts(tx: Db, { legalPartyId, id }: LetterDocument): Promise<void> {
  await query(
    tx,
    `update letter.outgoing p set attempts = 0, next_attempt_at = null
     where p.legal_party_id = $1 and p.id = $2`,
    [legalPartyId, id],
  )
}

export async function recordReceived(
  tx: Db,
  { legalPartyId, id }: LetterDocument,
  now: Instant,
): Promise<void> {
  await query(
    tx,
    `update letter.outgoing p set received_at = $3::timestamptz
     where p.legal_party_id = $1 and p.id = $2 and p.received_at is null`,
    [legalPartyId, id, toIso(now)],
  )
}

/** Takes over a letter of the bank; false for one that is there already. */
export async function insertIncoming(tx: Db, letter: LetterFromBank): Promise<boolean> {
  const { file } = letter
  const rows = await query(
    tx,
    `insert into letter.incoming (legal_party_id, id, sender_name, title, message, sent_at,
       reference_letter_id, attachment, search_text)
     values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8::jsonb, $9)
     on conflict do nothing returning id`,
    [
      letter.legalPartyId,
      letter.letterId,
      JSON.stringify(letter.senderName),
      letter.title,
      letter.message,
      toIso(letter.sentAt),
      letter.referenceLetterId ?? null,
      file ? JSON.stringify({ ...file, blobKey: file.key }) : null,
      searchTextOf(letter),
    ],
  )
  if (rows.length === 0) return false
  const { legalPartyId, letterId } = letter
  await appendLetterEvent(tx, legalPartyId, 'letterReceived', letterId, null, 'NOT_PROCESSED')
  return true
}

/** How far the bank's events are taken over; undefined while another process moves the cursor. */
export async function lockLetterCursor(tx: Db): Promise<bigint | undefined> {
  const [row] = await query<{ after_sequence: bigint }>(
    tx,
    `select after_sequence from letter.bank_cursor where name = 'letters' for update skip locked`,
    [],
  )
  return row?.after_sequence
}

export const moveLetterCursor = (tx: Db, sequence: bigint) =>
  query(tx, `update letter.bank_cursor set after_sequence = $1 where name = 'letters'`, [
    sequence.toString(),
  ])

interface ReadLetter {
  readonly legalPartyId: string
  readonly id: string
  readonly readAt: Instant
}

/** Letters of the bank that were read and whose reading the bank does not know. */
export async function findUnreported(tx: Db, limit: number): Promise<readonly ReadLetter[]> {
  const rows = await query<{ legal_party_id: string; id: string; read_at: Instant }>(
    tx,
    `select legal_party_id, id, read_at from letter.incoming
     where read_at is not null and reported_at is null order by read_at, id limit $1`,
    [limit],
  )
  return rows.map(row => ({ legalPartyId: row.legal_party_id, id: row.id, readAt: row.read_at }))
}

export const recordReported = (tx: Db, { legalPartyId, id }: ReadLetter, now: Instant) =>
  query(tx, `update letter.incoming set reported_at = $3 where legal_party_id = $1 and id = $2`, [
    legalPartyId,
    id,
    toIso(now),
  ])
