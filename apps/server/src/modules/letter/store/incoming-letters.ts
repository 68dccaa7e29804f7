import { incomingLetterList } from '@tartip/domain/lists/letter-lists'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { LetterFromBank } from '@tartip/bank-ports/bank-letters'
import type { LocalizedText } from '@tartip/domain/language'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { wakeAfterCommit } from '../../../platform/db/commit-hooks.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import { containsKey, isOneOf, isWithinDays } from '../../../platform/lists/conditions.ts'
import type { ListSource } from '../../../platform/lists/list-reads.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import type { StoredAttachment } from '../letter-kind.ts'
import { letterTable, readLetterChannel, searchTextOf } from './letter-table.ts'

/** A letter of the bank. */
export interface IncomingLetter {
  readonly id: string
  readonly legalPartyId: string
  readonly senderName: LocalizedText
  readonly title: string
  readonly message: string
  readonly sentAt: Instant
  readonly referenceLetterId?: string
  readonly attachment?: Omit<StoredAttachment, 'fileId'>
  /** When somebody marked it as read, and who. */
  readonly read?: { readonly at: Instant; readonly by: string }
}

interface IncomingRow {
  readonly legal_party_id: string
  readonly id: string
  readonly sender_name: LocalizedText
  readonly title: string
  readonly message: string
  readonly sent_at: Instant
  readonly reference_letter_id: string | null
  readonly attachment: IncomingLetter['attachment'] | null
  readonly read_at: Instant | null
  readonly read_by: string | null
}

const incomingFromRow = (row: IncomingRow): IncomingLetter => ({
  id: row.id,
  legalPartyId: row.legal_party_id,
  senderName: row.sender_name,
  title: row.title,
  message: row.message,
  sentAt: row.sent_at,
  ...(row.reference_letter_id === null ? {} : { referenceLetterId: row.reference_letter_id }),
  ...(row.attachment === null ? {} : { attachment: row.attachment }),
  ...(row.read_at === null || row.read_by === null
    ? {}
    : { read: { at: row.read_at, by: row.read_by } }),
})

/** The list of letters of the bank. */
export const incomingLetters: ListSource<typeof incomingLetterList, IncomingRow, IncomingLetter> = {
  table: {
    tenant: 'p.legal_party_id',
    id: 'p.id',
    idType: 'uuid',
    from: 'letter.incoming',
    columns: 'p.*',
    madeAt: 'p.sent_at',
    sorts: { CREATED_DATE: ['p.sent_at'] },
    version: `select concat_ws(' ', count(*), count(read_at)) from letter.incoming
      where legal_party_id = $1`,
  },
  conditions: {
    search: containsKey('p.search_text', searchKeyOf),
    created: isWithinDays('p.sent_at'),
    statuses: isOneOf(`(case when p.read_at is null then 'NOT_PROCESSED' else 'PROCESSED' end)`),
  },
  fromRow: incomingFromRow,
}

const query = async <Row>(tx: Db, text: string, values: readonly unknown[]) =>
  (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

export async function findIncoming(
  tx: Db,
  legalPartyId: string,
  ids: readonly string[],
): Promise<readonly IncomingLetter[]> {
  const rows = await query<IncomingRow>(
    tx,
    `select * from letter.incoming where legal_party_id = $1 and id = any($2::uuid[])`,
    [legalPartyId, [...ids]],
  )
  return rows.map(incomingFromRow)
}

/** Marks those as read that nobody has read; returns their ids. */
export async function markIncomingAsRead(
  tx: Db,
  { legalPartyId, personId, sessionId }: Actor,
  { ip, traceId }: MutationRequest,
  ids: readonly string[],
  at: Instant,
): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(
    tx,
    `update letter.incoming set read_at = $3, read_by = $4
     where legal_party_id = $1 and id = any($2::uuid[]) and read_at is null
     returning id`,
    [legalPartyId, [...ids], toIso(at), personId],
  )
  for (const { id } of rows) {
    await appendEvent(tx, legalPartyId, 'letterRead', id, 'NOT_PROCESSED', 'PROCESSED')
    const details = { letterId: id, ip, sessionId, traceId }
    const action = 'letterRead'
    await recordAudit(tx, { legalPartyId, at, personId, action, outcome: 'ok', details })
  }
  if (rows.length > 0) wakeAfterCommit(tx, readLetterChannel)
  return new Set(rows.map(({ id }) => id))
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
  await appendEvent(tx, legalPartyId, 'letterReceived', letterId, null, 'NOT_PROCESSED')
  return true
}

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

/** An event of a letter of the bank, which has no creator. */
function appendEvent(
  tx: Db,
  legalPartyId: string,
  kind: string,
  letterId: string,
  fromStatus: string | null,
  toStatus: string,
): Promise<void> {
  const payload = { letterId, createdBy: '', fromStatus, toStatus, isDeleted: false }
  return appendOutbox(tx, { legalPartyId, topic: letterTable.topic, kind, payload })
}
