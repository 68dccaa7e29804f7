import { toIso } from '@tartip/domain/time/instant'

import type { PaymentChange } from './payment-store.ts'
import { rowFromPayment, statusRowFromPayment } from './payment-row.ts'
import type { DocumentWrite } from './payment-columns.ts'

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

export function documentRowsOf(write: DocumentWrite, changes: readonly PaymentChange[]) {
  const hasContent = write === 'insert' || write === 'saveContent'
  return changes.map(({ document }) =>
    hasContent ? rowFromPayment(document) : statusRowFromPayment(document),
  )
}

export function historyRowsOf(changes: readonly PaymentChange[]) {
  return changes.flatMap(change =>
    change.steps.map((statusCode, step) => ({
      ...idOf(change),
      step,
      status_code: statusCode,
      action: change.action,
      entered_at: toIso(change.at),
      actor_kind: change.by.kind,
      person_id: change.by.kind === 'person' ? change.by.personId : null,
      comment: change.comment ?? null,
      error_code: change.errorCode ?? null,
      trace_id: change.by.kind === 'person' ? change.by.traceId : null,
    })),
  )
}

export function signatureRowsOf(changes: readonly PaymentChange[]) {
  return changes.flatMap(change => {
    const { signature, by } = change
    if (!signature) return []
    const person = by.kind === 'person' ? by : undefined
    return [
      {
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
        evidence: signature.evidence ?? null,
        proof_id: signature.proofId ?? null,
      },
    ]
  })
}

/** What people did. What the bank and the clock did is told by the history and proved by the ledger. */
export function auditRowsOf(changes: readonly PaymentChange[]) {
  return changes.flatMap(change => {
    const { by } = change
    if (by.kind !== 'person') return []
    return [
      {
        ...idOf(change),
        action: change.action,
        at: toIso(change.at),
        person_id: by.personId,
        session_id: by.sessionId,
        ip: by.ip,
        trace_id: by.traceId,
        digest_before: change.before?.digest ?? null,
        digest_after: change.document.digest,
      },
    ]
  })
}

export function eventRowsOf(write: DocumentWrite, changes: readonly PaymentChange[]) {
  return changes.map(({ action, document, before }) => {
    const payload: PaymentEventPayload = {
      paymentId: document.id,
      createdBy: document.createdBy,
      payerAccount: document.payerAccount,
      fromStatus: before?.statusCode ?? null,
      toStatus: document.statusCode,
      isDeleted: write === 'remove',
    }
    return { legal_party_id: document.legalPartyId, kind: action, payload }
  })
}

const idOf = ({ document }: PaymentChange) => ({
  legal_party_id: document.legalPartyId,
  payment_id: document.id,
  version: document.version,
})
