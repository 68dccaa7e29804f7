import { binaryArray, type ArrayType } from '../../db/binary-arrays.ts'
import type { StoredDocument } from '../document-kind.ts'
import {
  keyColumns,
  signatureColumns,
  stepColumns,
  type DocumentTable,
  type DocumentWrite,
} from './document-table.ts'

const historyColumns = (id: string): string =>
  `legal_party_id, ${id}, version, step, status_code, action, entered_at, actor_kind, person_id, comment, ` +
  'comment_other, error_code, trace_id'
const auditColumns = (id: string): string =>
  `legal_party_id, ${id}, version, action, at, person_id, session_id, ip, trace_id, digest_before, ` +
  'digest_after, signature_seal'
const signatureTargets = (id: string): string =>
  `legal_party_id, ${id}, version, content_version, stage, person_id, sign_right, sign_type, signed_at, ` +
  'digest, canonical_text, session_id, trace_id, evidence, proof_id'

/** Places of the parameters of a write. */
export interface WriteParts {
  readonly batch: BatchForm
  /** The smallest and the largest id of the batch; a new document needs none. */
  readonly ids?: readonly [smallest: string, largest: string]
  /** How many documents must be written. */
  readonly expected: string
  /** An array of each column (`answerColumns`). */
  readonly answers?: readonly string[]
  /** How many idempotency keys must be free. */
  readonly expectedAnswers?: string
}

/** The statements that write documents of one table. */
export interface WriteStatements {
  /**
   * One statement for a whole step of a batch: documents with history, signatures, audit and outgoing events, then
   * idempotency answers when there are any. It raises an error of its own when fewer documents
   * were written than meant or a key was taken, so that the COMMIT may travel right behind it
   * (`confirm_write`). The parameters of the batch come first.
   */
  write(write: DocumentWrite, parts: WriteParts): string
  /** For documents that are brought in together with their past; `rows` is the form of the batch. */
  readonly insertDocuments: string
  readonly appendHistory: string
  readonly appendSignatures: string
}

export function createWriteStatements<D extends StoredDocument, A extends string>(
  table: DocumentTable<D, A>,
): WriteStatements {
  /* The same text each time: it is long, and a server that prepares statements knows it again. */
  const texts = new Map<string, string>()
  return {
    write(write, parts) {
      const name = `${write} ${parts.batch} ${parts.expected} ${parts.answers?.join(' ')}`
      const text = texts.get(name) ?? writeText(table, write, parts)
      texts.set(name, text)
      return text
    },
    insertDocuments: `with ${batchFor(table, 'insert', 'rows')} ${insertText(table)}`,
    appendHistory: `
  with ${batchFor(table, 'saveStatus', 'rows')}
  insert into ${table.schema}.status_history (${historyColumns(table.idColumn)})
  ${enteredStatuses('batch')}`,
    appendSignatures: `
  with ${batchFor(table, 'saveStatus', 'rows')}
  insert into ${table.schema}.signature (${signatureTargets(table.idColumn)})
  ${givenSignatures('batch')}`,
  }
}

/**
 * How the rows of a batch are sent: as JSON, or what each row has of its own as an array of each column. Either way, what
 * all of them have alike is sent once: most of a step is the same for a whole batch.
 */
export type BatchForm = 'rows' | 'columns'

/** What differs between the documents of one call, whose step is the same for all of them. */
const ownColumns = {
  id: 'uuid',
  version: 'integer',
  content_version: 'integer',
  digest: 'text',
  signatures: 'jsonb',
  before_digest: 'text',
  signature_seal: 'text',
  canonical_text: 'text',
} as const satisfies Readonly<Record<string, ArrayType>>
const ownNames = Object.keys(ownColumns) as (keyof typeof ownColumns)[]

/** An answer as it is kept beside the key of its call; that of a large batch is long, and is read once. */
export const answerColumns = {
  legal_party_id: 'uuid',
  person_id: 'uuid',
  operation: 'text',
  key: 'text',
  request_hash: 'text',
  answer: 'text',
} as const satisfies Readonly<Record<string, ArrayType>>
export const answerNames = Object.keys(answerColumns) as (keyof typeof answerColumns)[]

type Row = Readonly<Record<string, unknown>>

/** The parameters of a batch in the form that PostgreSQL reads faster. */
export function batchOf(
  write: DocumentWrite,
  rows: readonly Row[],
): { readonly form: BatchForm; readonly values: readonly (string | Buffer)[] } {
  const keys = splitKeys(rows)
  const isOfOneCall =
    write === 'saveStatus' && rows.length > 1 && keys.own.every(key => key in ownColumns)
  if (!isOfOneCall) return { form: 'rows', values: sharedRows(rows, keys) }
  const arrays = ownNames.map(name => {
    const values = rows.map(row => row[name])
    // What a row has under a name was made for the column of this name.
    return binaryArray(
      ownColumns[name],
      name === 'signatures' ? values.map(each => JSON.stringify(each)) : (values as string[]),
    )
  })
  return { form: 'columns', values: [textOf(rows[0] ?? {}, keys.shared), ...arrays] }
}

