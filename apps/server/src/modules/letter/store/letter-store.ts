import type { LetterAction, LetterStatus } from '@tartip/domain/documents/letter-life-cycle'
import type { incomingLetterList } from '@tartip/domain/lists/letter-lists'
import { outgoingLetterList } from '@tartip/domain/lists/letter-lists'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import type { DocumentEventPayload } from '../../../platform/documents/document-event.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type {
  DocumentStorage,
  DocumentStore,
} from '../../../platform/documents/store/document-store.ts'
import {
  readStatusHistory,
  type StatusHistoryEntry,
} from '../../../platform/documents/store/status-history.ts'
import type { DocumentRow } from '../../../platform/documents/store/document-table.ts'
import { containsKey, isOneOf, isWithinDays } from '../../../platform/lists/conditions.ts'
import {
  createListReads,
  type ListReads,
  type ListSource,
} from '../../../platform/lists/list-reads.ts'
import type { Files, StoredFile } from '../../files/public.ts'
import type { LetterDocument } from '../letter-kind.ts'
import {
  findIncoming,
  incomingLetters,
  markIncomingAsRead,
  type IncomingLetter,
} from './incoming-letters.ts'
import { letterStores, letterTable } from './letter-table.ts'

/** What a listener must know of a step; a letter of the bank has no creator. */
export interface LetterEventPayload extends DocumentEventPayload {
  readonly letterId: string
}

/** Somebody else has changed the letter. */
export type LetterConflict = 'DOCUMENT_CHANGED_MEANWHILE'

/** The write side of letters in one transaction of their organisation. */
export interface LetterStore extends DocumentStore<LetterDocument, LetterAction, LetterConflict> {
  findIncoming(legalPartyId: string, ids: readonly string[]): Promise<readonly IncomingLetter[]>
  /** Marks those as read that nobody has read; returns their ids. */
  markAsRead(
    actor: Actor,
    request: MutationRequest,
    ids: readonly string[],
    at: Instant,
  ): Promise<ReadonlySet<string>>
  claimFile(actor: Actor, uploadId: string, letterId: string): ReturnType<Files['claimUpload']>
  /** Lets go of the files of a letter but the one that it keeps. */
  releaseFiles(actor: Actor, letterId: string, kept?: StoredFile): Promise<void>
}

/** What screens read; drafts of other people are left out. */
export interface LetterReads {
  readonly outgoing: ListReads<typeof outgoingLetterList, LetterDocument>
  readonly incoming: ListReads<typeof incomingLetterList, IncomingLetter>
  countUnread(actor: Actor): Promise<number>
  /** Oldest first. */
  statusHistory(letter: LetterDocument): Promise<readonly StatusHistoryEntry<LetterStatus>[]>
}

export interface LetterStorage extends DocumentStorage<
  LetterDocument,
  LetterAction,
  LetterConflict,
  LetterStore
> {
  readonly reads: LetterReads
}

type FileStore = Pick<Files, 'claimUpload' | 'releaseFiles'>

export function createLetterStorage(db: Db, files: FileStore): LetterStorage {
  return {
    ...letterStores.createStorage(db, (store, tx) => ({ ...store, ...letterWrites(tx, files) })),
    reads: createLetterReads(db),
  }
}

function letterWrites(
  tx: Db,
  files: FileStore,
): Omit<LetterStore, keyof DocumentStore<LetterDocument, LetterAction>> {
  const owner = ({ legalPartyId }: Actor, reference: string) =>
    ({ organisation: legalPartyId, purpose: 'LETTER_ATTACHMENT', reference }) as const
  return {
    findIncoming: (legalPartyId, ids) => findIncoming(tx, legalPartyId, ids),
    markAsRead: (...call) => markIncomingAsRead(tx, ...call),
    claimFile: (actor, uploadId, letterId) =>
      files.claimUpload(tx, uploadId, { ...owner(actor, letterId), person: actor.personId }),
    releaseFiles: (actor, letterId, kept) =>
      files.releaseFiles(tx, {
        ...owner(actor, letterId),
        ...(kept ? { retainedFileIds: [kept.fileId] } : {}),
      }),
  }
}

const outgoing: ListSource<typeof outgoingLetterList, DocumentRow, LetterDocument> = {
  table: {
    tenant: 'p.legal_party_id',
    id: 'p.id',
    idType: 'uuid',
    from: 'letter.outgoing',
    columns: letterTable.columnList,
    madeAt: 'p.created_at',
    sorts: { CREATED_DATE: ['p.created_at'] },
    // Letters of an organisation are few, and each step makes a version greater by one.
    version: `select concat_ws(' ', count(*), sum(version)) from letter.outgoing
      where legal_party_id = $1`,
  },
  conditions: {
    search: containsKey('p.search_text', searchKeyOf),
    created: isWithinDays('p.created_at'),
    statuses: isOneOf('p.status_code'),
  },
  fromRow: letterTable.fromRow,
  addScope(where, { personId }) {
    where.add('p.deleted_at is null')
    where.add(`(p.status_code <> 'DRAFT' or p.created_by = ${where.place(personId)})`)
  },
}

function createLetterReads(db: Db): LetterReads {
  const read = createRead(db)
  return {
    outgoing: createListReads(read, outgoing),
    incoming: createListReads(read, incomingLetters),
    statusHistory: ({ legalPartyId, id }) => readStatusHistory(read, letterTable, legalPartyId, id),
    async countUnread({ legalPartyId }) {
      const text = `select count(*)::integer as count from letter.incoming
        where legal_party_id = $1 and read_at is null`
      const [row] = await read<{ count: number }>(legalPartyId, text, [legalPartyId])
      return row?.count ?? 0
    },
  }
}
