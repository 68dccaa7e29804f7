import { wordsOfStored, type OtherLanguages, type Words } from '@tartip/domain/bank-text'
import type { Instant } from '@tartip/domain/time/instant'

import type { Read } from '../../lists/list-reader.ts'
import type { StoredDocument } from '../document-kind.ts'
import type { DocumentTable } from './document-table.ts'

export interface StatusHistoryEntry<Status extends string> {
  readonly statusCode: Status
  readonly enteredAt: Instant
  readonly personId?: string
  readonly comment?: Words
}

interface StatusHistoryRow {
  readonly status_code: string
  readonly entered_at: Instant
  readonly person_id: string | null
  readonly comment: string | null
  readonly comment_other: OtherLanguages | null
}

/** Every status that a document has entered, oldest first. */
export async function readStatusHistory<D extends StoredDocument, A extends string>(
  read: Read,
  { schema, idColumn, statusOf }: DocumentTable<D, A>,
  legalPartyId: string,
  id: string,
): Promise<StatusHistoryEntry<D['statusCode']>[]> {
  const rows = await read<StatusHistoryRow>(
    legalPartyId,
    `select status_code, entered_at, person_id, comment, comment_other
     from ${schema}.status_history
     where legal_party_id = $1 and ${idColumn} = $2 order by version, step`,
    [legalPartyId, id],
  )
  return rows.map(row => ({
    statusCode: statusOf(row.status_code),
    enteredAt: row.entered_at,
    ...(row.person_id === null ? {} : { personId: row.person_id }),
    ...(row.comment === null ? {} : { comment: wordsOfStored(row.comment, row.comment_other) }),
  }))
}
