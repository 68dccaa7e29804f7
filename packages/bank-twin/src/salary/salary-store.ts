import { sql, type Kysely, type Migration } from 'kysely'
import type {
  EmployeeSearch,
  RegisterResult,
  SalaryContract,
  SalaryEmployee,
  SalaryRegister,
} from '@tartip/bank-ports/salary-project'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { SalaryCardState, SalaryContractState } from '@tartip/domain/salary/salary-project'
import { searchKeyOf, searchTermOf } from '@tartip/domain/lists/search-text'
import { sortKeyOf } from '@tartip/domain/text/collation'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { internalAccounts, transferIdOf } from '../internal-accounts.ts'
import { recordset, timestamp, type TwinDb } from '../store/twin-db.ts'

export interface StoredEmployee extends SalaryEmployee {
  readonly legalPartyId: string
  /** The ledger account of the card, from the moment it is opened. */
  readonly accountId?: string
  /** The most that may be credited at once, minor units. */
  readonly limitMinor?: bigint
}

interface EmployeeRow {
  legal_party_id: string
  employee_id: string
  inn: string
  full_name: string
  card_state: SalaryCardState
  currency: CurrencyCode
  card_account: string | null
  account_id: string | null
  limit_minor: bigint | null
}

const columns = sql`
  legal_party_id, employee_id, inn, full_name, card_state, currency, card_account, account_id, limit_minor
  from twin.salary_employee`

export async function findContract(
  db: TwinDb,
  legalPartyId: string,
): Promise<SalaryContract | undefined> {
  const { rows } = await sql<{
    contract_number: string
    state: SalaryContractState
    start_date: LocalDate
    currency: CurrencyCode
    payer_account: string
    transit_account: string
  }>`
    select contract_number, state, start_date, currency, payer_account, transit_account
    from twin.salary_contract where legal_party_id = ${legalPartyId}`.execute(db)
  const row = rows[0]
  return (
    row && {
      legalPartyId,
      contractNumber: row.contract_number,
      state: row.state,
      startDate: row.start_date,
      currency: row.currency,
      payerAccount: row.payer_account,
      transitAccount: row.transit_account,
    }
  )
}

/** Adds a contract, or changes it. */
export async function saveContract(db: TwinDb, contract: SalaryContract): Promise<void> {
  await sql`
    insert into twin.salary_contract
      (legal_party_id, contract_number, state, start_date, currency, payer_account, transit_account)
    values (${contract.legalPartyId}, ${contract.contractNumber}, ${contract.state}, ${contract.startDate},
      ${contract.currency}, ${contract.payerAccount}, ${contract.transitAccount})
    on conflict (legal_party_id) do update set state = excluded.state,
      payer_account = excluded.payer_account, transit_account = excluded.transit_account`.execute(
    db,
  )
}

