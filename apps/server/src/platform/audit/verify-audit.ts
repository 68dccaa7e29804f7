import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { inSystem } from '../db/transaction.ts'
import { firstHash, hashOfRecord, hasSameContent, type AuditRecord } from './audit-record.ts'
import type { AnchoredHead } from './audit-anchors.ts'
import { readEvents, type AuditSource, type SourceEvent } from './audit-source.ts'
import { recordFromRow, type AuditRecordRow } from './seal-audit.ts'

/**
 * What is wrong with a row. `GAP`: the one before it is gone. `CHANGED`: it does not have the hash it was
 * given. `SOURCE_GONE`, `SOURCE_CHANGED`: the line that it was made of is gone or says something else.
 * `UNSEALED`: a line that should be in a chain and is in none. `ANCHOR`: an anchored head is not in the
 * chain, so rows were cut off its end or the whole chain was replaced.
 */
export type AuditFault =
  | 'GAP'
  | 'CHANGED'
  | 'SOURCE_GONE'
  | 'SOURCE_CHANGED'
  | 'UNSEALED'
  | 'ANCHOR'

/** The first row of one chain (or of one source) that is not what it was. */
export interface BrokenRow {
  readonly fault: AuditFault
  readonly legalPartyId: string
  readonly sequence: bigint | undefined
  readonly source: string | undefined
  readonly sourceId: bigint | undefined
}

export interface AuditVerification {
  readonly chains: number
  readonly records: number
  readonly broken: readonly BrokenRow[]
}

const recordsOfOnePage = 2_000

/** Checks every chain against itself, against its sources and against the anchors. Reads only. */
export async function verifyAudit(
  db: Db,
  sources: readonly AuditSource[],
  anchors: readonly AnchoredHead[],
): Promise<AuditVerification> {
  const { rows } = await inSystem(db, tx =>
    sql<{ legal_party_id: string }>`
      select distinct legal_party_id from platform.audit_record order by legal_party_id`.execute(
      tx,
    ),
  )
  const chains = [
    ...new Set([...rows.map(row => row.legal_party_id), ...anchors.map(one => one.legalPartyId)]),
  ]
  const broken: BrokenRow[] = []
  let records = 0
  for (const legalPartyId of chains) {
    const own = anchors.filter(anchor => anchor.legalPartyId === legalPartyId)
    const chain = await verifyChain(db, sources, legalPartyId, own)
    records += chain.records
    if (chain.broken !== undefined) broken.push(chain.broken)
  }
  for (const source of sources) {
    const unsealed = await findUnsealed(db, source)
    if (unsealed !== undefined) broken.push(unsealed)
  }
  return { chains: chains.length, records, broken }
}

async function verifyChain(
  db: Db,
  sources: readonly AuditSource[],
  legalPartyId: string,
  anchors: readonly AnchoredHead[],
): Promise<{ records: number; broken?: BrokenRow }> {
  let head: Pick<AuditRecord, 'sequence' | 'hash'> = { sequence: 0n, hash: firstHash }
  const awaited = new Map(anchors.map(anchor => [anchor.sequence, anchor.hash]))
  let records = 0
  for (;;) {
    const page = await inSystem(db, async tx => {
      const found = await readPage(tx, legalPartyId, head.sequence)
      return { found, lines: await linesOf(tx, sources, found) }
    })
    for (const record of page.found) {
      const fault =
        faultOf(record, head, page.lines.get(keyOf(record))) ?? anchorFaultOf(record, awaited)
      if (fault !== undefined) return { records, broken: { ...record, fault } }
      awaited.delete(record.sequence)
      records += 1
      head = record
    }
    if (page.found.length < recordsOfOnePage) break
  }
  const missing = [...awaited.keys()].toSorted((a, b) => (a < b ? -1 : 1))[0]
  if (missing === undefined) return { records }
  const nowhere = { sequence: missing, source: undefined, sourceId: undefined }
  return { records, broken: { fault: 'ANCHOR', legalPartyId, ...nowhere } }
}

function faultOf(
  record: AuditRecord,
  head: Pick<AuditRecord, 'sequence' | 'hash'>,
  line: SourceEvent | undefined,
): AuditFault | undefined {
  if (record.sequence !== head.sequence + 1n) return 'GAP'
  if (record.hash !== hashOfRecord(head.hash, record)) return 'CHANGED'
  if (line === undefined) return 'SOURCE_GONE'
  return hasSameContent(record, line) ? undefined : 'SOURCE_CHANGED'
}

function anchorFaultOf(
  record: AuditRecord,
  awaited: ReadonlyMap<bigint, string>,
): AuditFault | undefined {
  const anchored = awaited.get(record.sequence)
  return anchored === undefined || anchored === record.hash ? undefined : 'ANCHOR'
}

async function readPage(tx: Db, legalPartyId: string, after: bigint): Promise<AuditRecord[]> {
  const { rows } = await sql<AuditRecordRow>`
    select * from platform.audit_record
    where legal_party_id = ${legalPartyId} and sequence > ${after.toString()}::bigint
    order by sequence limit ${recordsOfOnePage}`.execute(tx)
  return rows.map(recordFromRow)
}

const keyOf = ({ source, sourceId }: Pick<AuditRecord, 'source' | 'sourceId'>) =>
  `${source} ${sourceId}`

/** The lines that these records were made of, by source and number. */
async function linesOf(
  tx: Db,
  sources: readonly AuditSource[],
  records: readonly AuditRecord[],
): Promise<Map<string, SourceEvent>> {
  const found = new Map<string, SourceEvent>()
  for (const source of sources) {
    const ids = records.filter(one => one.source === source.name).map(one => one.sourceId)
    if (ids.length === 0) continue
    const wanted = {
      ...source,
      select: `select * from (${source.select}) line where ${among(ids)}`,
    }
    const range = { after: -1n, upTo: 2n ** 62n, limit: ids.length }
    for (const line of await readEvents(tx, wanted, range)) {
      found.set(keyOf({ source: source.name, sourceId: line.sourceId }), line)
    }
  }
  return found
}

/** The numbers are bigints of our own, so they may stand in the text. */
const among = (ids: readonly bigint[]): string => `line.id = any ('{${ids.join(',')}}'::bigint[])`

/** The first line below the sealing job's place that is in no chain: it was slipped in afterwards. */
async function findUnsealed(db: Db, source: AuditSource): Promise<BrokenRow | undefined> {
  const { rows } = await inSystem(db, tx =>
    tx.executeQuery<{ id: bigint; legal_party_id: string }>(
      CompiledQuery.raw(
        `select line.id, line.legal_party_ids[1] as legal_party_id from (${source.select}) line
         where line.id <= (select c.sealed_to from platform.audit_cursor c where c.source = $1)
           and not exists (
             select from platform.audit_record r where r.source = $1 and r.source_id = line.id)
         order by line.id limit 1`,
        [source.name],
      ),
    ),
  )
  const line = rows[0]
  if (line === undefined) return undefined
  const place = { sequence: undefined, source: source.name, sourceId: line.id }
  return { fault: 'UNSEALED', legalPartyId: line.legal_party_id, ...place }
}
