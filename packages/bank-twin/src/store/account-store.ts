import {
  type BankText,
  bankTextOfStored,
  catalogueTextOfStored,
  type OtherLanguages,
  storedWordsOf,
} from '@tartip/domain/bank-text'
import { balanceOfOwner } from '@tartip/domain/accounts/account-type'
import { sql } from 'kysely'
import type {
  AccountClassification,
  AccountStatus,
  AccountType,
  CoreAccount,
  CoreRecipient,
} from '@tartip/bank-ports/core-accounts'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { LocalDate } from '@tartip/domain/time/instant'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { TwinDb } from './twin-db.ts'

interface AccountRow {
  legal_party_id: string
  account_id: string
  account: string
  bic: string
  type: AccountType
  status: AccountStatus
  status_reason: string | null
  status_reason_other: OtherLanguages | null
  currency: CurrencyCode
  interest_rate: string | null
  open_date: LocalDate
  close_date: LocalDate | null
  contract_number: string | null
  department_id: string
  classification: AccountClassification
  product_name: string
  product_name_other: OtherLanguages | null
  booked_minor: bigint
  held_minor: bigint
}

/** What executing an order needs to know of an account of this bank. */
export interface AccountFacts {
  readonly accountId: string
  readonly account: string
  readonly legalPartyId: string
  readonly currency: CurrencyCode
  readonly status: AccountStatus
  readonly type: AccountType
}

// Clients' accounts are balance-enforced in the ledger, so their stored balance is the balance.
const accountColumns = sql`
  account.legal_party_id, account.account_id, account.account, account.bic, account.type,
  account.status, account.status_reason, account.status_reason_other, account.currency, account.interest_rate,
  account.open_date, account.close_date, account.contract_number, account.department_id,
  account.classification, account.product_name, account.product_name_other, money.booked_minor, money.held_minor
  from twin.account account
  join ledger.account money on money.id = account.account_id`

export async function readAccountsOf(db: TwinDb, legalPartyId: string): Promise<CoreAccount[]> {
  if (!isUuid(legalPartyId)) return []
  const { rows } = await sql<AccountRow>`
    select ${accountColumns} where account.legal_party_id = ${legalPartyId}
    order by account.account`.execute(db)
  return rows.map(coreAccountOf)
}

/** An account as its owner requests it. */
export interface OwnAccountKey {
  readonly legalPartyId: string
  readonly account: string
}

export const nameOfOwnAccount = ({ legalPartyId, account }: OwnAccountKey): string =>
  `${legalPartyId} ${account}`

/** Those of the accounts that their organisations have, by `nameOfOwnAccount`. */
export async function findOwnAccounts(
  db: TwinDb,
  keys: readonly OwnAccountKey[],
): Promise<ReadonlyMap<string, CoreAccount>> {
  const wanted = keys.filter(({ legalPartyId }) => isUuid(legalPartyId))
  // One by one by its number: the table must not be read as a whole, however small it was once.
  const { rows } = await sql<AccountRow>`
    select found.* from unnest(
      ${wanted.map(({ legalPartyId }) => legalPartyId)}::uuid[],
      ${wanted.map(({ account }) => account)}::text[]) as wanted (legal_party_id, account)
    cross join lateral (
      select ${accountColumns}
      where account.account = wanted.account and account.legal_party_id = wanted.legal_party_id
      limit 1) as found`.execute(db)
  return new Map(rows.map(coreAccountOf).map(account => [nameOfOwnAccount(account), account]))
}

export async function findRecipient(
  db: TwinDb,
  account: string,
): Promise<CoreRecipient | undefined> {
  const { rows } = await sql<{
    account: string
    owner_name: string
    legal_party_id: string
    currency: CurrencyCode
    status: AccountStatus
  }>`
    select account, owner_name, legal_party_id, currency, status from twin.account
    where account = ${account}`.execute(db)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    account: row.account,
    ownerName: row.owner_name,
    legalPartyId: row.legal_party_id,
    currency: row.currency,
    status: row.status,
  }
}

