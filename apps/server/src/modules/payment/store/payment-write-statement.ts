import { documentWrites, type DocumentWrite } from './payment-columns.ts'

const historyColumns =
  'legal_party_id uuid, payment_id uuid, version integer, step smallint, status_code text, action text, ' +
  'entered_at timestamptz, actor_kind text, person_id uuid, comment text, error_code text, trace_id text'
const auditColumns =
  'legal_party_id uuid, payment_id uuid, version integer, action text, at timestamptz, person_id uuid, ' +
  'session_id text, ip text, trace_id text, digest_before text, digest_after text'
const signatureColumns =
  'legal_party_id uuid, payment_id uuid, version integer, content_version integer, stage smallint, ' +
  'person_id uuid, sign_right text, sign_type text, signed_at timestamptz, digest text, ' +
  'canonical_text text, session_id text, trace_id text, evidence jsonb, proof_id text'

const append = (table: string, columns: string, parameter: string, condition = ''): string => {
  const names = columns.replace(/ (uuid|text|integer|smallint|timestamptz|jsonb)/g, '')
  return `insert into ${table} (${names})
  select ${names} from jsonb_to_recordset(${parameter}::jsonb) as r(${columns})${condition}`
}

/** A document that was not written leaves no traces; its old ones would be in the way of the same version. */
const ofWritten = `
  where r.payment_id in (select id from written)`

/** For documents that are brought in together with their past. */
export const appendHistory = append('payment.status_history', historyColumns, '$1')
export const appendSignatures = append('payment.signature', signatureColumns, '$1')

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
 * One statement for a whole step of a batch: documents ($1), history ($2), audit ($3), outgoing events
 * ($4), then signatures and idempotency answers when there are any. It raises an error of its own when
 * fewer documents were written than meant or a key was taken, so that the COMMIT may travel right behind
 * it (`payment.confirm_write`).
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
  signed as (${append('payment.signature', signatureColumns, parts.signatures, ofWritten)})`
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
  return `with
  written as (${documentWrites[write]}),
  history as (${append('payment.status_history', historyColumns, '$2', ofWritten)}),
  noted as (${append('payment.audit', auditColumns, '$3', ofWritten)}),
  told as (insert into platform.outbox (legal_party_id, topic, kind, payload)
  select legal_party_id, 'payment', kind, payload
  from jsonb_to_recordset($4::jsonb) as e(legal_party_id uuid, kind text, payload jsonb))${signed}${answered}
select payment.confirm_write((select count(*) from written)::integer, ${parts.expected}::integer,
  ${parts.answers ? `((select count(*) from answered) = ${parts.expectedAnswers}::integer)::integer` : '1'})`
}
