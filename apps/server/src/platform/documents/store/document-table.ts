import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { createHash } from 'node:crypto'

import {
  storedWordsOf,
  wordsOfStored,
  type OtherLanguages,
  type Words,
} from '@tartip/domain/bank-text'
import type { Signature } from '@tartip/domain/documents/stages'
import { toIso } from '@tartip/domain/time/instant'

import { inFixedOrder, type Json } from '../../json.ts'
import type { DocumentChange, StoredDocument } from '../document-kind.ts'
import { instant, member, uuid, type Column, type Columns } from './columns.ts'

/** Where documents of a kind are stored; `createDocumentTables` makes the tables that this describes. */
export interface DocumentTableDefinition<D extends StoredDocument, OnceField extends keyof D> {
  readonly schema: string
  readonly table: string
  /** The column that names the document in the tables beside it. */
  readonly idColumn: string
  readonly statuses: readonly D['statusCode'][]
  /** Fields that an edit writes. */
  readonly content: Columns<Omit<D, keyof StoredDocument | OnceField>>
  /** Fields that are written once, with the new document. */
  readonly once: Columns<Pick<D, OnceField>>
  /** Columns that repeat the content as lists search and sort it; written with it and never read back. */
  readonly derived: Readonly<Record<string, { readonly type: string; write(document: D): string }>>
  readonly event: {
    readonly topic: string
    readonly idField: string
    /** What a listener needs to decide who may get the event, by the columns it comes from. */
    readonly fields: Readonly<Record<string, string>>
  }
  readonly refusals: {
    /** Of a document that changed after it was read. */
    readonly changed: ErrorCode
    /** Of a new document that clashes with one that is there. */
    readonly duplicate: ErrorCode
    /** By the unique indexes that a write may break. */
    readonly constraints: Readonly<Record<string, ErrorCode>>
  }
  /** Channels of this process that wake a job when such a document was written. */
  readonly wakes: readonly { readonly channel: string; when(document: D): boolean }[]
  readonly phones: {
    /** Documents at a stage on phones that no phone got yet: the condition of an index, on `p`. */
    readonly isWaiting: string
    readonly order: string
  }
}

/** A row of a documents' table as PostgreSQL gives it. */
export interface DocumentRow {
  readonly legal_party_id: string
  readonly id: string
  readonly [column: string]: unknown
}

export type DocumentWrite = 'insert' | 'saveStatus' | 'saveContent' | 'remove'

/** Everything about the tables of a kind that follows from its definition. */
export interface DocumentTable<D extends StoredDocument, A extends string> {
  /** `schema.table` */
  readonly name: string
  readonly schema: string
  readonly idColumn: string
  readonly topic: string
  readonly refusals: DocumentTableDefinition<D, keyof D>['refusals']
  readonly wakes: DocumentTableDefinition<D, keyof D>['wakes']
  readonly phones: DocumentTableDefinition<D, keyof D>['phones']
  /** Every column that a document is read from, qualified with `p`. */
  readonly columnList: string
  fromRow(row: DocumentRow): D
  /** @throws when it is no status of the kind */
  statusOf(stored: string): D['statusCode']
  /** The batch of a write, or the history of documents brought in with their past. */
  batchRows(write: DocumentWrite, changes: readonly DocumentChange<D, A>[]): readonly object[]
  signatureRows(changes: readonly DocumentChange<D, A>[]): readonly object[]
  /** The columns of a write with their types, the outgoing event's among them. */
  readonly columns: Readonly<Record<DocumentWrite, Readonly<Record<string, string>>>>
  readonly event: { readonly idField: string; readonly fields: Readonly<Record<string, string>> }
}

export const keyColumns = { legal_party_id: 'uuid', id: 'uuid' } as const

const statusColumns = {
  status_code: 'text',
  version: 'integer',
  content_version: 'integer',
  digest: 'text',
  signatures: 'jsonb',
  is_fully_signed: 'boolean',
  updated_by: 'uuid',
  updated_at: 'timestamptz',
  description: 'text',
  description_other: 'jsonb',
  error_code: 'text',
} as const

