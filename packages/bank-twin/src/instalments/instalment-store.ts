import { sql, type Kysely, type Migration } from 'kysely'
import type {
  InstalmentClaim,
  InstalmentClaimFilter,
  InstalmentClaimSort,
  InstalmentContract,
} from '@tartip/bank-ports/instalment-partner'
import type { Page, PageRequest } from '@tartip/bank-ports/page'
import { endOfDay, instantAt, type LocalDate } from '@tartip/domain/time/instant'
import { pageOf, rowsOfPage } from '../common/page-of.ts'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'
import { convertContentTexts } from '../words/convert-texts.ts'

const orders: Readonly<Record<InstalmentClaimSort, string>> = {
  NEWEST: 'created_date desc, loan_claim_id desc',
  OLDEST: 'created_date, loan_claim_id',
  SUM_ASC: 'sum_minor, loan_claim_id',
  SUM_DESC: 'sum_minor desc, loan_claim_id',
}

export async function saveContract(db: TwinDb, contract: InstalmentContract): Promise<void> {
  await sql`
    insert into twin.instalment_contract (partner_contract_id, legal_party_id, content)
    values (${contract.partnerContractId}, ${contract.legalPartyId},
      ${toStoredJson(contract)}::jsonb)
    on conflict (partner_contract_id) do update set content = excluded.content`.execute(db)
}

export async function readContracts(
  db: TwinDb,
  legalPartyId: string | undefined,
): Promise<InstalmentContract[]> {
  const { rows } = await sql<{ content: string }>`
    select content::text as content from twin.instalment_contract
    where ${legalPartyId ?? null}::uuid is null or legal_party_id = ${legalPartyId ?? null}::uuid
    order by content #>> '{product,name,ru}', partner_contract_id`.execute(db)
  return rows.map(row => fromStoredJson<InstalmentContract>(row.content))
}

export async function insertClaim(
  tx: TwinDb,
  claim: Omit<InstalmentClaim, 'claimNumber'>,
): Promise<InstalmentClaim> {
  const { rows } = await sql<{ number: bigint }>`
    select nextval('twin.instalment_claim_number') as number`.execute(tx)
  const numbered: InstalmentClaim = { ...claim, claimNumber: `R-${rows[0]?.number ?? ''}` }
  await sql`
    insert into twin.instalment_claim (loan_claim_id, legal_party_id, partner_contract_id,
      created_date, sum_minor, status, location_code, content)
    values (${claim.loanClaimId}, ${claim.legalPartyId}, ${claim.partnerContractId},
      ${timestamp(claim.createdDate)}, ${claim.sumMinor}, ${claim.status}, ${claim.locationCode},
      ${toStoredJson(numbered)}::jsonb)`.execute(tx)
  return numbered
}

