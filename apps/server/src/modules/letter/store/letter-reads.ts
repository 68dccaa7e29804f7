import { incomingLetterList, outgoingLetterList } from '@tartip/domain/lists/letter-lists'
import type { ListRequest } from '@tartip/domain/lists/list'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { LocalizedText } from '@tartip/domain/language'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { DocumentRow } from '../../../platform/documents/store/document-table.ts'
import {
  addFilters,
  Conditions,
  containsKey,
  isOneOf,
  isWithinDays,
  type FilterConditions,
} from '../../../platform/lists/conditions.ts'
import { createListReader, type ListTable, type Read } from '../../../platform/lists/list-reader.ts'
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

/** Letters of one direction as screens read them; drafts of other people are left out. */
export interface LettersRead<List, Letter> {
  find(actor: Actor, letterId: string): Promise<Letter | undefined>
  findAll(actor: Actor, ids: readonly string[]): Promise<readonly Letter[]>
  page(
    actor: Actor,
    query: ListRequest<List> & { readonly page: number; readonly size: number },
  ): Promise<{ readonly list: readonly Letter[]; readonly count: number }>
  /** Everything that a request finds, in batches. */
  batches(actor: Actor, request: ListRequest<List>): AsyncGenerator<readonly Letter[]>
}

export interface LetterReads {
  readonly outgoing: LettersRead<typeof outgoingLetterList, LetterDocument>
  readonly incoming: LettersRead<typeof incomingLetterList, IncomingLetter>
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

type LetterSort = 'CREATED_DATE'

/** Where letters of one direction stand, and what of them a person may view. */
interface LetterSource<List, Row extends { readonly id: string }, Letter> {
  readonly table: ListTable<LetterSort>
  readonly conditions: FilterConditions<List, Actor>
  readonly fromRow: (row: Row) => Letter
  readonly addScope: (where: Conditions, actor: Actor) => void
}

const placeOfLetters = { tenant: 'p.legal_party_id', id: 'p.id', idType: 'uuid' } as const
const search = containsKey('p.search_text', searchKeyOf)

const outgoing: LetterSource<typeof outgoingLetterList, DocumentRow, LetterDocument> = {
  table: {
    ...placeOfLetters,
    from: 'letter.outgoing p',
    columns: letterTable.columnList,
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

const incoming: LetterSource<typeof incomingLetterList, IncomingRow, IncomingLetter> = {
  table: {
    ...placeOfLetters,
    from: 'letter.incoming p',
    columns: 'p.*',
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
  addScope: () => undefined,
}

function readsOf<List, Row extends { readonly id: string }, Letter>(
  read: Read,
  { table, conditions, fromRow, addScope }: LetterSource<List, Row, Letter>,
): LettersRead<List, Letter> {
  const reader = createListReader<Row, LetterSort>(read, table, systemClock)
  const visible = (actor: Actor): Conditions => {
    const where = new Conditions()
    where.add(`${table.tenant} = ${where.place(actor.legalPartyId)}`)
    addScope(where, actor)
    return where
  }
  const queryOf = (actor: Actor, { values, order }: ListRequest<List>) => ({
    legalPartyId: actor.legalPartyId,
    sort: 'CREATED_DATE' as const,
    order,
    where: () => {
      const where = visible(actor)
      addFilters(where, conditions, values, actor)
      return where
    },
  })
  const findAll = async (actor: Actor, ids: readonly string[]) => {
    const where = visible(actor)
    where.add(`${table.id} = any(${where.place([...ids])}::uuid[])`)
    const text = `select ${table.columns} from ${table.from} where ${where.text()}`
    return (await read<Row>(actor.legalPartyId, text, where.values)).map(fromRow)
  }
  return {
    findAll,
    find: async (actor, letterId) => (await findAll(actor, [letterId]))[0],
    async page(actor, { page, size, ...request }) {
      const { rows, count } = await reader.page({ ...queryOf(actor, request), page, size })
      return { list: rows.map(fromRow), count }
    },
    async *batches(actor, request) {
      for await (const rows of reader.batches(queryOf(actor, request))) yield rows.map(fromRow)
    },
  }
}

export function createLetterReads(db: Db): LetterReads {
  const read = createRead(db)
  return {
    outgoing: readsOf(read, outgoing),
    incoming: readsOf(read, incoming),
    async countUnread({ legalPartyId }) {
      const text = `select count(*)::integer as count from letter.incoming
        where legal_party_id = $1 and read_at is null`
      const [row] = await read<{ count: number }>(legalPartyId, text, [legalPartyId])
      return row?.count ?? 0
    },
  }
}
