import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import type { Db } from '../db/db.ts'
import { inSystem } from '../db/transaction.ts'

/** The head of a chain as it was written down outside the database. */
export interface AnchoredHead {
  readonly legalPartyId: string
  readonly sequence: bigint
  readonly hash: string
}

export interface AnchorAuditDeps {
  readonly db: Db
  /** Where the files go: one a day, never written twice. */
  readonly folder: string
  /** The real time. */
  readonly clock: { now(): Instant }
  /** Gets the day and the digest of its file, to be kept a third time, in the log. */
  readonly report: (day: string, digest: string, chains: number) => void
}

/**
 * Writes the heads of all chains into the file of the day, once a day. Whoever can change the whole
 * database can compute a whole new chain; they cannot make it end in what was written down elsewhere.
 * Answers how many heads were written.
 */
export const anchorAudit = (deps: AnchorAuditDeps) => async (): Promise<number> => {
  const day = bishkekDate(deps.clock.now())
  const file = join(deps.folder, `${day}.tsv`)
  if (existsSync(file)) return 0
  const heads = await readAllHeads(deps.db)
  if (heads.length === 0) return 0
  const text = heads.map(head => `${head.legalPartyId}\t${head.sequence}\t${head.hash}\n`).join('')
  mkdirSync(deps.folder, { recursive: true, mode: 0o700 })
  writeFileSync(file, text, { mode: 0o400, flag: 'wx' })
  deps.report(day, createHash('sha256').update(text).digest('hex'), heads.length)
  return heads.length
}

/** Everything that was ever anchored in a folder. Throws on a line that cannot be one. */
export function readAnchors(folder: string): AnchoredHead[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter(name => /^\d{4}-\d{2}-\d{2}\.tsv$/.test(name))
  return files.toSorted().flatMap(name =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => headOfLine(line, name)),
  )
}

function headOfLine(line: string, file: string): AnchoredHead {
  const match = /^([0-9a-f-]{36})\t(\d+)\t([0-9a-f]{64})$/.exec(line)
  const [, legalPartyId, sequence, hash] = match ?? []
  if (legalPartyId === undefined || sequence === undefined || hash === undefined) {
    throw new Error(`${file} holds a line that is no anchor`)
  }
  return { legalPartyId, sequence: BigInt(sequence), hash }
}

async function readAllHeads(db: Db): Promise<AnchoredHead[]> {
  const { rows } = await inSystem(db, tx =>
    sql<{ legal_party_id: string; sequence: bigint; hash: string }>`
      select distinct on (legal_party_id) legal_party_id, sequence, hash
      from platform.audit_record order by legal_party_id, sequence desc`.execute(tx),
  )
  return rows.map(({ legal_party_id, ...head }) => ({ legalPartyId: legal_party_id, ...head }))
}
