import { sql, type RawBuilder } from 'kysely'
import type { DepositPayout } from '@tartip/domain/deposits/deposit-interest'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import { recordset, type TwinDb } from '../store/twin-db.ts'

export interface NewDeposit {
  readonly accountId: string
  readonly legalPartyId: string
  /** Where interest goes, and the money at the end of the term. */
  readonly payoutAccountId: string
  readonly contractNumber: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  readonly interestRate: string
  readonly startDate: LocalDate
  readonly endDate?: LocalDate
  readonly payout: DepositPayout
  readonly isReplenishable: boolean
  readonly isWithdrawable: boolean
}

export interface StoredDeposit extends NewDeposit {
  readonly account: string
  readonly balanceMinor: bigint
}

/** Interest that was paid for the period which ended on that day. */
export interface DepositPayoutRecord {
  readonly accountId: string
  readonly endDate: LocalDate
  readonly interestMinor: bigint
  readonly at: Instant
}

interface DepositRow {
  account_id: string
  account: string
  legal_party_id: string
  payout_account_id: string
  contract_number: string
  currency: CurrencyCode
  amount_minor: bigint
  balance_minor: bigint
  interest_rate: string
  start_date: LocalDate
  end_date: LocalDate | null
  payout: DepositPayout
  is_replenishable: boolean
  is_withdrawable: boolean
}

async function readDeposits(db: TwinDb, rest: RawBuilder<unknown>): Promise<StoredDeposit[]> {
  const { rows } = await sql<DepositRow>`
    select deposit.account_id, account.account, deposit.legal_party_id, deposit.payout_account_id,
      deposit.contract_number, deposit.currency, deposit.amount_minor,
      money.booked_minor as balance_minor, deposit.interest_rate, deposit.start_date,
      deposit.end_date, deposit.payout, deposit.is_replenishable, deposit.is_withdrawable
    from twin.deposit deposit
    join twin.account account on account.account_id = deposit.account_id
    join ledger.account money on money.id = deposit.account_id
    ${rest}`.execute(db)
  return rows.map(depositOf)
}

export function readDepositsOf(db: TwinDb, legalPartyId: string): Promise<StoredDeposit[]> {
  if (!isUuid(legalPartyId)) return Promise.resolve([])
  return readDeposits(
    db,
    sql`where deposit.legal_party_id = ${legalPartyId} order by account.account`,
  )
}

export async function findDeposit(
  db: TwinDb,
  legalPartyId: string,
  accountId: string,
): Promise<StoredDeposit | undefined> {
  if (!isUuid(legalPartyId) || !isUuid(accountId)) return undefined
  const found = await readDeposits(
    db,
    sql`where deposit.account_id = ${accountId} and deposit.legal_party_id = ${legalPartyId}`,
  )
  return found[0]
}

/** One deposit under lock; none when another transaction has it in hand. */
export function claimDeposit(tx: TwinDb, accountId: string): Promise<StoredDeposit[]> {
  return readDeposits(
    tx,
    sql`where deposit.account_id = ${accountId} for update of deposit skip locked`,
  )
}

/**
 * Ids of the deposits that money lies on, or that may have interest of days on which it did: one that was emptied in
 * the middle of a month is paid for the days before.
 */
export async function readOpenDepositIds(db: TwinDb): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select deposit.account_id from twin.deposit deposit
    join ledger.account money on money.id = deposit.account_id
    where money.booked_minor > 0 or not exists (
      select from twin.deposit_payout payout
      where payout.account_id = deposit.account_id and payout.end_date = deposit.end_date)
    order by deposit.account_id`.execute(db)
  return rows.map(row => row.account_id)
}

/** Interest paid so far, by the last day of its period. */
export async function readPayouts(
  db: TwinDb,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<LocalDate, bigint>>> {
  const { rows } = await sql<{ account_id: string; end_date: LocalDate; interest_minor: bigint }>`
    select account_id, end_date, interest_minor from twin.deposit_payout
    where account_id = any(${accountIds}::uuid[])`.execute(db)
  const payouts = new Map<string, Map<LocalDate, bigint>>()
  for (const row of rows) {
    const own = payouts.get(row.account_id) ?? new Map<LocalDate, bigint>()
    payouts.set(row.account_id, own.set(row.end_date, row.interest_minor))
  }
  return payouts
}

export async function insertPayouts(
  tx: TwinDb,
  list: readonly DepositPayoutRecord[],
): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(one => ({
    account_id: one.accountId,
    end_date: one.endDate,
    interest_minor: one.interestMinor,
    at: toIso(one.at),
  }))
  await sql`
    insert into twin.deposit_payout
    select * from json_populate_recordset(null::twin.deposit_payout, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
}

export async function insertDeposits(tx: TwinDb, list: readonly NewDeposit[]): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(one => ({
    account_id: one.accountId,
    legal_party_id: one.legalPartyId,
    payout_account_id: one.payoutAccountId,
    contract_number: one.contractNumber,
    currency: one.currency,
    amount_minor: one.amountMinor,
    interest_rate: one.interestRate,
    start_date: one.startDate,
    end_date: one.endDate,
    payout: one.payout,
    is_replenishable: one.isReplenishable,
    is_withdrawable: one.isWithdrawable,
  }))
  await sql`
    insert into twin.deposit
    select * from json_populate_recordset(null::twin.deposit, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
}

function depositOf(row: DepositRow): StoredDeposit {
  return {
    accountId: row.account_id,
    account: row.account,
    legalPartyId: row.legal_party_id,
    payoutAccountId: row.payout_account_id,
    contractNumber: row.contract_number,
    currency: row.currency,
    amountMinor: row.amount_minor,
    balanceMinor: row.balance_minor,
    interestRate: row.interest_rate,
    startDate: row.start_date,
    ...(row.end_date === null ? {} : { endDate: row.end_date }),
    payout: row.payout,
    isReplenishable: row.is_replenishable,
    isWithdrawable: row.is_withdrawable,
  }
}
