import { sql } from 'kysely'
import { accountDigest } from '../digests.ts'
import type { NewLedgerAccount } from '../transfer.ts'
import type { LedgerDb } from './ledger-db.ts'

export interface AccountAnswer {
  readonly id: string
  readonly result: 'DONE' | 'ACCOUNT_CHANGED'
}

/**
 * Opens new accounts. Their properties are part of the chain: the new accounts make one batch,
 * sealed like the others.
 */
export async function openAccounts(
  db: LedgerDb,
  list: readonly NewLedgerAccount[],
): Promise<AccountAnswer[]> {
  if (list.length === 0) return []
  const sorted = list.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  await insertAccounts(db, sorted)
  const { rows } = await sql<StoredAccount>`
    select id, currency, normal_side, overdraft_allowed, holder from ledger.account
    where id = any(${sorted.map(row => row.id)}::uuid[])`.execute(db)
  const stored = new Map(rows.map(row => [row.id, row]))
  return list.map(requested => {
    const row = stored.get(requested.id)
    return { id: requested.id, result: row && isSame(row, requested) ? 'DONE' : 'ACCOUNT_CHANGED' }
  })
}

interface StoredAccount {
  readonly id: string
  readonly currency: string
  readonly normal_side: string
  readonly overdraft_allowed: boolean
  readonly holder: string | null
}

async function insertAccounts(db: LedgerDb, sorted: readonly NewLedgerAccount[]): Promise<void> {
  await sql`
    with number as materialized (
      select nextval('ledger.batch_id_seq') as id
    ), opened as (
      insert into ledger.account (id, currency, normal_side, overdraft_allowed, holder, content_digest,
        batch_id)
      select added.id, currency, normal_side, overdraft_allowed, holder, decode(digest, 'hex'), number.id
      from number, unnest(
        ${sorted.map(row => row.id)}::uuid[],
        ${sorted.map(row => row.currency)}::text[],
        ${sorted.map(row => row.normalSide)}::text[],
        ${sorted.map(row => row.overdraftAllowed)}::boolean[],
        ${sorted.map(row => row.holder ?? null)}::text[],
        ${sorted.map(row => accountDigest(row).toString('hex'))}::text[]
      ) as added (id, currency, normal_side, overdraft_allowed, holder, digest)
      on conflict (id) do nothing
      returning id, content_digest, batch_id
    )
    insert into ledger.batch (id, transfer_count, account_count, digest)
    select batch_id, 0, count(*), sha256(string_agg(content_digest, ''::bytea order by id))
    from opened group by batch_id`.execute(db)
}

/** Accounts from before holders were stored have none, and remain the same accounts. */
function isSame(row: StoredAccount, requested: NewLedgerAccount): boolean {
  return (
    row.currency === requested.currency &&
    row.normal_side === requested.normalSide &&
    row.overdraft_allowed === requested.overdraftAllowed &&
    (row.holder === null || row.holder === (requested.holder ?? null))
  )
}
