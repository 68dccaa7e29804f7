import { CompiledQuery, sql } from 'kysely'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import type { Db } from '../db/db.ts'
import { inSystem } from '../db/transaction.ts'
import { firstHash, hashOfRecord, type AuditRecord } from './audit-record.ts'
import { lastNumberAfter, readEvents, type AuditSource, type SourceEvent } from './audit-source.ts'

const linesOfOneStep = 1_000
/** Longer than a statement takes from drawing a number to becoming a visible transaction. */
const settledAfterMs = 250
/** Any fixed number: one process seals at a time, so that a chain grows at one end. */
const sealingLock = 7_290_412

/**
 * Puts new lines of all sources into the chains of their organisations, in the order of their numbers.
 * Only one process at a time does it; the others go on without. Answers how many lines were sealed.
 *
 * A number is drawn before its transaction commits, so number 5 can become visible before number 4.
 * Therefore a step notes the highest number it sees and which transactions run, and the next one seals
 * up to that number once all of those are over: below it nothing can appear any more.
 */
export const sealAudit = (db: Db, sources: readonly AuditSource[]) => async (): Promise<number> => {
  let sealed = 0
  for (const source of sources) sealed += await inSystem(db, tx => sealSource(tx, source))
  return sealed
}

interface Cursor {
  sealed_to: bigint
  seen_to: bigint
  is_settled: boolean
}

async function sealSource(tx: Db, source: AuditSource): Promise<number> {
  const cursor = await takeCursor(tx, source.name)
  if (cursor === undefined) return 0
  if (cursor.seen_to === cursor.sealed_to) {
    const seen = await lastNumberAfter(tx, source, cursor.sealed_to, linesOfOneStep)
    if (seen !== undefined) await recordSeen(tx, source.name, seen)
    return 0
  }
  if (!cursor.is_settled) return 0
  const range = { after: cursor.sealed_to, upTo: cursor.seen_to, limit: linesOfOneStep }
  const lines = await readEvents(tx, source, range)
  await appendRecords(tx, source.name, lines)
  const isWhole = lines.length < linesOfOneStep
  const sealedTo = isWhole ? cursor.seen_to : (lines.at(-1)?.sourceId ?? cursor.seen_to)
  await sql`
    update platform.audit_cursor set sealed_to = ${sealedTo.toString()}::bigint
    where source = ${source.name}`.execute(tx)
  return lines.length
}

/** The place reached in a source, or undefined while another process is sealing. */
async function takeCursor(tx: Db, source: string): Promise<Cursor | undefined> {
  const { rows: turns } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${sealingLock}) as is_ours`.execute(tx)
  if (turns[0]?.is_ours !== true) return undefined
  const known = await readCursor(tx, source)
  if (known !== undefined) return known
  await sql`
    insert into platform.audit_cursor (source, sealed_to, seen_to, seen_xid, seen_at)
    values (${source}, 0, 0, '0'::xid8, now())`.execute(tx)
  return readCursor(tx, source)
}

async function readCursor(tx: Db, source: string): Promise<Cursor | undefined> {
  const { rows } = await sql<Cursor>`
    select sealed_to, seen_to,
      pg_snapshot_xmin(pg_current_snapshot()) >= seen_xid
        and clock_timestamp() >= seen_at + ${settledAfterMs} * interval '1 millisecond' as is_settled
    from platform.audit_cursor where source = ${source}`.execute(tx)
  return rows[0]
}

async function recordSeen(tx: Db, source: string, seenTo: bigint): Promise<void> {
  await sql`
    update platform.audit_cursor
    set seen_to = ${seenTo.toString()}::bigint, seen_xid = pg_snapshot_xmax(pg_current_snapshot()),
      seen_at = clock_timestamp()
    where source = ${source}`.execute(tx)
}

async function appendRecords(tx: Db, source: string, lines: readonly SourceEvent[]): Promise<void> {
  const parties = [...new Set(lines.flatMap(line => line.legalPartyIds))].toSorted()
  if (parties.length === 0) return
  const heads = await readHeads(tx, parties)
  const records: AuditRecord[] = []
  for (const { legalPartyIds, ...line } of lines) {
    for (const legalPartyId of legalPartyIds) {
      const head = heads.get(legalPartyId) ?? { sequence: 0n, hash: firstHash }
      const place = { ...line, legalPartyId, source, sequence: head.sequence + 1n }
      const record = { ...place, hash: hashOfRecord(head.hash, place) }
      heads.set(legalPartyId, record)
      records.push(record)
    }
  }
  await tx.executeQuery(
    CompiledQuery.raw(insertRecords, [JSON.stringify(records.map(rowOfRecord))]),
  )
}

async function readHeads(
  tx: Db,
  parties: readonly string[],
): Promise<Map<string, { sequence: bigint; hash: string }>> {
  const { rows } = await tx.executeQuery<{
    legal_party_id: string
    sequence: bigint
    hash: string
  }>(CompiledQuery.raw(selectHeads, [parties]))
  return new Map(rows.map(({ legal_party_id, ...head }) => [legal_party_id, head]))
}

const selectHeads = `
  select party.id as legal_party_id, head.sequence, head.hash
  from unnest($1::uuid[]) as party (id)
  cross join lateral (
    select r.sequence, r.hash from platform.audit_record r
    where r.legal_party_id = party.id order by r.sequence desc limit 1
  ) head`

const insertRecords = `
  insert into platform.audit_record
    (legal_party_id, sequence, source, source_id, at, person_id, action, outcome, details, hash)
  select legal_party_id, sequence, source, source_id, at, person_id, action, outcome, details, hash
  from jsonb_to_recordset($1::jsonb) as r (
    legal_party_id uuid, sequence bigint, source text, source_id bigint, at timestamptz,
    person_id uuid, action text, outcome text, details jsonb, hash text)`

const rowOfRecord = (record: AuditRecord) => ({
  legal_party_id: record.legalPartyId,
  sequence: record.sequence.toString(),
  source: record.source,
  source_id: record.sourceId.toString(),
  at: toIso(record.at),
  person_id: record.personId ?? null,
  action: record.action,
  outcome: record.outcome,
  details: record.details,
  hash: record.hash,
})

/** A row of the chain as the database gives it. */
export interface AuditRecordRow {
  legal_party_id: string
  sequence: bigint
  source: string
  source_id: bigint
  at: Instant
  person_id: string | null
  action: string
  outcome: string
  details: AuditRecord['details']
  hash: string
}

export function recordFromRow(row: AuditRecordRow): AuditRecord {
  return {
    legalPartyId: row.legal_party_id,
    sequence: row.sequence,
    source: row.source,
    sourceId: row.source_id,
    at: row.at,
    personId: row.person_id ?? undefined,
    action: row.action,
    outcome: row.outcome,
    details: row.details,
    hash: row.hash,
  }
}
