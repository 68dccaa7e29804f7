import { sql, type Kysely, type Migration } from 'kysely'
import type { Cashier, OpenShift } from '@tartip/bank-ports/cashiers'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface CashierRow {
  cashier_id: string
  legal_party_id: string
  inn: string
  full_name: string
  phone: string
  account: string | null
  is_active: boolean
  cash_register_ids: string[]
  version: bigint
  hired_at: Instant
}

const cashierColumns = sql`
  c.cashier_id, c.legal_party_id, p.inn, p.full_name, p.phone, c.account, c.is_active,
  c.cash_register_ids, c.version, c.hired_at`
const ofPerson = sql`join twin.bank_person p on p.person_id = c.cashier_id`

export async function findCashier(
  db: TwinDb,
  legalPartyId: string,
  cashierId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<Cashier | undefined> {
  const { rows } = await sql<CashierRow>`
    select ${cashierColumns} from twin.cashier c ${ofPerson}
    where c.legal_party_id = ${legalPartyId} and c.cashier_id = ${cashierId}
    ${lock === 'read' ? sql`` : sql`for update of c`}`.execute(db)
  return rows[0] && cashierOf(rows[0])
}

/** Until the transaction ends, others who hire the same person wait here, also before there is a cashier to lock. */
export async function lockHiring(tx: TwinDb, legalPartyId: string, inn: string): Promise<void> {
  const name = `hiring ${legalPartyId} ${inn}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

export async function findHireRequest(
  tx: TwinDb,
  requestId: string,
): Promise<{ readonly fingerprint: string; readonly cashierId: string } | undefined> {
  const { rows } = await sql<{ fingerprint: string; cashierId: string }>`
    select fingerprint, cashier_id as "cashierId" from twin.hire_request
    where request_id = ${requestId}`.execute(tx)
  return rows[0]
}

export async function insertHireRequest(
  tx: TwinDb,
  request: { requestId: string; fingerprint: string; cashierId: string },
): Promise<void> {
  await sql`
    insert into twin.hire_request (request_id, fingerprint, cashier_id)
    values (${request.requestId}, ${request.fingerprint}, ${request.cashierId})`.execute(tx)
}

/** Writes a cashier as they are from now on, and counts the change. */
export async function saveCashier(
  tx: TwinDb,
  cashier: Pick<
    Cashier,
    'cashierId' | 'legalPartyId' | 'account' | 'isActive' | 'cashRegisterIds' | 'hiredAt'
  >,
): Promise<Cashier> {
  const { rows } = await sql<CashierRow>`
    with c as (
      insert into twin.cashier as present
        (cashier_id, legal_party_id, account, is_active, cash_register_ids, version, hired_at)
      values (${cashier.cashierId}, ${cashier.legalPartyId}, ${cashier.account ?? null},
        ${cashier.isActive}, ${[...cashier.cashRegisterIds]}::uuid[], 1,
        ${timestamp(cashier.hiredAt)})
      on conflict (legal_party_id, cashier_id) do update set
        account = excluded.account, is_active = excluded.is_active, hired_at = excluded.hired_at,
        cash_register_ids = excluded.cash_register_ids, version = present.version + 1
      returning *)
    select ${cashierColumns} from c ${ofPerson}`.execute(tx)
  if (rows[0] === undefined) throw new Error('The person of a cashier is not there')
  return cashierOf(rows[0])
}

export async function areRegistersOf(
  tx: TwinDb,
  legalPartyId: string,
  cashRegisterIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from twin.cash_register
    where legal_party_id = ${legalPartyId}
      and cash_register_id = any(${[...cashRegisterIds]}::uuid[])`.execute(tx)
  return rows.length === new Set(cashRegisterIds).size
}

export async function openShift(
  tx: TwinDb,
  legalPartyId: string,
  cashierId: string,
  at: Instant,
): Promise<void> {
  await sql`
    insert into twin.cashier_shift (legal_party_id, cashier_id, opened_at)
    values (${legalPartyId}, ${cashierId}, ${timestamp(at)}) on conflict do nothing`.execute(tx)
}

export async function closeShift(
  tx: TwinDb,
  legalPartyId: string,
  cashierId: string,
  at: Instant,
): Promise<void> {
  await sql`
    update twin.cashier_shift set closed_at = ${timestamp(at)}
    where legal_party_id = ${legalPartyId} and cashier_id = ${cashierId}
      and closed_at is null`.execute(tx)
}

export async function readOpenShifts(db: TwinDb, legalPartyId: string): Promise<OpenShift[]> {
  const { rows } = await sql<{ cashier_id: string; opened_at: Instant }>`
    select cashier_id, opened_at from twin.cashier_shift
    where legal_party_id = ${legalPartyId} and closed_at is null
    order by opened_at, cashier_id`.execute(db)
  return rows.map(row => ({ cashierId: row.cashier_id, openedAt: row.opened_at }))
}

function cashierOf(row: CashierRow): Cashier {
  return {
    cashierId: row.cashier_id,
    legalPartyId: row.legal_party_id,
    inn: row.inn,
    fullName: row.full_name,
    mobile: row.phone,
    ...(row.account === null ? {} : { account: row.account }),
    isActive: row.is_active,
    cashRegisterIds: row.cash_register_ids,
    version: row.version,
    hiredAt: row.hired_at,
  }
}

export const cashierMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.cashier (
        legal_party_id uuid not null,
        cashier_id uuid not null references twin.bank_person,
        account text,
        is_active boolean not null,
        cash_register_ids uuid[] not null,
        version bigint not null,
        hired_at timestamptz not null,
        primary key (legal_party_id, cashier_id)
      )`.execute(db)
    await sql`
      create table twin.hire_request (
        request_id uuid primary key,
        fingerprint text not null,
        cashier_id uuid not null
      )`.execute(db)
    await sql`
      grant select, insert, update on twin.cashier to tartip_app, tartip_system`.execute(db)
    await sql`
      grant select, insert on twin.hire_request to tartip_app, tartip_system`.execute(db)
  },
}
