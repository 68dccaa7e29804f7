import { sql } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { NormalSide } from '../transfer.ts'
import type { LedgerDb } from './ledger-db.ts'

export interface NewLedgerAccount {
  /** UUID in lower case, made by the caller. */
  readonly id: string
  readonly currency: CurrencyCode
  readonly normalSide: NormalSide
  /**
   * False: the balance is guarded; every transfer locks and checks the account and writes the balance after
   * each entry. True: nobody waits for the account; entries are appended and the balance is added up.
   */
  readonly mayGoShort: boolean
}

export interface AccountAnswer {
  readonly id: string
  readonly result: 'DONE' | 'ACCOUNT_CHANGED'
}

export async function openAccounts(
  db: LedgerDb,
  list: readonly NewLedgerAccount[],
): Promise<AccountAnswer[]> {
  if (list.length === 0) return []
  const sorted = list.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  await sql`
    insert into ledger.account (id, currency, normal_side, may_go_short)
    select * from unnest(
      ${sorted.map(row => row.id)}::uuid[],
      ${sorted.map(row => row.currency)}::text[],
      ${sorted.map(row => row.normalSide)}::text[],
      ${sorted.map(row => row.mayGoShort)}::boolean[]
    )
    on conflict (id) do nothing`.execute(db)
  const { rows } = await sql<{
    id: string
    currency: string
    normal_side: string
    may_go_short: boolean
  }>`
    select id, currency, normal_side, may_go_short from ledger.account
    where id = any(${sorted.map(row => row.id)}::uuid[])`.execute(db)
  const stored = new Map(rows.map(row => [row.id, row]))
  return list.map(asked => {
    const row = stored.get(asked.id)
    const isSame =
      row?.currency === asked.currency &&
      row.normal_side === asked.normalSide &&
      row.may_go_short === asked.mayGoShort
    return { id: asked.id, result: isSame ? 'DONE' : 'ACCOUNT_CHANGED' }
  })
}
