import { sql } from 'kysely'
import type { TwinBank } from '../bank-twin-types.ts'
import { recordset, type TwinDb, wordColumns } from './twin-db.ts'

export async function saveBanks(db: TwinDb, list: readonly TwinBank[]): Promise<void> {
  if (list.length === 0) return
  const unique = new Map(list.map(bank => [`${bank.bic} ${bank.accountPrefix}`, bank]))
  const rows = [...unique.values()].map(bank => ({
    bic: bank.bic,
    account_prefix: bank.accountPrefix,
    ...wordColumns('name', bank.name),
  }))
  await sql`
    insert into twin.bank
    select * from json_populate_recordset(null::twin.bank, ${recordset(rows)})
    on conflict (bic, account_prefix) do update set name = excluded.name, name_other = excluded.name_other`.execute(
    db,
  )
}

/** Which beginnings of account numbers belong to these BICs, as `bic prefix`. */
export async function readBankPrefixes(
  db: TwinDb,
  bics: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ bic: string; account_prefix: string }>`
    select bic, account_prefix from twin.bank
    where bic = any(${[...new Set(bics)]}::text[])`.execute(db)
  return new Set(rows.map(row => `${row.bic} ${row.account_prefix}`))
}