/** The two parameters of the form `rows`. */
export function sharedRows(
  rows: readonly Row[],
  { own, shared }: SplitKeys = splitKeys(rows),
): readonly [rows: string, shared: string] {
  return [`[${rows.map(row => textOf(row, own)).join(',')}]`, textOf(rows[0] ?? {}, shared)]
}

interface SplitKeys {
  readonly own: readonly string[]
  readonly shared: readonly string[]
}

function splitKeys(rows: readonly Row[]): SplitKeys {
  // Every row has the same keys in the same order; read by place, thousands of values are compared in less time.
  const [first = [], ...others] = rows.map(row => Object.values(row))
  const [shared, own]: [string[], string[]] = [[], []]
  for (const [place, key] of Object.keys(rows[0] ?? {}).entries()) {
    const isShared = others.every(values => values[place] === first[place])
    ;(isShared ? shared : own).push(key)
  }
  return { own, shared }
}

function textOf(row: Row, keys: readonly string[]): string {
  let text = ''
  for (const key of keys) {
    const value = row[key]
    if (value === undefined) continue
    text += `${text === '' ? '' : ','}"${key}":${JSON.stringify(value)}`
  }
  return `{${text}}`
}

type Table = Pick<
  DocumentTable<StoredDocument, string>,
  'name' | 'schema' | 'idColumn' | 'topic' | 'columns' | 'event'
>

function writeText(table: Table, write: DocumentWrite, parts: WriteParts): string {
  const { schema, idColumn } = table
  const idempotency = parts.answers
    ? `,
  idempotency as (insert into platform.idempotency
    (${answerNames.join(', ')})
  select legal_party_id, person_id, operation, key, request_hash, answer::json
  from unnest(${answerNames.map((name, place) => `${parts.answers?.[place]}::${answerColumns[name]}[]`).join(', ')})
    as a(${answerNames.join(', ')})
  on conflict do nothing
  returning 1)`
    : ''
  // The other writes give none.
  const signatures =
    write === 'saveStatus'
      ? `
  signatures as (insert into ${schema}.signature (${signatureTargets(idColumn)})
    ${givenSignatures('updated')}),`
      : ''
  // A document that was not written leaves no traces; its old ones would be in the way of the same version.
  return `with
  ${batchFor(table, write, parts.batch)},
  written as (${documentText(table, write, parts.ids)}),
  updated as ${updatedBy(write)},
  history as (insert into ${schema}.status_history (${historyColumns(idColumn)})
    ${enteredStatuses('updated')}),
  audit as (insert into ${schema}.audit (${auditColumns(idColumn)})
    select legal_party_id, id, version, action, at, person_id, session_id, ip, trace_id, before_digest, digest,
      signature_seal
    from updated where actor_kind = 'person'),${signatures}
  outbox as (${eventsText(table, write, parts.batch)})${idempotency}
select ${schema}.confirm_write((select count(*) from written)::integer, ${parts.expected}::integer,
  ${parts.answers ? `((select count(*) from idempotency) = ${parts.expectedAnswers}::integer)::integer` : '1'})`
}

/** An event for each step; steps of one call that differ by their document alone are kept as one row. */
function eventsText({ topic, event }: Table, write: DocumentWrite, form: BatchForm): string {
  const columns = Object.entries(event.fields)
  const fields = columns.map(([name, column]) => `'${name}', ${column}, `).join('')
  const rest = `'createdBy', created_by, ${fields}
      'fromStatus', before_status, 'toStatus', status_code, 'isDeleted', ${write === 'remove'}`
  if (form === 'rows') {
    return `insert into platform.outbox (legal_party_id, topic, kind, payload)
    select legal_party_id, '${topic}', action, jsonb_build_object('${event.idField}', id, ${rest})
    from updated`
  }
  const shared = ['legal_party_id', 'action', 'created_by', 'before_status', 'status_code']
  // An aggregate in an order is never hashed: the rows of a group come one after the other, and so do their numbers.
  return `insert into platform.outbox (legal_party_id, topic, id, kind, payload, subject_field, subjects)
    select legal_party_id, '${topic}', max(nextval('platform.outbox_id_seq')), action,
      jsonb_build_object(${rest}), '${event.idField}', array_agg(id order by id)
    from updated group by ${[...shared, ...columns.map(([, column]) => column)].join(', ')}`
}

