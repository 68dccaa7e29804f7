import { sql, type Kysely, type Migration } from 'kysely'
import type { BankLoanClaim } from '@tartip/bank-ports/loan-claims'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { LoanRow } from '@tartip/domain/loans/loan-schedule'
import type { LocalDate } from '@tartip/domain/time/instant'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface ClaimRow {
  content: string
  fingerprint: string
}

export interface StoredClaim {
  readonly claim: BankLoanClaim
  readonly fingerprint: string
}

const storedOf = ({ content, fingerprint }: ClaimRow): StoredClaim => ({
  claim: fromStoredJson<BankLoanClaim>(content),
  fingerprint,
})

export async function findStoredClaim(
  db: TwinDb,
  loanClaimId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredClaim | undefined> {
  if (!isUuid(loanClaimId)) return undefined
  const { rows } = await sql<ClaimRow>`
    select content::text as content, fingerprint from twin.loan_claim
    where loan_claim_id = ${loanClaimId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  return rows[0] && storedOf(rows[0])
}

export async function readClaimsOf(db: TwinDb, legalPartyId: string): Promise<BankLoanClaim[]> {
  if (!isUuid(legalPartyId)) return []
  const { rows } = await sql<ClaimRow>`
    select content::text as content, fingerprint from twin.loan_claim
    where legal_party_id = ${legalPartyId} order by created_at desc, loan_claim_id desc`.execute(db)
  return rows.map(row => storedOf(row).claim)
}

/** Claims of all organisations that await an officer, the oldest first. */
export async function readWaitingClaims(db: TwinDb, limit: number): Promise<BankLoanClaim[]> {
  const { rows } = await sql<ClaimRow>`
    select content::text as content, fingerprint from twin.loan_claim
    where state = 'ON_VERIFICATION' order by created_at, loan_claim_id limit ${limit}`.execute(db)
  return rows.map(row => storedOf(row).claim)
}

/** Whether a change of this loan awaits the officer or its day. */
export async function hasOpenChange(tx: TwinDb, loanId: string): Promise<boolean> {
  const { rows } = await sql`
    select from twin.loan_claim
    where loan_id = ${loanId} and content #>> '{change,kind}' <> 'DEBT_CERTIFICATE'
      and (state = 'ON_VERIFICATION' or state = 'APPROVED' and executed_at is null)
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Approved repayments whose day has come. */
export async function readDueClaimIds(db: TwinDb, today: LocalDate): Promise<string[]> {
  const { rows } = await sql<{ loan_claim_id: string }>`
    select loan_claim_id from twin.loan_claim
    where state = 'APPROVED' and executed_at is null and execute_on <= ${today}
    order by execute_on, loan_claim_id limit 100`.execute(db)
  return rows.map(row => row.loan_claim_id)
}

export async function insertClaim(
  tx: TwinDb,
  claim: BankLoanClaim,
  fingerprint: string,
): Promise<void> {
  await sql`
    insert into twin.loan_claim (loan_claim_id, legal_party_id, loan_id, fingerprint, created_at,
      execute_on, state, content)
    values (${claim.loanClaimId}, ${claim.legalPartyId}, ${claim.loanId}, ${fingerprint},
      ${timestamp(claim.createdAt)}, ${'repayOn' in claim.change ? claim.change.repayOn : null},
      ${claim.state}, ${toStoredJson(claim)}::jsonb)`.execute(tx)
}

export async function updateClaim(tx: TwinDb, claim: BankLoanClaim): Promise<void> {
  const { executedAt } = claim
  await sql`
    update twin.loan_claim set state = ${claim.state}, content = ${toStoredJson(claim)}::jsonb,
      executed_at = ${executedAt === undefined ? null : timestamp(executedAt)}
    where loan_claim_id = ${claim.loanClaimId}`.execute(tx)
}

/** The schedule of a loan from now on; the one agreed at first follows from its terms. */
export async function insertSchedule(
  tx: TwinDb,
  loanId: string,
  loanClaimId: string,
  rows: readonly LoanRow[],
): Promise<void> {
  await sql`
    insert into twin.loan_schedule (loan_id, loan_claim_id, version, content)
    select ${loanId}, ${loanClaimId}, coalesce(max(version), 0) + 1, ${toStoredJson(rows)}::jsonb
    from twin.loan_schedule where loan_id = ${loanId}`.execute(tx)
}

export const loanClaimTables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.loan_claim (
        loan_claim_id uuid primary key,
        legal_party_id uuid not null,
        loan_id uuid not null,
        fingerprint text not null,
        created_at timestamptz not null,
        execute_on date,
        state text not null check (state in ('ON_VERIFICATION', 'APPROVED', 'DECLINED')),
        executed_at timestamptz,
        content jsonb not null
      )`.execute(db)
    await sql`
      create index loan_claim_of_party on twin.loan_claim (legal_party_id, created_at desc)`.execute(
      db,
    )
    await sql`
      create index loan_claim_open on twin.loan_claim (loan_id)
        where state <> 'DECLINED' and executed_at is null`.execute(db)
    await sql`
      create table twin.loan_schedule (
        loan_id uuid not null,
        loan_claim_id uuid not null unique,
        version integer not null,
        content jsonb not null,
        primary key (loan_id, version)
      )`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    await sql`grant select, insert, update on twin.loan_claim to ${roles}`.execute(db)
    await sql`grant select, insert on twin.loan_schedule to ${roles}`.execute(db)
    await sql`revoke delete, truncate on twin.loan_claim from ${roles}`.execute(db)
    await sql`revoke update, delete, truncate on twin.loan_schedule from ${roles}`.execute(db)
  },
}
