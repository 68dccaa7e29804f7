import { toIso } from '@tartip/domain/time/instant'

import type { Json } from '../../../platform/json.ts'
import type { AuditTrail } from '../use-cases/audit/read-audit-trail.ts'

/** A page of the audit as the schema shows it. */
export function presentAudit({ records, names, nextCursor }: AuditTrail) {
  return {
    list: records.map(record => ({
      sequence: record.sequence.toString(),
      occurredAt: toIso(record.at),
      source: record.source,
      action: record.action,
      outcome: record.outcome,
      personId: record.personId ?? null,
      personName: names.get(record.personId ?? '') ?? null,
      details: detailsOf(record.details),
      hash: record.hash,
    })),
    nextCursor: nextCursor ?? null,
  }
}

/** Texts as they are, everything else as JSON. */
function detailsOf(details: Json): { name: string; value: string }[] {
  return Object.entries(Object(details) as Record<string, Json>).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}
