import type { LetterAction } from '@tartip/domain/documents/letter-life-cycle'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { wakeAfterCommit } from '../../../platform/db/commit-hooks.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type {
  DocumentStorage,
  DocumentStore,
} from '../../../platform/documents/store/document-store.ts'
import type { DocumentEventPayload } from '../../../platform/documents/document-event.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import type { Files, StoredFile } from '../../files/public.ts'
import type { LetterDocument } from '../letter-kind.ts'
import {
  createLetterReads,
  incomingFromRow,
  type IncomingLetter,
  type IncomingRow,
  type LetterReads,
} from './letter-reads.ts'
import { letterStores, letterTable, readLetterChannel } from './letter-table.ts'

/** What a listener must know of a step; a letter of the bank has no creator. */
export interface LetterEventPayload extends DocumentEventPayload {
  readonly letterId: string
}

/** The write side of letters in one transaction of their organisation. */
export interface LetterStore extends DocumentStore<LetterDocument, LetterAction> {
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

export interface LetterStorage extends DocumentStorage<LetterDocument, LetterAction, LetterStore> {
  readonly reads: LetterReads
}

export function createLetterStorage(
  db: Db,
  files: Pick<Files, 'claimUpload' | 'releaseFiles'>,
): LetterStorage {
  return {
    ...letterStores.createStorage(db, (store, tx) => ({ ...store, ...letterWrites(tx, files) })),
    reads: createLetterReads(db),
  }
}

export const query = async <Row>(tx: Db, text: string, values: readonly unknown[]) =>
  (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

function letterWrites(
  tx: Db,
  files: Pick<Files, 'claimUpload' | 'releaseFiles'>,
): Omit<LetterStore, keyof DocumentStore<LetterDocument, LetterAction>> {
  const owner = ({ legalPartyId }: Actor, reference: string) =>
    ({ organisation: legalPartyId, purpose: 'LETTER_ATTACHMENT', reference }) as const
  return {
    async findIncoming(legalPartyId, ids) {
      const rows = await query<IncomingRow>(
        tx,
        `select * from letter.incoming where legal_party_id = $1 and id = any($2::uuid[])`,
        [legalPartyId, [...ids]],
      )
      return rows.map(incomingFromRow)
    },
    async markAsRead({ legalPartyId, personId, sessionId }, { ip, traceId }, ids, at) {
      const rows = await query<{ id: string }>(
        tx,
        `update letter.incoming set read_at = $3, read_by = $4
         where legal_party_id = $1 and id = any($2::uuid[]) and read_at is null
         returning id`,
        [legalPartyId, [...ids], toIso(at), personId],
      )
      for (const { id } of rows) {
        await appendLetterEvent(tx, legalPartyId, 'letterRead', id, 'NOT_PROCESSED', 'PROCESSED')
        const details = { letterId: id, ip, sessionId, traceId }
        const action = 'letterRead'
        await recordAudit(tx, { legalPartyId, at, personId, action, outcome: 'ok', details })
      }
      if (rows.length > 0) wakeAfterCommit(tx, readLetterChannel)
      return new Set(rows.map(({ id }) => id))
    },
    claimFile: (actor, uploadId, letterId) =>
      files.claimUpload(tx, uploadId, { ...owner(actor, letterId), person: actor.personId }),
    releaseFiles: (actor, letterId, kept) =>
      files.releaseFiles(tx, {
        ...owner(actor, letterId),
        ...(kept ? { retainedFileIds: [kept.fileId] } : {}),
      }),
  }
}

/** An event of a letter of the bank, which has no creator. */
export function appendLetterEvent(
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
