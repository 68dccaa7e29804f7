import type { StoredDocument } from '../document-kind.ts'
import {
  keyColumns,
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
const signatureColumns = (id: string) => ({
  legal_party_id: 'uuid',
  [id]: 'uuid',
  version: 'integer',
  content_version: 'integer',
  stage: 'smallint',
  person_id: 'uuid',
  sign_right: 'text',
  sign_type: 'text',
  signed_at: 'timestamptz',
  digest: 'text',
  canonical_text: 'text',
  session_id: 'text',
  trace_id: 'text',
  evidence: 'jsonb',
  proof_id: 'text',
})

/** Places of the two parameters of `sharedRows`. */
interface RowsPlace {
  readonly rows: string
  readonly shared: string
}

/** Places of the parameters that not every write has. */
export interface WriteParts {
  /** How many documents must be written. */
  readonly expected: string
  readonly signatures?: RowsPlace
  readonly answers?: string
  /** How many idempotency keys must be free. */
  readonly expectedAnswers?: string
}

/** The statements that write documents of one table. */
export interface WriteStatements {
  /**
   * One statement for a whole step of a batch: documents with history, audit and outgoing events ($1, $2), then
   * signatures and idempotency answers when there are any. It raises an error of its own when fewer documents
   * were written than meant or a key was taken, so that the COMMIT may travel right behind it
   * (`confirm_write`).
   */
  write(write: DocumentWrite, parts: WriteParts): string
  /** For documents that are brought in together with their past. */
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
      const name = `${write} ${parts.expected} ${parts.signatures?.rows} ${parts.answers}`
      const text = texts.get(name) ?? writeText(table, write, parts)
      texts.set(name, text)
      return text
    },
    insertDocuments: `with ${batchFor(table, 'insert')} ${insertText(table)}`,
    appendHistory: `
  with ${batchFor(table, 'saveStatus')}
  insert into ${table.schema}.status_history (${historyColumns(table.idColumn)})
  ${enteredStatuses('batch')}`,
    appendSignatures: signaturesText(table, batchPlace),
  }
}

const batchPlace: RowsPlace = { rows: '$1', shared: '$2' }

/**
 * Rows as the two parameters that `readRows` expects: what each has of its own, and what all of them have alike. Most of
 * a step is the same for a whole batch, and PostgreSQL reads JSON slowly.
 */