export async function findClaim(
  db: TwinDb,
  loanClaimId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<InstalmentClaim | undefined> {
  const { rows } = await sql<{ content: string; status: InstalmentClaim['status'] }>`
    select content::text as content, status from twin.instalment_claim
    where loan_claim_id = ${loanClaimId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  return rows[0] && claimOf(rows[0])
}

export async function setClaimStatus(
  tx: TwinDb,
  loanClaimId: string,
  status: InstalmentClaim['status'],
): Promise<void> {
  await sql`
    update twin.instalment_claim set status = ${status}
    where loan_claim_id = ${loanClaimId}`.execute(tx)
}

export async function readClaims(
  db: TwinDb,
  legalPartyId: string,
  filter: InstalmentClaimFilter,
  sort: InstalmentClaimSort,
  request: PageRequest,
): Promise<Page<InstalmentClaim>> {
  const { offset, limit } = rowsOfPage(request)
  const conditions = sql`legal_party_id = ${legalPartyId} and ${conditionOf(filter)}`
  const { rows } = await sql<{ content: string; status: InstalmentClaim['status'] }>`
    select content::text as content, status from twin.instalment_claim where ${conditions}
    order by ${sql.raw(orders[sort])} offset ${offset} limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from twin.instalment_claim where ${conditions}`.execute(db)
  return pageOf(rows.map(claimOf), counted[0]?.count ?? 0, limit)
}

/** Claims that wait for the partner, of all organisations, the oldest first. */
export async function readOpenClaims(db: TwinDb, limit: number): Promise<InstalmentClaim[]> {
  const { rows } = await sql<{ content: string; status: InstalmentClaim['status'] }>`
    select content::text as content, status from twin.instalment_claim
    where status in ('UNDER_REVIEW', 'AWAITING_DELIVERY_CONFIRMATION', 'CREDITING_FUNDS')
    order by created_date, loan_claim_id limit ${limit}`.execute(db)
  return rows.map(claimOf)
}

/** Minor units issued in a period, per contract. */
export async function readIssuedSums(
  db: TwinDb,
  legalPartyId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ partner_contract_id: string; total: bigint }>`
    select partner_contract_id, sum(sum_minor)::bigint as total from twin.instalment_claim
    where legal_party_id = ${legalPartyId} and status = 'ISSUED'
      and ${dayCondition(from, to)}
    group by partner_contract_id`.execute(db)
  return new Map(rows.map(row => [row.partner_contract_id, row.total]))
}

function conditionOf(filter: InstalmentClaimFilter) {
  const statuses = filter.statuses?.length ? [...filter.statuses] : null
  const contracts = filter.partnerContractIds?.length ? [...filter.partnerContractIds] : null
  return sql`
    ${dayCondition(filter.fromDate, filter.toDate)}
    and (${filter.fromSumMinor ?? null}::bigint is null
      or sum_minor >= ${filter.fromSumMinor ?? null}::bigint)
    and (${filter.toSumMinor ?? null}::bigint is null
      or sum_minor <= ${filter.toSumMinor ?? null}::bigint)
    and (${statuses}::text[] is null or status = any(${statuses}::text[]))
    and (${contracts}::text[] is null or partner_contract_id::text = any(${contracts}::text[]))
    and (${filter.locationCode ?? null}::text is null
      or location_code = ${filter.locationCode ?? null})`
}

/** Days of the bank; both belong to the period. */
function dayCondition(from: LocalDate | undefined, to: LocalDate | undefined) {
  const start = from === undefined ? sql`'-infinity'` : timestamp(instantAt(from, 0))
  const end = to === undefined ? sql`'infinity'` : timestamp(endOfDay(to))
  return sql`created_date >= ${start} and created_date < ${end}`
}

function claimOf(row: { content: string; status: InstalmentClaim['status'] }): InstalmentClaim {
  return { ...fromStoredJson<InstalmentClaim>(row.content), status: row.status }
}

const instalments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence twin.instalment_claim_number start 10001`.execute(db)
    await sql`
      create table twin.instalment_contract (
        partner_contract_id uuid primary key,
        legal_party_id uuid not null,
        content jsonb not null
      )`.execute(db)
    await sql`
      create table twin.instalment_claim (
        loan_claim_id uuid primary key,
        legal_party_id uuid not null,
        partner_contract_id uuid not null references twin.instalment_contract,
        created_date timestamptz not null,
        sum_minor bigint not null check (sum_minor > 0),
        status text not null check (status in ('UNDER_REVIEW',
          'AWAITING_DELIVERY_CONFIRMATION', 'CREDITING_FUNDS', 'ISSUED', 'REFUSED')),
        location_code text not null,
        content jsonb not null
      )`.execute(db)
    await sql`
      create index instalment_claim_of_party
        on twin.instalment_claim (legal_party_id, created_date desc)`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    await sql`
      grant select, insert, update on twin.instalment_contract, twin.instalment_claim
        to ${roles}`.execute(db)
    await sql`grant usage on sequence twin.instalment_claim_number to ${roles}`.execute(db)
  },
}

const bankWords: Migration = {
  async up(db: Kysely<unknown>) {
    await convertContentTexts(db, 'twin.instalment_contract', ['product', 'name'], 'name')
    await convertContentTexts(db, 'twin.instalment_contract', ['categoryName'], 'name')
    await convertContentTexts(db, 'twin.instalment_claim', ['productName'], 'name')
  },
}

export const instalmentMigrations: Readonly<Record<string, Migration>> = {
  '0001-instalments': instalments,
  '0002-words-of-the-bank': bankWords,
}
