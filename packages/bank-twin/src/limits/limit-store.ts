import { sql, type Kysely, type Migration } from 'kysely'
import type { CountedSignature, LimitedOperation } from '@tartip/bank-ports/operation-limits'
import type {
  LimitPeriod,
  LimitScope,
  LimitStanding,
} from '@tartip/domain/payment/operation-limits'
import type { LocalDate } from '@tartip/domain/time/instant'
import { recordset, type TwinDb } from '../store/twin-db.ts'

/** A limit as the officer has set it; `personId` is empty unless the limit is one person's. */
export interface StoredLimit {
  readonly scope: LimitScope
  readonly period: LimitPeriod
  readonly personId: string
  readonly limitMinor: bigint
}

/** A signature with what it has used. */
export interface LimitUse extends CountedSignature {
  readonly day: LocalDate
  readonly somMinor: bigint
  readonly fingerprint: string
}

/** Lets counting for one organisation happen one call after the other until the transaction ends. */
export async function lockLimits(tx: TwinDb, legalPartyId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`limits ${legalPartyId}`}, 0))`.execute(tx)
}

export async function readLimits(db: TwinDb, legalPartyId: string): Promise<StoredLimit[]> {
  const { rows } = await sql<{
    scope: LimitScope
    period: LimitPeriod
    person_id: string
    limit_minor: bigint
  }>`
    select scope, period, person_id, limit_minor from twin.operation_limit
    where legal_party_id = ${legalPartyId} order by scope, period, person_id`.execute(db)
  return rows.map(({ person_id: personId, limit_minor: limitMinor, ...row }) => ({
    ...row,
    personId,
    limitMinor,
  }))
}

/** Those of the organisations that have a limit or a standing of their own. */
export async function readLimited(
  db: TwinDb,
  legalPartyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ legal_party_id: string }>`
    select legal_party_id from twin.limit_standing
    where legal_party_id = any(${legalPartyIds}::uuid[]) and standing <> 'FULL'
    union
    select legal_party_id from twin.operation_limit
    where legal_party_id = any(${legalPartyIds}::uuid[])`.execute(db)
  return new Set(rows.map(row => row.legal_party_id))
}

export async function readStanding(db: TwinDb, legalPartyId: string): Promise<LimitStanding> {
  const { rows } = await sql<{ standing: LimitStanding }>`
    select standing from twin.limit_standing where legal_party_id = ${legalPartyId}`.execute(db)
  return rows[0]?.standing ?? 'FULL'
}

export async function writeLimit(
  tx: TwinDb,
  legalPartyId: string,
  { scope, period, personId, limitMinor }: StoredLimit,
): Promise<void> {
  await sql`
    insert into twin.operation_limit (legal_party_id, scope, period, person_id, limit_minor)
    values (${legalPartyId}, ${scope}, ${period}, ${personId}, ${limitMinor.toString()}::bigint)
    on conflict (legal_party_id, scope, period, person_id)
      do update set limit_minor = excluded.limit_minor`.execute(tx)
}

export async function removeLimit(
  tx: TwinDb,
  legalPartyId: string,
  { scope, period, personId }: Omit<StoredLimit, 'limitMinor'>,
): Promise<void> {
  await sql`
    delete from twin.operation_limit where legal_party_id = ${legalPartyId}
      and scope = ${scope} and period = ${period} and person_id = ${personId}`.execute(tx)
}

export async function writeStanding(
  tx: TwinDb,
  legalPartyId: string,
  standing: LimitStanding,
): Promise<void> {
  await sql`
    insert into twin.limit_standing (legal_party_id, standing) values (${legalPartyId}, ${standing})
    on conflict (legal_party_id) do update set standing = excluded.standing`.execute(tx)
}

export async function writeEmployee(
  tx: TwinDb,
  legalPartyId: string,
  account: string,
): Promise<void> {
  await sql`
    insert into twin.limit_employee (legal_party_id, account) values (${legalPartyId}, ${account})
    on conflict do nothing`.execute(tx)
}

/** Which of the accounts are those of employees. */
export async function readEmployees(
  db: TwinDb,
  legalPartyId: string,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ account: string }>`
    select account from twin.limit_employee
    where legal_party_id = ${legalPartyId} and account = any(${accounts}::text[])`.execute(db)
  return new Set(rows.map(({ account }) => account))
}

interface UseRow {
  operation_id: string
  content_version: number
  person_id: string
  day: LocalDate
  som_minor: bigint
  fingerprint: string
}

/** What was counted since the day, and whatever was counted for these operations. */
export async function readUses(
  db: TwinDb,
  legalPartyId: string,
  since: LocalDate,
  operations: readonly LimitedOperation[],
): Promise<LimitUse[]> {
  const { rows } = await sql<UseRow>`
    select operation_id, content_version, person_id, to_char(day, 'YYYY-MM-DD') as day, som_minor, fingerprint
    from twin.limit_use
    where legal_party_id = ${legalPartyId} and (day >= ${since}::date
      or operation_id = any(${operations.map(each => each.operationId)}::uuid[]))`.execute(db)
  return rows.map(row => ({
    operationId: row.operation_id,
    contentVersion: row.content_version,
    personId: row.person_id,
    day: row.day,
    somMinor: row.som_minor,
    fingerprint: row.fingerprint,
  }))
}

export async function insertUses(
  tx: TwinDb,
  legalPartyId: string,
  uses: readonly LimitUse[],
): Promise<void> {
  const rows = uses.map(use => ({
    legal_party_id: legalPartyId,
    operation_id: use.operationId,
    content_version: use.contentVersion.toString(),
    person_id: use.personId,
    day: use.day,
    som_minor: use.somMinor,
    fingerprint: use.fingerprint,
  }))
  await sql`
    insert into twin.limit_use
    select * from json_populate_recordset(null::twin.limit_use, ${recordset(rows)}::json)`.execute(
    tx,
  )
}

export async function removeUses(
  tx: TwinDb,
  legalPartyId: string,
  signatures: readonly CountedSignature[],
): Promise<void> {
  const ids = signatures.map(({ operationId }) => operationId)
  const versions = signatures.map(({ contentVersion }) => contentVersion)
  const people = signatures.map(({ personId }) => personId)
  await sql`
    delete from twin.limit_use u
    using unnest(${ids}::uuid[], ${versions}::integer[], ${people}::uuid[]) as k(id, version, person_id)
    where u.legal_party_id = ${legalPartyId} and u.operation_id = k.id
      and u.content_version = k.version and u.person_id = k.person_id`.execute(tx)
}

const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.operation_limit (
        legal_party_id uuid not null,
        scope text not null check (scope in ('ORGANISATION', 'PERSON', 'REMOTE')),
        period text not null check (period in ('ONE_TIME', 'DAY', 'MONTH')),
        person_id text not null,
        limit_minor bigint not null check (limit_minor >= 0),
        primary key (legal_party_id, scope, period, person_id)
      )`.execute(db)
    await sql`
      create table twin.limit_standing (
        legal_party_id uuid primary key,
        standing text not null
          check (standing in ('FULL', 'REMOTE', 'EMPLOYEES_ONLY', 'SENDING_BLOCKED'))
      )`.execute(db)
    await sql`
      create table twin.limit_employee (
        legal_party_id uuid not null,
        account text not null,
        primary key (legal_party_id, account)
      )`.execute(db)
    await sql`
      create table twin.limit_use (
        legal_party_id uuid not null,
        operation_id uuid not null,
        content_version integer not null,
        person_id uuid not null,
        day date not null,
        som_minor bigint not null,
        fingerprint text not null,
        primary key (legal_party_id, operation_id, content_version, person_id)
      )`.execute(db)
    await sql`create index limit_use_day on twin.limit_use (legal_party_id, day)`.execute(db)
    await sql`
      grant select, insert, update, delete on twin.operation_limit, twin.limit_standing,
        twin.limit_employee, twin.limit_use to tartip_app, tartip_system`.execute(db)
  },
}

export const limitMigrations: Readonly<Record<string, Migration>> = { '0001-limits': limits }
