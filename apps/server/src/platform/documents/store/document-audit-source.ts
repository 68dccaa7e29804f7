import type { AuditDetail } from '@tartip/domain/audit/record-words'

import type { AuditSource } from '../../audit/audit-source.ts'
import type { Json } from '../../json.ts'

/** Every step of a person and every signature of a kind of document, for the chain of its organisation. */
export function documentAuditSource(source: {
  readonly name: string
  readonly schema: string
  readonly idField: AuditDetail
  readonly idColumn: string
}): AuditSource {
  const details: Readonly<Partial<Record<AuditDetail, string>>> = {
    [source.idField]: source.idColumn,
    version: 'version',
    digestBefore: 'digest_before',
    digestAfter: 'digest_after',
    signatureSeal: 'signature_seal',
    ip: 'ip',
    sessionId: 'session_id',
    traceId: 'trace_id',
  }
  const columns = Object.values(details).map(column => `a.${column}`)
  return {
    name: source.name,
    select: `
    select a.id, a.at, a.person_id, a.action, 'ok' as outcome, ${columns.join(', ')},
      array[a.legal_party_id] as legal_party_ids
    from ${source.schema}.audit a`,
    detailsOf: row =>
      Object.fromEntries(
        Object.entries(details)
          .map(([name, column]) => [name, row[column] as Json] as const)
          .filter(([, value]) => value !== null),
      ),
  }
}
