import type { AuditSource } from '../../../platform/audit/audit-source.ts'

/** Every step of a person and every signature of a document, for the chain of its organisation. */
export const paymentAuditSource: AuditSource = {
  name: 'payment',
  select: `
    select a.id, a.at, a.person_id, a.action, 'ok' as outcome,
      jsonb_strip_nulls(jsonb_build_object(
        'paymentId', a.payment_id, 'version', a.version, 'digestBefore', a.digest_before,
        'digestAfter', a.digest_after, 'ip', a.ip, 'sessionId', a.session_id,
        'traceId', a.trace_id)) as details,
      array[a.legal_party_id] as legal_party_ids
    from payment.audit a`,
}