/** The batch under one name, read once however many tables are filled from it. */
function batchFor({ columns }: Pick<Table, 'columns'>, write: DocumentWrite, form: BatchForm) {
  const all = { ...columns[write], ...stepColumns, ...signatureColumns }
  const typed = (names: readonly string[]) =>
    names.map(name => `${name} ${(all as Readonly<Record<string, string>>)[name]}`).join(', ')
  const names = Object.keys(all)
  if (form === 'rows') {
    return `batch as materialized (select r.* from json_to_record($2::json) as shared(${typed(names)}),
      json_populate_recordset(shared, $1::json) as r(${typed(names)}))`
  }
  const isOwn = (name: string) => name in ownColumns
  const shared = names.filter(name => !isOwn(name))
  const arrays = ownNames.map((name, place) => `$${place + 2}::${ownColumns[name]}[]`)
  return `batch as materialized (
    select ${names.map(name => `${isOwn(name) ? 'own' : 'shared'}.${name}`).join(', ')}
    from json_to_record($1::json) as shared(${typed(shared)}),
      unnest(${arrays.join(', ')}) as own(${ownNames.join(', ')}))`
}

function documentText(table: Table, write: DocumentWrite, ids: WriteParts['ids']): string {
  if (write === 'insert') return insertText(table)
  if (ids === undefined) throw new TypeError('Documents are found between their ids')
  return updateText(table, write, ids, write === 'remove' ? ', deleted_at = batch.updated_at' : '')
}

function insertText({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  const names = Object.keys(columns.insert)
  return `
  insert into ${name} (${names.join(', ')})
  select ${names.map(each => `batch.${each}`).join(', ')}
  from batch
  on conflict do nothing
  returning id`
}

/*
 * The smallest and the largest id repeat what the batch says already: by them the planner expects few
 * rows and takes the primary key for each, where the JSON alone lets it read the whole table. They stand on the
 * batch and not on the table, which they would invite it to scan between them.
 *
 * The steps come back with the documents that were written. Joined with the batch afterwards, of which the planner
 * expects one row, each document would be searched for among all the others.
 */
function updateText(
  { name, columns, event }: Table,
  write: Exclude<DocumentWrite, 'insert'>,
  [smallest, largest]: readonly [string, string],
  alsoSet: string,
): string {
  const assignments = Object.keys(columns[write])
    .filter(column => !(column in keyColumns))
    .map(column => `${column} = batch.${column}`)
    .join(', ')
  const needed = ['legal_party_id', 'id', 'version', 'status_code', 'digest', 'created_by']
  if (write === 'saveStatus') needed.push('content_version')
  const ofDocument = [...new Set([...needed, ...Object.values(event.fields)])]
  const returned = [
    ...ofDocument.map(column => `p.${column}`),
    ...Object.keys(stepColumns).map(column => `batch.${column}`),
    ...(write === 'saveStatus' ? Object.keys(signatureColumns) : []).map(
      column => `batch.${column}`,
    ),
  ]
  return `
  update ${name} p set ${assignments}${alsoSet}
  from batch
  where batch.id between ${smallest}::uuid and ${largest}::uuid
    and p.legal_party_id = batch.legal_party_id and p.id = batch.id
    and p.version = batch.version - 1 and p.deleted_at is null
  returning ${returned.join(', ')}`
}

/** The steps that were written: an UPDATE returns them, an INSERT cannot. What was returned is not kept twice. */
const updatedBy = (write: DocumentWrite): string =>
  write === 'insert'
    ? `(select * from batch where ${wasWritten('batch.id')})`
    : 'not materialized (select * from written)'

/*
 * As a plain condition PostgreSQL would make a join of it, and look for each row among all the others where it
 * expects few. So it uses a table of hashes.
 */
const wasWritten = (id: string): string => `(${id} in (select id from written)) is true`

/** Every status that a step has entered, of the batch itself or of its steps that were written. */
const enteredStatuses = (steps: 'batch' | 'updated'): string => `
  select c.legal_party_id, c.id, c.version, s.place - 1, s.status_code, c.action, c.at, c.actor_kind,
    c.person_id, c.comment, c.comment_other, c.step_error, c.trace_id
  from ${steps} as c cross join lateral string_to_table(c.step_statuses, ' ')
    with ordinality as s(status_code, place)`

/** The signatures of the steps of the batch itself, or of those that were written. */
const givenSignatures = (steps: 'batch' | 'updated'): string => `
  select legal_party_id, id, version, content_version, stage, signer_id, sign_right, sign_type, signed_at,
    digest, canonical_text, session_id, trace_id, evidence, proof_id
  from ${steps} where stage is not null`
