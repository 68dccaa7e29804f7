import type { AuditSource } from '../../../platform/audit/audit-source.ts'
import type { Json } from '../../../platform/json.ts'

const details = {
  paymentId: 'payment_id',
  version: 'version',
  digestBefore: 'digest_before',
  digestAfter: 'digest_after',
  signatureSeal: 'signature_seal',
  ip: 'ip',
  sessionId: 'session_id',
  traceId: 'trace_id',
} as const

/** Every step of a person and every signature of a document, for the chain of its organisation. */
export const paymentAuditSource: AuditSource = {
  name: 'payment',
  select: `
    select a.id, a.at, a.person_id, a.action, 'ok' as outcome, ${Object.values(details)
      .map(column => `a.${column}`)
      .join(', ')}, array[a.legal_party_id] as legal_party_ids
    from payment.audit a`,
  detailsOf: columns =>
    Object.fromEntries(
      Object.entries(details)
        .map(([name, column]) => [name, columns[column] as Json] as const)
        .filter(([, value]) => value !== null),
    ),
}
