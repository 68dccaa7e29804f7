import { isBankText, wordsIn } from '@tartip/domain/bank-text'
import { isServiceName } from '@tartip/domain/audit/call-names'
import type { Language, LocalizedText } from '@tartip/domain/language'
import { auditList } from '@tartip/domain/lists/audit-list'
import { readListInput } from '@tartip/domain/lists/list'
import { ok } from '@tartip/domain/result'
import { bishkekDate, toIso } from '@tartip/domain/time/instant'
import { formatDate, formatPeriod } from '@tartip/domain/time/format-date'

import type { Clock } from '../../../platform/clock.ts'
import type { Json } from '../../../platform/json.ts'
import { listExport, type ListExport } from '../../../platform/lists/list-export-routes.ts'
import { namesInAudit, readAllAudit, type AuditTrail } from '../use-cases/audit/read-audit-trail.ts'
import { accessControlPolicies } from './access-control-policies.ts'

/** What a refused call was about. */
export type CallNames = (call: string) => readonly LocalizedText[]

/** A page of the audit as the schema shows it. */
export const presentAudit = (trail: AuditTrail, language: Language, callNames: CallNames) => ({
  list: presentRecords(trail, language, callNames),
  nextCursor: trail.nextCursor ?? null,
})

const presentRecords = (
  { records, names }: Pick<AuditTrail, 'records' | 'names'>,
  language: Language,
  callNames: CallNames,
) =>
  records.map(record => ({
    sequence: record.sequence.toString(),
    occurredAt: toIso(record.at),
    source: record.source,
    action: record.action,
    outcome: record.outcome,
    personId: record.personId ?? null,
    personName: names.get(record.personId ?? '') ?? null,
    details: detailsOf(record.details, language, callNames),
    hash: record.hash,
  }))

/** The audit as a file: what its operation finds, with its rights. */
export const createAuditExport = (
  deps: Parameters<typeof readAllAudit>[0] & {
    readonly bankClock: Clock
    readonly callNames: CallNames
  },
): ListExport =>
  listExport(auditList, accessControlPolicies.auditTrail, async (actor, input, language) => {
    const request = readListInput(auditList, input)
    if (!request.ok) return request
    const { values } = request.value
    const names = await namesInAudit(deps, actor)
    async function* batches() {
      for await (const records of readAllAudit(deps)(actor, values)) {
        yield presentRecords({ records, names }, language, deps.callNames)
      }
    }
    const at = deps.bankClock.now()
    const { from, to = bishkekDate(at) } = values.period ?? {}
    const about = [from === undefined ? formatDate(to) : formatPeriod(from, to)]
    return ok({ at, about, nameOf: id => names.get(id), batches: batches() })
  })

/** Texts as they are, calls by what they are about, the bank's texts in the reader's language, everything else as JSON. */
function detailsOf(
  details: Json,
  language: Language,
  callNames: CallNames,
): { name: string; value: string }[] {
  const valueOf = (name: string, value: Json): string => {
    if (name === 'operation' && typeof value === 'string') return callsInWords(value)
    return typeof value === 'string' || isBankText(value)
      ? wordsIn(value, language)
      : JSON.stringify(value)
  }
  const callsInWords = (calls: string): string => {
    const words = calls.split(', ').map(call => {
      const names = callNames(call).map(name => name[language])
      if (names.length === 0) return call
      // Many calls are about one thing, so each keeps its own name beside the words.
      return isServiceName(call) ? names.join(', ') : `${names.join(', ')} (${call})`
    })
    return [...new Set(words)].join(', ')
  }
  return Object.entries(Object(details) as Record<string, Json>).map(([name, value]) => ({
    name,
    value: valueOf(name, value),
  }))
}
