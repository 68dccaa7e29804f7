import { sql } from 'kysely'
import { nextHead } from '../digests.ts'
import type { LedgerDb } from './ledger-db.ts'

/** Any fixed number: only one process seals at a time. */
const sealingLock = 7_290_512
const maxBatchesPerSeal = 5_000

/** The newest link of the chain. */
export interface ChainHead {
  readonly place: bigint
  /** 64 hexadecimal digits. */
  readonly head: string
}

/**
 * Chains committed batches: each gets the next place and a head computed from the previous head and
 * its own digest. Postings only write their digest and never wait for this; a batch that commits
 * late is chained late.
 */
export async function sealBatches(db: LedgerDb): Promise<number> {
  const waiting = await sql`select from ledger.batch where place is null limit 1`.execute(db)
  if (waiting.rows.length === 0) return 0
  return db.isTransaction ? sealInTransaction(db) : db.transaction().execute(sealInTransaction)
}

async function sealInTransaction(tx: LedgerDb): Promise<number> {
  const lock = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(${sealingLock}) as is_mine`.execute(tx)
  if (lock.rows[0]?.is_mine !== true) return 0
  const newest = await readHead(tx)
  const { rows } = await sql<{ id: bigint; digest: Buffer }>`
    select id, digest from ledger.batch where place is null
    order by id limit ${maxBatchesPerSeal}`.execute(tx)
  const heads: string[] = []
  for (const { digest } of rows) {
    const before = heads.at(-1) ?? newest?.head
    const head = nextHead(before === undefined ? undefined : Buffer.from(before, 'hex'), digest)
    heads.push(head.toString('hex'))
  }
  await sql`
    update ledger.batch as batch
    set place = ${newest?.place ?? 0n}::bigint + sealed.place, head = decode(sealed.head, 'hex')
    from unnest(${rows.map(row => row.id)}::bigint[], ${heads}::text[])
      with ordinality as sealed (id, head, place)
    where batch.id = sealed.id`.execute(tx)
  return rows.length
}

/** The newest link, or the one at a place; undefined before anything is sealed. */
export async function readHead(db: LedgerDb, place?: bigint): Promise<ChainHead | undefined> {
  const atPlace = place === undefined ? sql`place is not null` : sql`place = ${place}`
  const { rows } = await sql<{ place: bigint; head: string }>`
    select place, encode(head, 'hex') as head from ledger.batch
    where ${atPlace} order by place desc limit 1`.execute(db)
  return rows[0]
}