/**
 * Of what type an account of the organisation is; undefined where the organisation has no such account, which is checked
 * before every read by account id.
 */
export async function typeOfAccount(
  db: TwinDb,
  legalPartyId: string,
  accountId: string,
): Promise<AccountType | undefined> {
  if (!isUuid(legalPartyId) || !isUuid(accountId)) return undefined
  const { rows } = await sql<{ type: AccountType }>`
    select type from twin.account
    where legal_party_id = ${legalPartyId} and account_id = ${accountId}`.execute(db)
  return rows[0]?.type
}

interface FactsRow {
  account_id: string
  account: string
  legal_party_id: string
  currency: CurrencyCode
  status: AccountStatus
  type: AccountType
}

const factsColumns = sql`account_id, account, legal_party_id, currency, status, type`

/** The accounts of this bank among these numbers, by number. */
export async function readAccountFacts(
  db: TwinDb,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const { rows } = await sql<FactsRow>`
    select ${factsColumns} from twin.account
    where account = any(${[...new Set(accounts)]}::text[])`.execute(db)
  return new Map(rows.map(row => [row.account, factsOf(row)]))
}

/** The accounts with these ids, by id. */
export async function readAccountFactsById(
  db: TwinDb,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<FactsRow>`
    select ${factsColumns} from twin.account
    where account_id = any(${[...new Set(accountIds)]}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.account_id, factsOf(row)]))
}

function factsOf(row: FactsRow): AccountFacts {
  return {
    accountId: row.account_id,
    account: row.account,
    legalPartyId: row.legal_party_id,
    currency: row.currency,
    status: row.status,
    type: row.type,
  }
}

/**
 * Sets the status of an account that is not closed; returns its owner, or the refusal. An unchanged
 * status is UNCHANGED, so that an arrest is reported once.
 */
export async function setAccountStatus(
  db: TwinDb,
  account: string,
  status: Exclude<AccountStatus, 'CLOSED'>,
  reason: BankText | undefined,
): Promise<
  | { readonly legalPartyId: string; readonly accountId: string }
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_CLOSED'
  | 'UNCHANGED'
> {
  const { text, other } = reason === undefined ? {} : storedWordsOf(reason)
  const { rows } = await sql<{ legal_party_id: string; account_id: string }>`
    update twin.account set status = next.status, status_reason = next.reason,
      status_reason_other = next.other
    from (select ${status}::text as status, ${text ?? null}::text as reason,
      ${other === undefined ? null : JSON.stringify(other)}::jsonb as other) next
    where account = ${account} and account.status <> 'CLOSED'
      and (account.status, account.status_reason, account.status_reason_other)
        is distinct from (next.status, next.reason, next.other)
    returning legal_party_id, account_id`.execute(db)
  const row = rows[0]
  if (row !== undefined) return { legalPartyId: row.legal_party_id, accountId: row.account_id }
  const found = await findRecipient(db, account)
  if (found === undefined) return 'ACCOUNT_NOT_FOUND'
  return found.status === 'CLOSED' ? 'ACCOUNT_CLOSED' : 'UNCHANGED'
}

function coreAccountOf(row: AccountRow): CoreAccount {
  return {
    accountId: row.account_id,
    account: row.account,
    bic: row.bic,
    legalPartyId: row.legal_party_id,
    type: row.type,
    status: row.status,
    ...(row.status_reason === null
      ? {}
      : { statusReason: bankTextOfStored(row.status_reason, row.status_reason_other) }),
    currency: row.currency,
    balanceMinor: balanceOfOwner(row.type, row.booked_minor),
    heldMinor: row.held_minor,
    ...(row.interest_rate === null ? {} : { interestRate: row.interest_rate }),
    openDate: row.open_date,
    ...(row.close_date === null ? {} : { closeDate: row.close_date }),
    ...(row.contract_number === null ? {} : { contractNumber: row.contract_number }),
    departmentId: row.department_id,
    classification: row.classification,
    productName: catalogueTextOfStored(row.product_name, row.product_name_other),
  }
}
