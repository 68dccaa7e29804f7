import {
  letterStatuses,
  outgoingLetterLifeCycle,
  type LetterAction,
} from '@tartip/domain/documents/letter-life-cycle'
import { stageOnPhone } from '@tartip/domain/documents/phone-requests'
import { searchKeyOf } from '@tartip/domain/lists/search-text'

import * as column from '../../../platform/documents/store/columns.ts'
import { documentAuditSource } from '../../../platform/documents/store/document-audit-source.ts'
import { waitsForPhones } from '../../../platform/documents/store/document-migration.ts'
import { createDocumentStores } from '../../../platform/documents/store/document-store.ts'
import { defineDocumentTable } from '../../../platform/documents/store/document-table.ts'
import type { LetterDocument, StoredAttachment } from '../letter-kind.ts'

/** Wakes the job that hands letters over to the bank. */
export const signedLetterChannel = 'letter-fully-signed'

/** Wakes the job that sends letters to phones. */
export const letterPhoneChannel = 'letter-phone-stage'

/** Wakes the job that reports read letters to the bank. */
export const readLetterChannel = 'letter-read'

export const letterPhoneStatuses = letterStatuses.filter(
  statusCode => stageOnPhone(outgoingLetterLifeCycle, { statusCode }) !== undefined,
)

/** Title and message as they are searched. */
export const searchTextOf = ({ title, message }: { title: string; message: string }): string =>
  `${searchKeyOf(title)}\n${searchKeyOf(message)}`

/** Letters to the bank in PostgreSQL: every field and its column. */
export const letterTable = defineDocumentTable<LetterDocument, LetterAction>()({
  schema: 'letter',
  table: 'outgoing',
  idColumn: 'letter_id',
  statuses: letterStatuses,
  content: {
    subjectCode: column.text('subject_code'),
    title: column.text('title'),
    message: column.text('message'),
    referenceLetterId: column.optional(column.uuid('reference_letter_id')),
    attachment: column.optional(column.json<StoredAttachment>('attachment')),
  },
  once: { senderName: column.text('sender_name') },
  derived: { search_text: { type: 'text', write: searchTextOf } },
  event: { topic: 'letter', idField: 'letterId', fields: {} },
  refusals: {
    changed: 'DOCUMENT_CHANGED_MEANWHILE',
    duplicate: 'DOCUMENT_CHANGED_MEANWHILE',
    constraints: {},
  },
  wakes: [
    { channel: signedLetterChannel, when: ({ isFullySigned }) => isFullySigned },
    {
      channel: letterPhoneChannel,
      when: letter => stageOnPhone(outgoingLetterLifeCycle, letter) !== undefined,
    },
  ],
  phones: { isWaiting: waitsForPhones(letterPhoneStatuses), order: 'p.created_at, p.id' },
})

export const letterStores = createDocumentStores(letterTable)

/** Every step of a person and every signature of a letter, for the chain of its organisation. */
export const letterAuditSource = documentAuditSource({
  name: 'letter',
  schema: 'letter',
  idField: 'letterId',
  idColumn: 'letter_id',
})