export function sharedRows(
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly [rows: string, shared: string] {
  const [first = {}] = rows
  const [shared, own]: [string[], string[]] = [[], []]
  for (const key of Object.keys(first)) {
    const isShared = rows.every(row => row[key] === first[key])
    ;(isShared ? shared : own).push(key)
  }
  const textOf = (keys: readonly string[]) => (row: Readonly<Record<string, unknown>>) => {
    let text = ''
    for (const key of keys) {
      const value = row[key]
      if (value === undefined) continue
      text += `${text === '' ? '' : ','}"${key}":${JSON.stringify(value)}`
    }
    return `{${text}}`
  }
  return [`[${rows.map(textOf(own)).join(',')}]`, textOf(shared)(first)]
}

/** Rows `r` of these columns from the two parameters. */
function readRows(columns: Readonly<Record<string, string>>, place: RowsPlace): string {
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
  return `json_to_record(${place.shared}::json) as shared(${typed}),
    json_populate_recordset(shared, ${place.rows}::json) as r(${typed})`
}

type Table = Pick<
  DocumentTable<StoredDocument, string>,
  'name' | 'schema' | 'idColumn' | 'topic' | 'columns' | 'event'
>

function writeText(table: Table, write: DocumentWrite, parts: WriteParts): string {
  const { schema, idColumn, topic, event } = table
  const signatures = parts.signatures
    ? `,
  signatures as (${signaturesText(table, parts.signatures)}
  where ${wasWritten(`r.${idColumn}`)})`
    : ''
  const idempotency = parts.answers
    ? `,
  idempotency as (insert into platform.idempotency
    (legal_party_id, person_id, operation, key, request_hash, answer)
  select legal_party_id, person_id, operation, key, request_hash, answer
  from json_to_recordset(${parts.answers}::json)
    as a(legal_party_id uuid, person_id uuid, operation text, key text, request_hash text, answer json)
  on conflict do nothing
  returning 1)`
    : ''
  const fields = Object.entries(event.fields).map(([name, column]) => `'${name}', ${column}, `)
  // A document that was not written leaves no traces; its old ones would be in the way of the same version.
  return `with
  ${batchFor(table, write)},
  written as (${documentText(table, write)}),
  updated as (${updatedBy(write)}),
  history as (insert into ${schema}.status_history (${historyColumns(idColumn)})
    ${enteredStatuses('updated')}),
  audit as (insert into ${schema}.audit (${auditColumns(idColumn)})
    select legal_party_id, id, version, action, at, person_id, session_id, ip, trace_id, before_digest, digest,
      signature_seal
    from updated where actor_kind = 'person'),
  outbox as (insert into platform.outbox (legal_party_id, topic, kind, payload)
    select legal_party_id, '${topic}', action, jsonb_build_object(
      '${event.idField}', id, 'createdBy', created_by, ${fields.join('')}
      'fromStatus', before_status, 'toStatus', status_code, 'isDeleted', ${write === 'remove'})
    from updated)${signatures}${idempotency}
select ${schema}.confirm_write((select count(*) from written)::integer, ${parts.expected}::integer,
  ${parts.answers ? `((select count(*) from idempotency) = ${parts.expectedAnswers}::integer)::integer` : '1'})`
}

/** The batch ($1, $2) under one name, read once however many tables are filled from it. */
function batchFor({ columns }: Pick<Table, 'columns'>, write: DocumentWrite): string {
  const rows = readRows({ ...columns[write], ...stepColumns }, batchPlace)
  return `batch as materialized (select r.* from ${rows})`
}

function documentText(table: Table, write: DocumentWrite): string {
  if (write === 'insert') return insertText(table)
  return updateText(table, write, write === 'remove' ? ', deleted_at = batch.updated_at' : '')
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
 * The smallest and the largest id ($3, $4) repeat what the batch says already: by them the planner expects few
 * rows and takes the primary key for each, where the JSON alone lets it read the whole table. They stand on the
 * batch and not on the table, which they would invite it to scan between them.
 *
 * The steps come back with the documents that were written. Joined with the batch afterwards, of which the planner
 * expects one row, each document would be searched for among all the others.
 */
function updateText(
  { name, columns, event }: Table,
  write: Exclude<DocumentWrite, 'insert'>,
  alsoSet: string,
): string {
  const assignments = Object.keys(columns[write])
    .filter(column => !(column in keyColumns))
    .map(column => `${column} = batch.${column}`)
    .join(', ')
  const needed = ['legal_party_id', 'id', 'version', 'status_code', 'digest', 'created_by']
  const ofDocument = [...new Set([...needed, ...Object.values(event.fields)])]
  const returned = [
    ...ofDocument.map(column => `p.${column}`),
    ...Object.keys(stepColumns).map(column => `batch.${column}`),
  ]
  return `
  update ${name} p set ${assignments}${alsoSet}
  from batch
  where batch.id between $3::uuid and $4::uuid
    and p.legal_party_id = batch.legal_party_id and p.id = batch.id
    and p.version = batch.version - 1 and p.deleted_at is null
  returning ${returned.join(', ')}`
}

/** The steps that were written: an UPDATE returns them, an INSERT cannot. */
const updatedBy = (write: DocumentWrite): string =>
  write === 'insert'
    ? `select * from batch where ${wasWritten('batch.id')}`
    : 'select * from written'

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

function signaturesText(
  { schema, idColumn }: Pick<Table, 'schema' | 'idColumn'>,
  place: RowsPlace,
): string {
  const columns = signatureColumns(idColumn)
  const names = Object.keys(columns)
  return `insert into ${schema}.signature (${names.join(', ')})
  select ${names.map(name => `r.${name}`).join(', ')} from ${readRows(columns, place)}`
}
