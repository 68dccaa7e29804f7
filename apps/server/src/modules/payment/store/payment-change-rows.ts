import { toIso } from '@tartip/domain/time/instant'

import type { PaymentChange } from '../payment-kind.ts'
import { columnsOfWords, rowFromPayment, statusRowFromPayment } from './payment-row.ts'
import type { DocumentWrite } from './payment-columns.ts'
import { sealOfSignature, type SignatureRow } from './signature-seal.ts'

/** The topic under which steps of payments leave through the outbox. */
export const paymentTopic = 'payment'

/** What a listener must know to decide who may hear of the step, without reading the document. */
export interface PaymentEventPayload {
  readonly paymentId: string
  readonly createdBy: string
  readonly payerAccount: string
  readonly fromStatus: string | null
  readonly toStatus: string
  readonly isDeleted: boolean
}

/** The batch of a write, or of the way a seeded document has come: `batchFor` reads it. */
export function batchRowsOf(write: DocumentWrite, changes: readonly PaymentChange[]) {
  const hasContent = write === 'insert' || write === 'saveContent'
  return changes.map(change => ({
    ...(hasContent ? rowFromPayment(change.document) : statusRowFromPayment(change.document)),
    ...stepOf(change),
  }))
}

/** What people did goes into the audit too; what the bank and the clock did is proved by the ledger. */
function stepOf(change: PaymentChange) {
  const { action, at, steps, by, comment, errorCode, before } = change
  const person = by.kind === 'person' ? by : undefined
  const signature = person && signatureRowOf(change)
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
    signature_seal: signature && sealOfSignature(signature),
  }
}

export function signatureRowsOf(changes: readonly PaymentChange[]) {
  return changes.flatMap(change => signatureRowOf(change) ?? [])
}

function signatureRowOf(change: PaymentChange): SignatureRow | undefined {
  const { signature, by } = change
  if (!signature) return undefined
  const person = by.kind === 'person' ? by : undefined
  return {
    ...idOf(change),
    content_version: change.document.contentVersion,
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

const idOf = ({ document }: PaymentChange) => ({
  legal_party_id: document.legalPartyId,
  payment_id: document.id,
  version: document.version,
})
