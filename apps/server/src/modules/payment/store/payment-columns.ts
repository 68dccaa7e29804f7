/**
 * Columns with their types for `json_to_recordset`: a batch of documents travels as one JSON parameter,
 * so that one document and five hundred and twenty cost the same number of round trips.
 */
const keyColumns = { legal_party_id: 'uuid', id: 'uuid' } as const

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

const contentColumns = {
  operation_code: 'text',
  value_date: 'date',
  transfer_num: 'text',
  payer_account: 'text',
  payer_name: 'text',
  payer_inn: 'text',
  payer_bic: 'text',
  recipient_account: 'text',
  recipient_bic: 'text',
  recipient_name: 'text',
  recipient_inn: 'text',
  amount_minor: 'bigint',
  currency: 'text',
  commission_minor: 'bigint',
  commission_currency: 'text',
  purpose: 'text',
  payment_code: 'text',
} as const

const birthColumns = {
  origin: 'text',
  created_by: 'uuid',
  created_at: 'timestamptz',
  transfer_year: 'integer',
} as const

/** Repeat the content in the form in which lists search and sort it; written with it and never read back. */
const searchColumns = {
  search_text: 'text',
  sort_name: 'text',
  amount_major: 'numeric',
} as const

const readColumns = { ...keyColumns, ...statusColumns, ...contentColumns, ...birthColumns }
const allColumns = { ...readColumns, ...searchColumns }

/** Every column that the row codec reads. */
export const paymentColumnList = Object.keys(readColumns)
  .map(name => `p.${name}`)
  .join(', ')

/**
 * What is told of a step beside the document: history, audit and outgoing event are made of it. `step_statuses` are
 * the statuses entered by it, with spaces between.
 */
const stepColumns = {
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

const writtenColumns = [
  ...[
    'legal_party_id',
    'id',
    'version',
    'status_code',
    'digest',
    'created_by',
    'payer_account',
  ].map(name => `p.${name}`),
  ...Object.keys(stepColumns).map(name => `c.${name}`),
].join(', ')

const assignments = (columns: Readonly<Record<string, string>>): string =>
  Object.keys(columns)
    .map(name => `${name} = c.${name}`)
    .join(', ')

const ofDocument = {
  insert: allColumns,
  saveStatus: { ...keyColumns, ...statusColumns },
  saveContent: { ...keyColumns, ...statusColumns, ...contentColumns, ...searchColumns },
  remove: { ...keyColumns, ...statusColumns },
} as const
export type DocumentWrite = keyof typeof ofDocument

/** The batch ($1) under the name `c`, read once however many tables are filled from it. */
export function batchFor(write: DocumentWrite): string {
  const columns = Object.entries({ ...ofDocument[write], ...stepColumns })
  const list = columns.map(([name, type]) => `${name} ${type}`).join(', ')
  return `c as materialized (select * from json_to_recordset($1::json) as r(${list}))`
}

/*
 * The smallest and the largest id ($2, $3) repeat what the batch says already: by them the planner expects few
 * rows and takes the primary key for each, where the JSON alone lets it read the whole table. They stand on the
 * batch and not on the table, which they would invite it to walk between them.
 *
 * The steps come back with the documents that were written. Joined with the batch afterwards, of which the planner
 * expects one row, each document would be looked for among all the others.
 */
const updateWhereVersionHolds = (
  { legal_party_id: _legalPartyId, id: _id, ...columns }: Readonly<Record<string, string>>,
  alsoSet = '',
): string => `
  update payment.payment p set ${assignments(columns)}${alsoSet}
  from c
  where c.id between $2::uuid and $3::uuid
    and p.legal_party_id = c.legal_party_id and p.id = c.id
    and p.version = c.version - 1 and p.deleted_at is null
  returning ${writtenColumns}`

/** The part of the one write statement that concerns the document itself; it reads `batchFor` the same write. */
export const documentWrites: Readonly<Record<DocumentWrite, string>> = {
  insert: `
  insert into payment.payment (${Object.keys(allColumns).join(', ')})
  select ${Object.keys(allColumns)
    .map(name => `c.${name}`)
    .join(', ')}
  from c
  on conflict do nothing
  returning id`,
  saveStatus: updateWhereVersionHolds(ofDocument.saveStatus),
  saveContent: updateWhereVersionHolds(ofDocument.saveContent),
  remove: updateWhereVersionHolds(ofDocument.remove, ', deleted_at = c.updated_at'),
}
