import { sql } from 'kysely'
import { accountDigest } from '../content-digest.ts'
import type { NewLedgerAccount } from '../new-account.ts'
import type { LedgerDb } from './ledger-db.ts'

export interface AccountAnswer {
  readonly id: string
  readonly result: 'DONE' | 'ACCOUNT_CHANGED'
}

/**
 * Opens what is not open yet. What an account is stands in the chain like what is booked on it: the new ones
 * make one batch, sealed with the others.
 */
export async function openAccounts(
  db: LedgerDb,
  list: readonly NewLedgerAccount[],
): Promise<AccountAnswer[]> {
  if (list.length === 0) return []
  const sorted = list.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  await insertAccounts(db, sorted)
  const { rows } = await sql<StoredAccount>`
    select id, currency, normal_side, may_go_short, holder from ledger.account
    where id = any(${sorted.map(row => row.id)}::uuid[])`.execute(db)
  const stored = new Map(rows.map(row => [row.id, row]))
  return list.map(asked => {
    const row = stored.get(asked.id)
    return { id: asked.id, result: row && isSame(row, asked) ? 'DONE' : 'ACCOUNT_CHANGED' }
  })
}

interface StoredAccount {
  readonly id: string
  readonly currency: string
  readonly normal_side: string
  readonly may_go_short: boolean
  readonly holder: string | null
}

async function insertAccounts(db: LedgerDb, sorted: readonly NewLedgerAccount[]): Promise<void> {
  await sql`
    with number as materialized (
      select nextval('ledger.batch_id_seq') as id
    ), opened as (
      insert into ledger.account (id, currency, normal_side, may_go_short, holder, content_digest,
        batch_id)
      select added.id, currency, normal_side, may_go_short, holder, decode(digest, 'hex'), number.id
      from number, unnest(
        ${sorted.map(row => row.id)}::uuid[],
        ${sorted.map(row => row.currency)}::text[],
        ${sorted.map(row => row.normalSide)}::text[],
        ${sorted.map(row => row.overdraftAllowed)}::boolean[],
        ${sorted.map(row => row.holder ?? null)}::text[],
        ${sorted.map(row => accountDigest(row).toString('hex'))}::text[]
      ) as added (id, currency, normal_side, may_go_short, holder, digest)
      on conflict (id) do nothing
      returning id, content_digest, batch_id
    )
    insert into ledger.batch (id, transfer_count, account_count, digest)
    select batch_id, 0, count(*), sha256(string_agg(content_digest, ''::bytea order by id))
    from opened group by batch_id`.execute(db)
}

/** Accounts of books from before holders were kept have none, and stay the accounts they were. */
function isSame(row: StoredAccount, asked: NewLedgerAccount): boolean {
  return (
    row.currency === asked.currency &&
    row.normal_side === asked.normalSide &&
    row.may_go_short === asked.overdraftAllowed &&
    (row.holder === null || row.holder === (asked.holder ?? null))
  )
}