/**
 * What is known of a step besides the document: history, audit and outgoing event are made of it. `step_statuses`
 * are the statuses entered by it, with spaces between.
 */
export const stepColumns = {
  action: 'text',
  at: 'timestamptz',
  step_statuses: 'text',
  actor_kind: 'text',
  person_id: 'uuid',
  session_id: 'text',
  ip: 'text',
  trace_id: 'text',
  comment: 'text',
  comment_other: 'jsonb',
  step_error: 'text',
  before_status: 'text',
  before_digest: 'text',
  signature_seal: 'text',
} as const

/** The tables of a kind of document, described once. */
export function defineDocumentTable<D extends StoredDocument, A extends string>() {
  return <OnceField extends keyof D>(
    definition: DocumentTableDefinition<D, OnceField>,
  ): DocumentTable<D, A> => {
    const { schema, idColumn, event } = definition
    const content = entriesOf<D>(definition.content)
    const once = entriesOf<D>({
      createdBy: uuid('created_by'),
      createdAt: instant('created_at'),
      ...definition.once,
    })
    const derived = Object.entries(definition.derived)
    const status = { ...keyColumns, ...statusColumns }
    const edited = {
      ...status,
      ...typesOf(content),
      ...Object.fromEntries(derived.map(([name, { type }]) => [name, type])),
    }
    const read = { ...status, ...typesOf(content), ...typesOf(once) }
    // The row and the seal over it are made for one write, and a batch has hundreds of them.
    const rows = new WeakMap<DocumentChange<D, A>, SignatureRow>()
    const signatureOf = (change: DocumentChange<D, A>) => {
      const row = rows.get(change) ?? signatureRowOf(idColumn, change)
      if (row) rows.set(change, row)
      return row
    }
    const codec = [...content, ...once]
    const statusCode = member('status_code', definition.statuses)
    return {
      name: `${schema}.${definition.table}`,
      schema,
      idColumn,
      topic: event.topic,
      event,
      refusals: definition.refusals,
      wakes: definition.wakes,
      phones: definition.phones,
      columnList: Object.keys(read)
        .map(name => `p.${name}`)
        .join(', '),
      columns: {
        insert: { ...edited, ...typesOf(once) },
        saveStatus: status,
        saveContent: edited,
        remove: status,
      },
      statusOf: stored => statusCode.read(stored),
      fromRow: row => documentFromRow(statusCode, codec, row),
      batchRows(write, changes) {
        const fields = write === 'insert' ? codec : write === 'saveContent' ? content : []
        const repeated = fields.length > 0 ? derived : []
        return changes.map(change => ({
          ...statusRowOf(change.document),
          ...Object.fromEntries([
            ...fields.map(([field, column]) => [column.name, column.write(change.document[field])]),
            ...repeated.map(([name, { write: repeat }]) => [name, repeat(change.document)]),
          ]),
          ...stepRowOf(change, signatureOf(change)),
        }))
      },
      signatureRows: changes => changes.flatMap(change => signatureOf(change) ?? []),
    }
  }
}

type FieldColumn<D> = readonly [field: keyof D, column: Column<unknown>]

function entriesOf<D>(columns: object): readonly FieldColumn<D>[] {
  return Object.entries(columns) as unknown as readonly FieldColumn<D>[]
}

function typesOf<D>(columns: readonly FieldColumn<D>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map(([, { name, type }]) => [name, type]))
}

interface StatusRow extends DocumentRow {
  readonly version: number
  readonly content_version: number
  readonly digest: string
  readonly signatures: readonly Signature[]
  readonly is_fully_signed: boolean
  readonly updated_by: string | null
  readonly updated_at: number
  readonly description: string | null
  readonly description_other: OtherLanguages | null
  readonly error_code: string | null
}

