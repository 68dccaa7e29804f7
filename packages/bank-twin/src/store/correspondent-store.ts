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
  /** Countries to which it carries nothing; none when left out. */
  readonly refusedCountries?: readonly string[]
}

/** A correspondent as an order finds it, in the order in which the bank prefers them. */
export interface KnownCorrespondent extends TwinCorrespondent {
  readonly refusedCountries: readonly string[]
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
    refused_countries: (one.refusedCountries ?? []).join(' '),
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
    on conflict (currency, code) do update set name = excluded.name,
      country = excluded.country, refused_countries = excluded.refused_countries`.execute(tx)
}

/** All of them, the preferred ones first. There are some dozens at most. */
export async function readCorrespondents(db: TwinDb): Promise<KnownCorrespondent[]> {
  const { rows } = await sql<{
    currency: CurrencyCode
    code: string
    name: string
    country: string
    account_id: string
    refused_countries: string
  }>`select currency, code, name, country, account_id, refused_countries from twin.correspondent
    order by rank, code`.execute(db)
  return rows.map(({ account_id: accountId, refused_countries: refused, ...row }) => ({
    ...row,
    accountId,
    refusedCountries: refused.split(' ').filter(one => one !== ''),
  }))
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
