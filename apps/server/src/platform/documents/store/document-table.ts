import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { hash } from 'node:crypto'

import {
  storedWordsOf,
  wordsOfStored,
  type OtherLanguages,
  type Words,
} from '@tartip/domain/bank-text'
import type { Signature } from '@tartip/domain/documents/stages'
import { toIso } from '@tartip/domain/time/instant'

import { createRowText, textInFixedOrder, type Json } from '../../json.ts'
import type { DocumentChange, StoredDocument } from '../document-kind.ts'
import { instant, member, uuid, type Column, type Columns } from './columns.ts'

/** Where documents of a kind are stored; `createDocumentTables` makes the tables that this describes. */
export interface DocumentTableDefinition<
  D extends StoredDocument,
  OnceField extends keyof D,
  Refusal extends ErrorCode,
> {
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
  readonly derived: Readonly<
    Record<string, { readonly type: string; write(document: D): string | undefined }>
  >
  readonly event: {
    readonly topic: string
    readonly idField: string
    /** What a listener needs to decide who may get the event, by the columns it comes from. */
    readonly fields: Readonly<Record<string, string>>
  }
  readonly refusals: {
    /** Of a document that changed after it was read. */
    readonly changed: Refusal
    /** Of a new document that clashes with one that is there. */
    readonly duplicate: Refusal
    /** By the unique indexes that a write may break. */
    readonly constraints: Readonly<Record<string, Refusal>>
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

/** A row of a write; every row of one write has the same keys. */
type WrittenRow = Readonly<Record<string, unknown>>

export type DocumentWrite = 'insert' | 'saveStatus' | 'saveContent' | 'remove'

/** Everything about the tables of a kind that follows from its definition. */
export interface DocumentTable<
  D extends StoredDocument,
  A extends string,
  Refusal extends ErrorCode = ErrorCode,
> {
  /** `schema.table` */
  readonly name: string
  readonly schema: string
  readonly idColumn: string
  readonly topic: string
  readonly refusals: DocumentTableDefinition<D, keyof D, Refusal>['refusals']
  readonly wakes: DocumentTableDefinition<D, keyof D, Refusal>['wakes']
  readonly phones: DocumentTableDefinition<D, keyof D, Refusal>['phones']
  /** Every column that a document is read from, qualified with `p`. */
  readonly columnList: string
  fromRow(row: DocumentRow): D
  /** @throws when it is no status of the kind */
  statusOf(stored: string): D['statusCode']
  /** The batch of a write, or the history and the signatures of documents brought in with their past. */
  batchRows(write: DocumentWrite, changes: readonly DocumentChange<D, A>[]): readonly WrittenRow[]
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

/** A signature given by a step, besides what the step says already; empty where none was given. */
export const signatureColumns = {
  stage: 'smallint',
  signer_id: 'uuid',
  sign_right: 'text',
  sign_type: 'text',
  signed_at: 'timestamptz',
  canonical_text: 'text',
  evidence: 'jsonb',
  proof_id: 'text',
} as const

/** The tables of a kind of document, described once. */
export function defineDocumentTable<D extends StoredDocument, A extends string>() {
  return <OnceField extends keyof D, Refusal extends ErrorCode>(
    definition: DocumentTableDefinition<D, OnceField, Refusal>,
  ): DocumentTable<D, A, Refusal> => {
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
    const codec = [...content, ...once]
    const statusCode = member('status_code', definition.statuses)
    const documentFromRow = createRowReader<D>(statusCode, codec)
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
      fromRow: row => documentFromRow(row),
      batchRows(write, changes) {
        const fields = write === 'insert' ? codec : write === 'saveContent' ? content : []
        const repeated = fields.length > 0 ? derived : []
        const sealOf = createSealer()
        return changes.map(change => {
          const { document } = change
          const row = stepRowOf(change, signatureRowOf(idColumn, change), sealOf)
          if (fields.length === 0) return row
          const written: Record<string, unknown> = { ...row }
          for (const [field, column] of fields) written[column.name] = column.write(document[field])
          for (const [name, { write: repeat }] of repeated) written[name] = repeat(document)
          return written
        })
      },
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

/**
 * Reads documents from rows. Each begins as a copy of one with the same fields: fields that are added one by one, or
 * later by a step, cost a large list and a large batch more than all else that is done with them.
 */
function createRowReader<D extends StoredDocument>(
  statusCode: Column<D['statusCode']>,
  columns: readonly FieldColumn<D>[],
) {
  const shapes = new Map<number, Readonly<Record<PropertyKey, unknown>>>()
  const always = ['legalPartyId', 'id', 'statusCode', 'version', 'contentVersion', 'digest']
  const stepped = [
    'signatures',
    'isFullySigned',
    'updatedAt',
    'updatedBy',
    'description',
    'errorCode',
  ]
  const shapeOf = (values: readonly unknown[]) => {
    let name = 0
    for (const value of values) name = name * 2 + (value === undefined ? 0 : 1)
    const known = shapes.get(name)
    if (known) return known
    const present = columns.filter((_, place) => values[place] !== undefined)
    const fields = [...always, ...stepped, ...present.map(([field]) => field)]
    const shape = Object.fromEntries(fields.map(field => [field, undefined]))
    shapes.set(name, shape)
    return shape
  }
  return (stored: DocumentRow): D => {
    const row = stored as StatusRow
    const { description } = row
    const values = columns.map(([, column]) => column.read(row[column.name]))
    const document: Record<PropertyKey, unknown> = { ...shapeOf(values) }
    document['legalPartyId'] = row.legal_party_id
    document['id'] = row.id
    document['statusCode'] = statusCode.read(row['status_code'])
    document['version'] = row.version
    document['contentVersion'] = row.content_version
    document['digest'] = row.digest
    document['signatures'] = row.signatures
    document['isFullySigned'] = row.is_fully_signed
    document['updatedAt'] = row.updated_at
    document['updatedBy'] = row.updated_by ?? undefined
    document['description'] =
      description === null ? undefined : wordsOfStored(description, row.description_other)
    document['errorCode'] = row.error_code ?? undefined
    columns.forEach(([field], place) => {
      if (values[place] !== undefined) document[field] = values[place]
    })
    return document as unknown as D
  }
}

/**
 * What a step of the life cycle changes of a document, and what is known of the step: history, audit and outgoing event
 * are made of it. What people did goes into the audit too; what systems did is proved by their own books. What a
 * document does not have is left out of the JSON, and so empty in its row: PostgreSQL has less to read.
 */
function stepRowOf<D extends StoredDocument, A extends string>(
  change: DocumentChange<D, A>,
  signature: SignatureRow | undefined,
  sealOf: (row: SignatureRow) => string,
) {
  const { document, action, at, steps, by, errorCode, before } = change
  const person = by.kind === 'person' ? by : undefined
  const description = columnsOfWords(document.description)
  const comment = columnsOfWords(change.comment)
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
    description: description?.text,
    description_other: description?.other,
    error_code: document.errorCode,
    action,
    at: toIso(at),
    step_statuses: steps.join(' '),
    actor_kind: by.kind,
    person_id: person?.personId,
    session_id: person?.sessionId,
    ip: person?.ip,
    trace_id: person?.traceId,
    comment: comment?.text,
    comment_other: comment?.other,
    step_error: errorCode,
    before_status: before?.statusCode,
    before_digest: before?.digest,
    signature_seal: person && signature && sealOf(signature),
    stage: signature?.stage,
    signer_id: signature?.person_id,
    sign_right: signature?.sign_right,
    sign_type: signature?.sign_type,
    signed_at: signature?.signed_at,
    canonical_text: signature?.canonical_text,
    evidence: signature?.evidence ?? undefined,
    proof_id: signature?.proof_id ?? undefined,
  }
}

const columnsOfWords = (words: Words | undefined) =>
  words === undefined ? undefined : storedWordsOf(words)

/** A row of a signature table, its instant as an ISO text; the column with the document's id is the kind's own. */
export type SignatureRow = {
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
  // Its row takes the digest of the document.
  if (signature.digest !== document.digest) {
    throw new Error(`A signature on ${document.id} is not over what the document says`)
  }
  const person = by.kind === 'person' ? by : undefined
  const row = {
    legal_party_id: document.legalPartyId,
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
    evidence: signature.evidence ?? null,
    proof_id: signature.proofId ?? null,
    [idColumn]: document.id,
  }
  return row
}

/**
 * The fingerprint of a signature with all that is kept of it, 64 hexadecimal digits. It stands in the audit line of the
 * step, which is chained, so any later change of the row shows; a one-time code has nothing else that would show one.
 */
export function sealOfSignature(row: SignatureRow): string {
  return hash('sha256', textInFixedOrder(row), 'hex')
}

/** The same for a batch of them. */
function createSealer(): (row: SignatureRow) => string {
  const textOf = createRowText()
  return row => hash('sha256', textOf(row), 'hex')
}
