import { incomingLetterList, outgoingLetterList } from '@tartip/domain/lists/letter-lists'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { LocalizedText } from '@tartip/domain/language'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { DocumentRow } from '../../../platform/documents/store/document-table.ts'
import { containsKey, isOneOf, isWithinDays } from '../../../platform/lists/conditions.ts'
import {
  createListReads,
  type ListReads,
  type ListSource,
} from '../../../platform/lists/list-reads.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import type { LetterDocument, StoredAttachment } from '../letter-kind.ts'
import { letterTable } from './letter-table.ts'

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

/** What screens read; drafts of other people are left out. */
export interface LetterReads {
  readonly outgoing: ListReads<typeof outgoingLetterList, LetterDocument>
  readonly incoming: ListReads<typeof incomingLetterList, IncomingLetter>
  countUnread(actor: Actor): Promise<number>
}

export interface IncomingRow {
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

export const incomingFromRow = (row: IncomingRow): IncomingLetter => ({
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

const placeOfLetters = { tenant: 'p.legal_party_id', id: 'p.id', idType: 'uuid' } as const
const search = containsKey('p.search_text', searchKeyOf)

const outgoing: ListSource<typeof outgoingLetterList, DocumentRow, LetterDocument> = {
  table: {
    ...placeOfLetters,
    from: 'letter.outgoing',
    columns: letterTable.columnList,
    madeAt: 'p.created_at',
    sorts: { CREATED_DATE: ['p.created_at'] },
    // Letters of an organisation are few, and each step makes a version greater by one.
    version: `select concat_ws(' ', count(*), sum(version)) from letter.outgoing
      where legal_party_id = $1`,
  },
  conditions: {
    search,
    created: isWithinDays('p.created_at'),
    statuses: isOneOf('p.status_code'),
  },
  fromRow: letterTable.fromRow,
  addScope(where, { personId }) {
    where.add('p.deleted_at is null')
    where.add(`(p.status_code <> 'DRAFT' or p.created_by = ${where.place(personId)})`)
  },
}

const incoming: ListSource<typeof incomingLetterList, IncomingRow, IncomingLetter> = {
  table: {
    ...placeOfLetters,
    from: 'letter.incoming',
    columns: 'p.*',
    madeAt: 'p.sent_at',
    sorts: { CREATED_DATE: ['p.sent_at'] },
    version: `select concat_ws(' ', count(*), count(read_at)) from letter.incoming
      where legal_party_id = $1`,
  },
  conditions: {
    search,
    created: isWithinDays('p.sent_at'),
    statuses: isOneOf(`(case when p.read_at is null then 'NOT_PROCESSED' else 'PROCESSED' end)`),
  },
  fromRow: incomingFromRow,
}

export function createLetterReads(db: Db): LetterReads {
  const read = createRead(db)
  return {
    outgoing: createListReads(read, outgoing),
    incoming: createListReads(read, incoming),
    async countUnread({ legalPartyId }) {
      const text = `select count(*)::integer as count from letter.incoming
        where legal_party_id = $1 and read_at is null`
      const [row] = await read<{ count: number }>(legalPartyId, text, [legalPartyId])
      return row?.count ?? 0
    },
  }
}
