import { isBankText, wordsIn } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import { toIso } from '@tartip/domain/time/instant'

import type { Json } from '../../../platform/json.ts'
import type { AuditTrail } from '../use-cases/audit/read-audit-trail.ts'

/** A page of the audit as the schema shows it. */
export function presentAudit({ records, names, nextCursor }: AuditTrail, language: Language) {
  return {
    list: records.map(record => ({
      sequence: record.sequence.toString(),
      occurredAt: toIso(record.at),
      source: record.source,
      action: record.action,
      outcome: record.outcome,
      personId: record.personId ?? null,
      personName: names.get(record.personId ?? '') ?? null,
      details: detailsOf(record.details, language),
      hash: record.hash,
    })),
    nextCursor: nextCursor ?? null,
  }
}

/** Texts as they are, the bank's in the reader's language, everything else as JSON. */
function detailsOf(details: Json, language: Language): { name: string; value: string }[] {
  return Object.entries(Object(details) as Record<string, Json>).map(([name, value]) => ({
    name,
    value:
      typeof value === 'string' || isBankText(value)
        ? wordsIn(value, language)
        : JSON.stringify(value),
  }))
}