/** A page of employees by name, with the number of all that are found. */
export async function readEmployees(
  db: TwinDb,
  legalPartyId: string,
  { text, cardStates }: EmployeeSearch,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly list: readonly StoredEmployee[]; readonly total: number }> {
  const term = searchTermOf(text ?? '')
  const found = sql`
    where legal_party_id = ${legalPartyId} and removed_at is null
      and (${text === undefined} or position(${term.text} in search_text) > 0
        or position(${term.digits ?? term.text} in search_text) > 0)
      and (${cardStates === undefined} or card_state = any(${[...(cardStates ?? [])]}::text[]))`
  const [{ rows }, counted] = await Promise.all([
    sql<EmployeeRow>`
      select ${columns} ${found} order by sort_name collate "C", employee_id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number }>`
      select count(*)::integer as count from twin.salary_employee ${found}`.execute(db),
  ])
  return { list: rows.map(employeeOf), total: counted.rows[0]?.count ?? 0 }
}

export async function findByAccounts(
  db: TwinDb,
  legalPartyId: string,
  cardAccounts: readonly string[],
  lock: 'read' | 'for update' = 'read',
): Promise<readonly StoredEmployee[]> {
  const { rows } = await sql<EmployeeRow>`
    select ${columns}
    where legal_party_id = ${legalPartyId} and removed_at is null
      and card_account = any(${[...cardAccounts]}::text[])
    ${lock === 'read' ? sql`` : sql`order by employee_id for update`}`.execute(db)
  return rows.map(employeeOf)
}

export async function findEmployee(
  tx: TwinDb,
  legalPartyId: string,
  employeeId: string,
): Promise<StoredEmployee | undefined> {
  const { rows } = await sql<EmployeeRow>`
    select ${columns}
    where legal_party_id = ${legalPartyId} and employee_id = ${employeeId} and removed_at is null
    for update`.execute(tx)
  return rows[0] && employeeOf(rows[0])
}

/** INNs among these whose people already are in the project. */
export async function findInns(
  tx: TwinDb,
  legalPartyId: string,
  inns: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ inn: string }>`
    select inn from twin.salary_employee
    where legal_party_id = ${legalPartyId} and inn = any(${[...inns]}::text[])
      and removed_at is null`.execute(tx)
  return new Set(rows.map(({ inn }) => inn))
}

export async function insertEmployees(
  tx: TwinDb,
  list: readonly StoredEmployee[],
  openAt: Instant | undefined,
): Promise<void> {
  const rows = list.map(employee => ({
    legal_party_id: employee.legalPartyId,
    employee_id: employee.employeeId,
    inn: employee.inn,
    full_name: employee.fullName,
    card_state: employee.cardState,
    currency: employee.currency,
    card_account: employee.cardAccount,
    account_id: employee.accountId,
    limit_minor: employee.limitMinor,
    search_text: searchTextOf(employee),
    sort_name: sortKeyOf(employee.fullName),
  }))
  await sql`
    insert into twin.salary_employee
      (legal_party_id, employee_id, inn, full_name, card_state, currency, card_account, account_id,
       limit_minor, search_text, sort_name, open_at)
    select legal_party_id, employee_id, inn, full_name, card_state, currency, card_account, account_id,
      limit_minor, search_text, sort_name, ${openAt === undefined ? null : timestamp(openAt)}
    from json_populate_recordset(null::twin.salary_employee, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
}

export async function saveEmployee(tx: TwinDb, employee: StoredEmployee): Promise<void> {
  await sql`
    update twin.salary_employee set card_state = ${employee.cardState},
      card_account = ${employee.cardAccount ?? null}, account_id = ${employee.accountId ?? null},
      limit_minor = ${employee.limitMinor ?? null}, search_text = ${searchTextOf(employee)},
      open_at = null
    where legal_party_id = ${employee.legalPartyId}
      and employee_id = ${employee.employeeId}`.execute(tx)
}

export async function markRemoved(
  tx: TwinDb,
  legalPartyId: string,
  employeeId: string,
  at: Instant,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update twin.salary_employee set removed_at = ${timestamp(at)}
    where legal_party_id = ${legalPartyId} and employee_id = ${employeeId}
      and removed_at is null`.execute(tx)
  return numAffectedRows > 0n
}

/** People whose card the bank opens now; other processes take others. */
export async function claimToOpen(
  tx: TwinDb,
  now: Instant,
  limit: number,
): Promise<readonly StoredEmployee[]> {
  const { rows } = await sql<EmployeeRow>`
    select ${columns} where open_at <= ${timestamp(now)}
    order by open_at, employee_id limit ${limit} for update skip locked`.execute(tx)
  return rows.map(employeeOf)
}

export interface StoredAnswer<Answer> {
  readonly fingerprint: string
  readonly answer: Answer
}

export async function findRequest<Answer>(
  tx: TwinDb,
  requestId: string,
): Promise<StoredAnswer<Answer> | undefined> {
  const { rows } = await sql<{ fingerprint: string; answer: string }>`
    select fingerprint, answer::text as answer from twin.salary_request
    where request_id = ${requestId}`.execute(tx)
  const row = rows[0]
  return row && { fingerprint: row.fingerprint, answer: fromStoredJson<Answer>(row.answer) }
}

export async function insertRequest(
  tx: TwinDb,
  requestId: string,
  { fingerprint, answer }: StoredAnswer<unknown>,
): Promise<void> {
  await sql`
    insert into twin.salary_request (request_id, fingerprint, answer)
    values (${requestId}, ${fingerprint}, ${toStoredJson(answer)}::jsonb)`.execute(tx)
}

export interface StoredRegister {
  readonly register: SalaryRegister
  readonly fingerprint: string
  /** The payment that has paid it. */
  readonly paymentId: string | undefined
  readonly result: RegisterResult | undefined
}

export async function insertRegister(
  tx: TwinDb,
  register: SalaryRegister,
  fingerprint: string,
): Promise<void> {
  await sql`
    insert into twin.salary_register (register_id, legal_party_id, fingerprint, content)
    values (${register.registerId}, ${register.legalPartyId}, ${fingerprint},
      ${toStoredJson(register)})`.execute(tx)
}

export async function findRegister(
  db: TwinDb,
  registerId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredRegister | undefined> {
  const { rows } = await sql<{
    fingerprint: string
    content: string
    payment_id: string | null
    result: string | null
  }>`
    select fingerprint, content, payment_id, result from twin.salary_register
    where register_id = ${registerId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  const row = rows[0]
  return (
    row && {
      register: fromStoredJson<SalaryRegister>(row.content),
      fingerprint: row.fingerprint,
      paymentId: row.payment_id ?? undefined,
      result: row.result === null ? undefined : fromStoredJson<RegisterResult>(row.result),
    }
  )
}

export async function saveResult(
  tx: TwinDb,
  paymentId: string,
  result: RegisterResult,
): Promise<void> {
  await sql`
    update twin.salary_register set payment_id = ${paymentId}, result = ${toStoredJson(result)}
    where register_id = ${result.registerId}`.execute(tx)
}

const searchTextOf = ({ fullName, inn, cardAccount = '' }: SalaryEmployee): string =>
  `${searchKeyOf(fullName)}\n${inn}\n${cardAccount}`

function employeeOf(row: EmployeeRow): StoredEmployee {
  return {
    legalPartyId: row.legal_party_id,
    employeeId: row.employee_id,
    inn: row.inn,
    fullName: row.full_name,
    cardState: row.card_state,
    currency: row.currency,
    ...(row.card_account === null ? {} : { cardAccount: row.card_account }),
    ...(row.account_id === null ? {} : { accountId: row.account_id }),
    ...(row.limit_minor === null ? {} : { limitMinor: row.limit_minor }),
  }
}

const project: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.salary_contract (
        legal_party_id uuid primary key,
        contract_number text not null,
        state text not null,
        start_date date not null,
        currency text not null,
        payer_account text not null,
        transit_account text not null
      )`.execute(db)
    await sql`
      create table twin.salary_employee (
        legal_party_id uuid not null,
        employee_id uuid not null,
        inn text not null,
        full_name text not null,
        card_state text not null,
        currency text not null,
        card_account text unique,
        account_id uuid,
        limit_minor bigint,
        search_text text not null,
        open_at timestamptz,
        removed_at timestamptz,
        primary key (legal_party_id, employee_id)
      )`.execute(db)
    await sql`
      create unique index salary_employee_inn on twin.salary_employee (legal_party_id, inn)
        where removed_at is null`.execute(db)
    await sql`
      create index salary_employee_name on twin.salary_employee (legal_party_id, full_name, employee_id)
        where removed_at is null`.execute(db)
    await sql`
      create index salary_employee_to_open on twin.salary_employee (open_at)
        where open_at is not null`.execute(db)
    await sql`
      create table twin.salary_request (
        request_id uuid primary key,
        fingerprint text not null,
        answer jsonb not null
      )`.execute(db)
    await sql`
      create table twin.salary_register (
        register_id uuid primary key,
        legal_party_id uuid not null,
        fingerprint text not null,
        content text not null,
        payment_id uuid unique,
        result text,
        check ((payment_id is null) = (result is null))
      )`.execute(db)
    const tables = sql`twin.salary_contract, twin.salary_employee, twin.salary_request, twin.salary_register`
    await sql`grant select, insert, update on ${tables} to tartip_app, tartip_system`.execute(db)
    // An account that an earlier release does not have; the others are there and stay as they are.
    await createLedger({ db }).openAccounts(internalAccounts)
  },
}

/** The order of the Kyrgyz alphabet, whatever the collation of the database is. */
const sortedNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table twin.salary_employee add sort_name text`.execute(db)
    const { rows } = await sql<EmployeeRow>`select ${columns}`.execute(db)
    const renewed = rows.map(row => ({
      legal_party_id: row.legal_party_id,
      employee_id: row.employee_id,
      search_text: searchTextOf(employeeOf(row)),
      sort_name: sortKeyOf(row.full_name),
    }))
    await sql`
      update twin.salary_employee as e set search_text = r.search_text, sort_name = r.sort_name
      from json_populate_recordset(null::twin.salary_employee, ${recordset(renewed)}) as r
      where e.legal_party_id = r.legal_party_id and e.employee_id = r.employee_id`.execute(db)
    await sql`alter table twin.salary_employee alter sort_name set not null`.execute(db)
    await sql`drop index twin.salary_employee_name`.execute(db)
    await sql`
      create index salary_employee_name
        on twin.salary_employee (legal_party_id, sort_name collate "C", employee_id)
        where removed_at is null`.execute(db)
  },
}

/** Entries from before the bank noted how many people they are for; the registers that they pay say it. */
const peopleOfEarlierEntries: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ content: string; payment_id: string; result: string }>`
      select content, payment_id, result from twin.salary_register
      where payment_id is not null`.execute(db)
    const entries = rows.flatMap(({ content, payment_id: paymentId, result }) => {
      const people = fromStoredJson<SalaryRegister>(content).rows.length
      const unpaid = fromStoredJson<RegisterResult>(result).rows.filter(
        row => row.code !== undefined,
      )
      return [
        ...(['post-amount', 'post-commission', 'salary out'] as const).map(purpose => ({
          transfer_id: transferIdOf(paymentId, purpose),
          salary_people: String(people),
        })),
        {
          transfer_id: transferIdOf(paymentId, 'salary back'),
          salary_people: String(unpaid.length),
        },
      ]
    })
    await sql`
      update twin.operation as text set salary_people = r.salary_people
      from json_populate_recordset(null::twin.operation, ${recordset(entries)}) as r
      where text.transfer_id = r.transfer_id and text.operation_code = 'SALARY'
        and text.salary_people is null`.execute(db)
  },
}

export const salaryMigrations: Readonly<Record<string, Migration>> = {
  '0001-salary-project': project,
  '0002-sorted-names': sortedNames,
  '0003-people-of-earlier-entries': peopleOfEarlierEntries,
}
