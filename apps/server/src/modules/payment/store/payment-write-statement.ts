import { batchFor, documentWrites, type DocumentWrite } from './payment-columns.ts'

const historyColumns =
  'legal_party_id, payment_id, version, step, status_code, action, entered_at, actor_kind, person_id, comment, ' +
  'comment_other, error_code, trace_id'
const auditColumns =
  'legal_party_id, payment_id, version, action, at, person_id, session_id, ip, trace_id, digest_before, ' +
  'digest_after, signature_seal'
const signatureColumns =
  'legal_party_id uuid, payment_id uuid, version integer, content_version integer, stage smallint, ' +
  'person_id uuid, sign_right text, sign_type text, signed_at timestamptz, digest text, ' +
  'canonical_text text, session_id text, trace_id text, evidence jsonb, proof_id text'

/** Every status that a step has entered, of the batch itself or of its steps that were written. */
const enteredStatuses = (steps: 'c' | 'done'): string => `
  select c.legal_party_id, c.id, c.version, s.place - 1, s.status_code, c.action, c.at, c.actor_kind,
    c.person_id, c.comment, c.comment_other, c.step_error, c.trace_id
  from ${steps} as c cross join lateral string_to_table(c.step_statuses, ' ')
    with ordinality as s(status_code, place)`

/*
 * As a plain condition PostgreSQL would make a join of it, and look for each row among all the others where it
 * expects few. So it asks a table of hashes.
 */
const wasWritten = (id: string): string => `(${id} in (select id from written)) is true`

/** The steps that were written: an UPDATE gives them back, an INSERT cannot. */
const doneBy = (write: DocumentWrite): string =>
  write === 'insert' ? `select * from c where ${wasWritten('c.id')}` : 'select * from written'

const signaturesOf = (parameter: string): string => {
  const names = signatureColumns.replace(/ (uuid|text|integer|smallint|timestamptz|jsonb)/g, '')
  return `insert into payment.signature (${names})
  select ${names} from json_to_recordset(${parameter}::json) as r(${signatureColumns})`
}

/** For documents that are brought in together with their past. */
export const insertDocuments = `with ${batchFor('insert')} ${documentWrites.insert}`
export const appendHistory = `
  with ${batchFor('saveStatus')}
  insert into payment.status_history (${historyColumns}) ${enteredStatuses('c')}`
export const appendSignatures = signaturesOf('$1')

/** Places of the parameters that not every step has. */
interface WriteParts {
  /** How many documents must be written. */
  readonly expected: string
  readonly signatures?: string
  readonly answers?: string
  /** How many idempotency keys must be free. */
  readonly expectedAnswers?: string
}

/**
 * One statement for a whole step of a batch: documents with history, audit and outgoing events ($1), then
 * signatures and idempotency answers when there are any. It raises an error of its own when fewer documents
 * were written than meant or a key was taken, so that the COMMIT may travel right behind it
 * (`payment.confirm_write`).
 */
export function writeStatement(write: DocumentWrite, parts: WriteParts): string {
  const name = `${write} ${parts.expected} ${parts.signatures} ${parts.answers}`
  const text = texts.get(name) ?? textOf(write, parts)
  texts.set(name, text)
  return text
}

/** The same text each time: it is long, and a server that prepares statements knows it again. */
const texts = new Map<string, string>()

function textOf(write: DocumentWrite, parts: WriteParts): string {
  const signed = parts.signatures
    ? `,
  signed as (${signaturesOf(parts.signatures)}
  where ${wasWritten('r.payment_id')})`
    : ''
  const answered = parts.answers
    ? `,
  answered as (insert into platform.idempotency
    (legal_party_id, person_id, operation, key, request_hash, answer)
  select legal_party_id, person_id, operation, key, request_hash, answer
  from json_to_recordset(${parts.answers}::json)
    as a(legal_party_id uuid, person_id uuid, operation text, key text, request_hash text, answer json)
  on conflict do nothing
  returning 1)`
    : ''
  // A document that was not written leaves no traces; its old ones would be in the way of the same version.
  return `with
  ${batchFor(write)},
  written as (${documentWrites[write]}),
  done as (${doneBy(write)}),
  history as (insert into payment.status_history (${historyColumns}) ${enteredStatuses('done')}),
  noted as (insert into payment.audit (${auditColumns})
    select legal_party_id, id, version, action, at, person_id, session_id, ip, trace_id, before_digest, digest,
      signature_seal
    from done where actor_kind = 'person'),
  told as (insert into platform.outbox (legal_party_id, topic, kind, payload)
    select legal_party_id, 'payment', action, jsonb_build_object(
      'paymentId', id, 'createdBy', created_by, 'payerAccount', payer_account,
      'fromStatus', before_status, 'toStatus', status_code, 'isDeleted', ${write === 'remove'})
    from done)${signed}${answered}
select payment.confirm_write((select count(*) from written)::integer, ${parts.expected}::integer,
  ${parts.answers ? `((select count(*) from answered) = ${parts.expectedAnswers}::integer)::integer` : '1'})`
}
