import type { LetterAction } from '@tartip/domain/documents/letter-life-cycle'
import type { FilterValues, ListRequest } from '@tartip/domain/lists/list'
import { incomingLetterList, outgoingLetterList } from '@tartip/domain/lists/letter-lists'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { LocalizedText } from '@tartip/domain/language'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { wakeAfterCommit } from '../../../platform/db/commit-hooks.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenantSingleRoundTrip } from '../../../platform/db/one-round-trip.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type {
  DocumentStorage,
  DocumentStore,
} from '../../../platform/documents/store/document-store.ts'
import type {
  DocumentEventPayload,
  DocumentRow,
} from '../../../platform/documents/store/document-table.ts'
import {
  addFilters,
  Conditions,
  containsKey,
  isOneOf,
  isWithinDays,
  type FilterConditions,
} from '../../../platform/lists/conditions.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import type { Files, KeptFile } from '../../files/public.ts'
import type { LetterDocument, StoredAttachment } from '../letter-kind.ts'
import { letterStores, letterTable, readLetterChannel } from './letter-table.ts'

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
  releaseFiles(actor: Actor, letterId: string, kept?: KeptFile): Promise<void>
}

type LetterQuery<List> = ListRequest<List> & { readonly page: number; readonly size: number }

export interface LetterPage<Letter> {
  readonly list: readonly Letter[]
  readonly count: number
}

/** What screens read; drafts of other people are left out. */
export interface LetterReads {
  findOutgoing(actor: Actor, ids: readonly string[]): Promise<readonly LetterDocument[]>
  findIncoming(actor: Actor, ids: readonly string[]): Promise<readonly IncomingLetter[]>
  searchOutgoing(
    actor: Actor,
    query: LetterQuery<typeof outgoingLetterList>,
  ): Promise<LetterPage<LetterDocument>>
  searchIncoming(
    actor: Actor,
    query: LetterQuery<typeof incomingLetterList>,
  ): Promise<LetterPage<IncomingLetter>>
  countUnread(actor: Actor): Promise<number>
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
        ...(kept ? { keptFileIds: [kept.fileId] } : {}),
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

const outgoingConditions: FilterConditions<typeof outgoingLetterList, Actor> = {
  search: containsKey('p.search_text', searchKeyOf),
  created: isWithinDays('p.created_at'),
  statuses: isOneOf('p.status_code'),
}
const incomingConditions: FilterConditions<typeof incomingLetterList, Actor> = {
  search: containsKey('p.search_text', searchKeyOf),
  created: isWithinDays('p.sent_at'),
  statuses: isOneOf(`(case when p.read_at is null then 'NOT_PROCESSED' else 'PROCESSED' end)`),
}

/** The one place that says which letters a person may view. */
function visibleOutgoing(actor: Actor): Conditions {
  const where = new Conditions()
  where.add(`p.legal_party_id = ${where.place(actor.legalPartyId)} and p.deleted_at is null`)
  where.add(`(p.status_code <> 'DRAFT' or p.created_by = ${where.place(actor.personId)})`)
  return where
}

function visibleIncoming(actor: Actor): Conditions {
  const where = new Conditions()
  where.add(`p.legal_party_id = ${where.place(actor.legalPartyId)}`)
  return where
}

const outgoing = {
  from: 'letter.outgoing p',
  columns: letterTable.columnList,
  createdAt: 'p.created_at',
  fromRow: (row: DocumentRow) => letterTable.fromRow(row),
} as const
const incoming = {
  from: 'letter.incoming p',
  columns: 'p.*',
  createdAt: 'p.sent_at',
  fromRow: incomingFromRow,
} as const

interface ReadTable<Row, Letter> {
  readonly from: string
  readonly columns: string
  readonly createdAt: string
  readonly fromRow: (row: Row) => Letter
}

function createLetterReads(db: Db): LetterReads {
  const read = async (actor: Actor, ...queries: readonly CompiledQuery[]) =>
    inTenantSingleRoundTrip(db, actor.legalPartyId, queries)

  async function find<Row, Letter>(
    actor: Actor,
    { from, columns, fromRow }: ReadTable<Row, Letter>,
    where: Conditions,
    ids: readonly string[],
  ): Promise<readonly Letter[]> {
    where.add(`p.id = any(${where.place([...ids])}::uuid[])`)
    const text = `select ${columns} from ${from} where ${where.text()}`
    const [rows = []] = await read(actor, CompiledQuery.raw(text, where.values))
    return (rows as Row[]).map(fromRow)
  }

  /** Letters of an organisation are few, so pages are counted off. */
  async function page<List, Row, Letter>(
    actor: Actor,
    { from, columns, createdAt, fromRow }: ReadTable<Row, Letter>,
    where: Conditions,
    conditions: FilterConditions<List, Actor>,
    asked: { readonly values: FilterValues<List>; readonly order: string } & Record<
      'page' | 'size',
      number
    >,
  ): Promise<LetterPage<Letter>> {
    addFilters(where, conditions, asked.values, actor)
    const found = `from ${from} where ${where.text()}`
    const count = CompiledQuery.raw(`select count(*)::integer as count ${found}`, [...where.values])
    const direction = asked.order === 'ASC' ? 'asc' : 'desc'
    const rows = CompiledQuery.raw(
      `select ${columns} ${found} order by ${createdAt} ${direction}, p.id ${direction}
       limit ${where.place(asked.size)} offset ${where.place((asked.page - 1) * asked.size)}`,
      where.values,
    )
    const [counted = [], list = []] = await read(actor, count, rows)
    return {
      list: (list as Row[]).map(fromRow),
      count: (counted as { count: number }[])[0]?.count ?? 0,
    }
  }

  return {
    findOutgoing: (actor, ids) => find(actor, outgoing, visibleOutgoing(actor), ids),
    findIncoming: (actor, ids) => find(actor, incoming, visibleIncoming(actor), ids),
    searchOutgoing: (actor, asked) =>
      page(actor, outgoing, visibleOutgoing(actor), outgoingConditions, asked),
    searchIncoming: (actor, asked) =>
      page(actor, incoming, visibleIncoming(actor), incomingConditions, asked),
    async countUnread(actor) {
      const text = `select count(*)::integer as count from letter.incoming
        where legal_party_id = $1 and read_at is null`
      const [rows = []] = await read(actor, CompiledQuery.raw(text, [actor.legalPartyId]))
      return (rows as { count: number }[])[0]?.count ?? 0
    },
  }
}
