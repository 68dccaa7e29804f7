import { sql, type RawBuilder } from 'kysely'
import type { Loan } from '@tartip/bank-ports/loans-and-deposits'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import {
  loanSchedule,
  type LoanRow as ScheduleRow,
  type RepaymentKind,
} from '@tartip/domain/loans/loan-schedule'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { bishkekDate, toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import { fromStoredJson } from '../common/stored-json.ts'
import { recordset, type TwinDb } from '../store/twin-db.ts'

export interface NewLoan {
  readonly loanId: string
  readonly legalPartyId: string
  readonly accountId: string
  /** From where payments are taken on their day. */
  readonly repaymentAccountId: string
  readonly dutyNumber: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  readonly interestRate: string
  readonly months: number
  readonly kind: RepaymentKind
  readonly startDate: LocalDate
}

/** What one repayment was for. */
export interface Repayment {
  readonly loanId: string
  readonly repaymentId: string
  readonly at: Instant
  readonly principalMinor: bigint
  readonly interestMinor: bigint
}

export interface StoredLoan extends Loan {
  readonly repaymentAccountId: string
}

interface LoanRow {
  loan_id: string
  legal_party_id: string
  account_id: string
  account: string
  repayment_account_id: string
  duty_number: string
  currency: CurrencyCode
  amount_minor: bigint
  balance_minor: bigint
  paid_interest_minor: bigint
  repaid_at: Instant | null
  interest_rate: string
  months: number
  repayment_kind: RepaymentKind
  start_date: LocalDate
  changed_schedule: string | null
}

/** When money moved on the account of a loan for the last time. */
const lastMovedAt = sql`
  (select max(entry.booked_at) from ledger.entry entry where entry.account_id = loan.account_id)`

// The balance of a loan account is the debt; the ledger alone knows it, and since when there is none.
const loanColumns = sql`
  loan.loan_id, loan.legal_party_id, loan.account_id, account.account, loan.repayment_account_id,
  loan.duty_number, loan.currency, loan.amount_minor, money.booked_minor as balance_minor,
  (select coalesce(sum(interest_minor), 0)::bigint from twin.loan_repayment repayment
    where repayment.loan_id = loan.loan_id) as paid_interest_minor,
  case when money.booked_minor = 0 then ${lastMovedAt} end as repaid_at,
  loan.interest_rate, loan.months, loan.repayment_kind, loan.start_date,
  (select schedule.content::text from twin.loan_schedule schedule
    where schedule.loan_id = loan.loan_id order by schedule.version desc limit 1) as changed_schedule
  from twin.loan loan
  join twin.account account on account.account_id = loan.account_id
  join ledger.account money on money.id = loan.account_id`

async function readLoans(db: TwinDb, rest: RawBuilder<unknown>): Promise<StoredLoan[]> {
  const { rows } = await sql<LoanRow>`select ${loanColumns} ${rest}`.execute(db)
  return rows.map(loanOf)
}

export function readLoansOf(db: TwinDb, legalPartyId: string): Promise<StoredLoan[]> {
  if (!isUuid(legalPartyId)) return Promise.resolve([])
  return readLoans(
    db,
    sql`where loan.legal_party_id = ${legalPartyId} order by loan.duty_number, loan.loan_id`,
  )
}

export async function findLoan(
  db: TwinDb,
  legalPartyId: string,
  loanId: string,
): Promise<StoredLoan | undefined> {
  if (!isUuid(legalPartyId) || !isUuid(loanId)) return undefined
  const found = await readLoans(
    db,
    sql`where loan.loan_id = ${loanId} and loan.legal_party_id = ${legalPartyId}`,
  )
  return found[0]
}

/** Loans with debt left, under lock; those in another transaction's hands are left to it. */
export function claimOpenLoans(tx: TwinDb, loanId: string): Promise<StoredLoan[]> {
  return readLoans(tx, sql`where loan.loan_id = ${loanId} for update of loan skip locked`)
}

/** The loan is ours until the transaction ends. */
export async function lockLoan(tx: TwinDb, loanId: string): Promise<void> {
  await sql`select from twin.loan where loan_id = ${loanId} for update`.execute(tx)
}

/**
 * Ids of loans of which something may still be owed: principal, or, where a transfer has repaid all of it, interest
 * that was due by then.
 */
export async function readOpenLoanIds(db: TwinDb): Promise<string[]> {
  const { rows } = await sql<{ loan_id: string }>`
    select loan.loan_id from twin.loan loan
    join ledger.account money on money.id = loan.account_id
    where money.booked_minor > 0 or loan.settled_up_to is distinct from ${lastMovedAt}
    order by loan.loan_id`.execute(db)
  return rows.map(row => row.loan_id)
}

/** Nothing is owed: the loan is not checked again until money moves on its account. */
export async function markSettled(tx: TwinDb, loanId: string): Promise<void> {
  await sql`
    update twin.loan loan set settled_up_to = ${lastMovedAt}
    where loan_id = ${loanId}`.execute(tx)
}

export async function isRepaymentKnown(
  db: TwinDb,
  loanId: string,
  repaymentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from twin.loan_repayment
    where loan_id = ${loanId} and repayment_id = ${repaymentId}`.execute(db)
  return rows.length > 0
}

export async function insertRepayments(tx: TwinDb, list: readonly Repayment[]): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(one => ({
    loan_id: one.loanId,
    repayment_id: one.repaymentId,
    at: toIso(one.at),
    principal_minor: one.principalMinor,
    interest_minor: one.interestMinor,
  }))
  await sql`
    insert into twin.loan_repayment
    select * from json_populate_recordset(null::twin.loan_repayment, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
}

export async function insertLoans(tx: TwinDb, list: readonly NewLoan[]): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(loan => ({
    loan_id: loan.loanId,
    legal_party_id: loan.legalPartyId,
    account_id: loan.accountId,
    repayment_account_id: loan.repaymentAccountId,
    duty_number: loan.dutyNumber,
    currency: loan.currency,
    amount_minor: loan.amountMinor,
    interest_rate: loan.interestRate,
    months: BigInt(loan.months),
    repayment_kind: loan.kind,
    start_date: loan.startDate,
  }))
  await sql`
    insert into twin.loan
    select * from json_populate_recordset(null::twin.loan, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
}

function loanOf(row: LoanRow): StoredLoan {
  return {
    loanId: row.loan_id,
    legalPartyId: row.legal_party_id,
    accountId: row.account_id,
    account: row.account,
    repaymentAccountId: row.repayment_account_id,
    dutyNumber: row.duty_number,
    currency: row.currency,
    amountMinor: row.amount_minor,
    balanceMinor: row.balance_minor,
    paidInterestMinor: row.paid_interest_minor,
    ...(row.repaid_at === null ? {} : { repaidOn: bishkekDate(row.repaid_at) }),
    interestRate: row.interest_rate,
    repaymentKind: row.repayment_kind,
    startDate: row.start_date,
    schedule:
      row.changed_schedule === null
        ? loanSchedule({
            amountMinor: row.amount_minor,
            interestRate: row.interest_rate,
            months: row.months,
            startDate: row.start_date,
            kind: row.repayment_kind,
          })
        : fromStoredJson<ScheduleRow[]>(row.changed_schedule),
  }
}