function documentFromRow<D extends StoredDocument>(
  statusCode: Column<D['statusCode']>,
  columns: readonly FieldColumn<D>[],
  stored: DocumentRow,
): D {
  const row = stored as StatusRow
  const { updated_by: updatedBy, description, error_code: errorCode } = row
  const document: Record<PropertyKey, unknown> = {
    legalPartyId: row.legal_party_id,
    id: row.id,
    statusCode: statusCode.read(row['status_code']),
    version: row.version,
    contentVersion: row.content_version,
    digest: row.digest,
    signatures: row.signatures,
    isFullySigned: row.is_fully_signed,
    updatedAt: row.updated_at,
  }
  if (updatedBy !== null) document['updatedBy'] = updatedBy
  if (description !== null) {
    document['description'] = wordsOfStored(description, row.description_other)
  }
  if (errorCode !== null) document['errorCode'] = errorCode
  for (const [field, column] of columns) {
    const value = column.read(row[column.name])
    if (value !== undefined) document[field] = value
  }
  return document as unknown as D
}

/**
 * Only what a step of the life cycle changes. What a document does not have is left out, and so empty in its row:
 * PostgreSQL has less to read.
 */
function statusRowOf(document: StoredDocument) {
  return {
    legal_party_id: document.legalPartyId,
    id: document.id,
    status_code: document.statusCode,
    version: document.version,
    content_version: document.contentVersion,
    digest: document.digest,
    signatures: document.signatures,
    is_fully_signed: document.isFullySigned,
    updated_by: document.updatedBy,
    updated_at: toIso(document.updatedAt),
    ...columnsOfWords('description', document.description),
    error_code: document.errorCode,
  }
}

/** The two columns of words that a person or the bank has given; neither where there are none. */
function columnsOfWords(
  column: string,
  words: Words | undefined,
): Readonly<Record<string, string | OtherLanguages | undefined>> {
  if (words === undefined) return {}
  const { text, other } = storedWordsOf(words)
  return { [column]: text, [`${column}_other`]: other }
}

/** What people did goes into the audit too; what systems did is proved by their own books. */
function stepRowOf<D extends StoredDocument, A extends string>(
  change: DocumentChange<D, A>,
  signature: SignatureRow | undefined,
) {
  const { action, at, steps, by, comment, errorCode, before } = change
  const person = by.kind === 'person' ? by : undefined
  return {
    action,
    at: toIso(at),
    step_statuses: steps.join(' '),
    actor_kind: by.kind,
    person_id: person?.personId,
    session_id: person?.sessionId,
    ip: person?.ip,
    trace_id: person?.traceId,
    ...columnsOfWords('comment', comment),
    step_error: errorCode,
    before_status: before?.statusCode,
    before_digest: before?.digest,
    signature_seal: person && signature && sealOfSignature(signature),
  }
}

/** A row of a signature table, its instant as an ISO text; the column with the document's id is the kind's own. */
export interface SignatureRow {
  readonly legal_party_id: string
  readonly version: number
  readonly content_version: number
  readonly stage: number
  readonly person_id: string
  readonly sign_right: string
  readonly sign_type: string
  readonly signed_at: string
  readonly digest: string
  readonly canonical_text: string
  readonly session_id: string | null
  readonly trace_id: string | null
  readonly evidence: Json
  readonly proof_id: string | null
}

function signatureRowOf<D extends StoredDocument, A extends string>(
  idColumn: string,
  { document, signature, by }: DocumentChange<D, A>,
): SignatureRow | undefined {
  if (!signature) return undefined
  const person = by.kind === 'person' ? by : undefined
  return {
    legal_party_id: document.legalPartyId,
    ...{ [idColumn]: document.id },
    version: document.version,
    content_version: document.contentVersion,
    stage: signature.stage,
    person_id: signature.personId,
    sign_right: signature.signRight,
    sign_type: signature.signType,
    signed_at: toIso(signature.signedAt),
    digest: signature.digest,
    canonical_text: signature.canonicalText,
    session_id: person?.sessionId ?? null,
    trace_id: person?.traceId ?? null,
    evidence: signature.evidence ? { ...signature.evidence } : null,
    proof_id: signature.proofId ?? null,
  }
}

/**
 * The fingerprint of a signature with all that is kept of it, 64 hexadecimal digits. It stands in the audit line of the
 * step, which is chained, so any later change of the row shows; a one-time code has nothing else that would show one.
 */
export function sealOfSignature(row: SignatureRow): string {
  const fixed = inFixedOrder({ ...row })
  return createHash('sha256').update(JSON.stringify(fixed)).digest('hex')
}
