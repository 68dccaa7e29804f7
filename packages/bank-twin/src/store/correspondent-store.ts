import { sql } from 'kysely'
import { type CurrencyCode } from '@tartip/domain/money/currency'
import { createLedger } from '@tartip/ledger/ledger'
import { correspondentAccountId } from '../internal-accounts.ts'
import { recordset, type TwinDb } from './twin-db.ts'

/** A correspondent bank abroad. */
export interface TwinCorrespondent {
  readonly currency: CurrencyCode
  /** SWIFT code, or the national code of a bank that has none; with the currency it names the account. */
  readonly code: string
  readonly name: string
  /** Two letters, ISO 3166. */
  readonly country: string
}

/** A correspondent as an order finds it, in the order in which the bank prefers them. */
export interface KnownCorrespondent extends TwinCorrespondent {
  /** The bank's account with it, in the ledger. */
  readonly accountId: string
}

/** Adds correspondents behind those that are known; each gets an account of its own in the ledger. */
export async function saveCorrespondents(
  tx: TwinDb,
  list: readonly TwinCorrespondent[],
): Promise<void> {
  if (list.length === 0) return
  const known = await readCorrespondents(tx)
  const rows = list.map((one, index) => ({
    currency: one.currency,
    code: one.code,
    name: one.name,
    country: one.country,
    rank: BigInt(known.length + index),
    account_id: correspondentAccountId(one.code, one.currency),
  }))
  await createLedger({ db: tx }).openAccounts(
    rows.map(({ account_id: id, currency }) => ({
      id,
      currency,
      normalSide: 'DEBIT',
      // A payment never waits for the bank's own account.
      overdraftAllowed: true,
    })),
  )
  await sql`
    insert into twin.correspondent
    select * from json_populate_recordset(null::twin.correspondent, ${recordset(rows)})
    on conflict (currency, code) do update set name = excluded.name, country = excluded.country`.execute(
    tx,
  )
}

/** All of them, the preferred ones first. There are some dozens at most. */
export async function readCorrespondents(db: TwinDb): Promise<KnownCorrespondent[]> {
  const { rows } = await sql<{
    currency: CurrencyCode
    code: string
    name: string
    country: string
    account_id: string
  }>`select currency, code, name, country, account_id from twin.correspondent
    order by rank, code`.execute(db)
  return rows.map(({ account_id: accountId, ...row }) => ({ ...row, accountId }))
}

/** The bank's balance with each correspondent, minor units; negative is owed. */
export async function readCorrespondentBalances(
  db: TwinDb,
): Promise<(TwinCorrespondent & { readonly balanceMinor: bigint })[]> {
  const list = await readCorrespondents(db)
  const balances = await createLedger({ db }).balances(list.map(({ accountId }) => accountId))
  return list.map(({ accountId, ...one }) => ({
    ...one,
    balanceMinor: balances.get(accountId)?.bookedMinor ?? 0n,
  }))
}
