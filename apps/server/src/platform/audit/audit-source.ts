import { CompiledQuery } from 'kysely'
import type { Instant } from '@tartip/domain/time/instant'
import type { Db } from '../db/db.ts'
import type { Json } from '../json.ts'
import type { AuditEvent } from './audit-record.ts'

/**
 * A table of audit lines that can only be added to. `select` reads it as columns `id bigint`,
 * `at timestamptz`, `person_id uuid`, `action text`, `outcome text`, `details jsonb` and
 * `legal_party_ids uuid[]` (whose chains the line belongs to), under the name `line`. A source whose details stand in
 * columns gives these instead and puts them together itself: for the database that is dear.
 */
export interface AuditSource {
  readonly name: string
  readonly select: string
  detailsOf?(columns: Readonly<Record<string, unknown>>): Json
}

/** The lines of `platform.audit_entry`. */
export const entrySource: AuditSource = {
  name: 'entry',
  select: `
    select id, at, person_id, action, outcome, details, array[legal_party_id] as legal_party_ids
    from platform.audit_entry`,
}

export interface SourceEvent extends AuditEvent {
  readonly legalPartyIds: readonly string[]
}

interface SourceRow extends Record<string, unknown> {
  id: bigint
  at: Instant
  person_id: string | null
  action: string
  outcome: string
  details: Json
  legal_party_ids: string[]
}

/** Lines between two numbers (the first excluded), in order; call it in `inSystem`. */
export async function readEvents(
  tx: Db,
  source: AuditSource,
  range: { readonly after: bigint; readonly upTo: bigint; readonly limit: number },
): Promise<SourceEvent[]> {
  const { rows } = await tx.executeQuery<SourceRow>(
    CompiledQuery.raw(
      `select line.* from (${source.select}) line
       where line.id > $1::bigint and line.id <= $2::bigint order by line.id limit $3`,
      [range.after.toString(), range.upTo.toString(), range.limit],
    ),
  )
  return rows.map(row => ({
    sourceId: row.id,
    at: row.at,
    personId: row.person_id ?? undefined,
    action: row.action,
    outcome: row.outcome,
    details: source.detailsOf?.(row) ?? row.details,
    legalPartyIds: row.legal_party_ids,
  }))
}

/** The highest of the next numbers after one, as far as a step may look; undefined when none is there. */
export async function lastNumberAfter(
  tx: Db,
  source: AuditSource,
  after: bigint,
  step: number,
): Promise<bigint | undefined> {
  const { rows } = await tx.executeQuery<{ last: bigint | null }>(
    CompiledQuery.raw(
      `select max(id) as last from (
         select line.id from (${source.select}) line where line.id > $1::bigint order by line.id limit $2
       ) next`,
      [after.toString(), step],
    ),
  )
  return rows[0]?.last ?? undefined
}
