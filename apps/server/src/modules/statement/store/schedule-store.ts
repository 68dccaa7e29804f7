import type { Language } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { StatementFormat, StatementKind } from '@tartip/domain/statements/statement'
import type { SchedulePeriod } from '@tartip/domain/statements/statement-schedule'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import { sql } from 'kysely'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { StatementFailure } from './statement-store.ts'

/** Statements that are ordered by themselves for one person. */
export interface StatementSchedule {
  readonly legalPartyId: string
  readonly id: string
  readonly userContractId: string
  readonly personId: string
  readonly kind: StatementKind
  /** Codes of terminals for POS. Undefined means all that the person may read when the time has come. */
  readonly accounts: readonly string[] | undefined
  readonly currencies: readonly CurrencyCode[]
  readonly period: SchedulePeriod
  readonly format: StatementFormat
  readonly language: Language
  /** The day of the next statement. */
  readonly nextDate: LocalDate
  /** Why it has stopped; undefined while it orders. */
  readonly failure?: StatementFailure
  readonly createdAt: Instant
}

interface ScheduleRow {
  legal_party_id: string
  id: string
  user_contract_id: string
  person_id: string
  kind: StatementSchedule['kind']
  accounts: string[] | null
  currencies: CurrencyCode[]
  period: SchedulePeriod
  format: StatementFormat
  language: Language
  next_date: LocalDate
  failure: StatementFailure | null
  created_at: Instant
}

export async function insertSchedule(tx: Db, one: StatementSchedule): Promise<void> {
  await sql`
    insert into statement.schedule (legal_party_id, id, user_contract_id, person_id, kind, accounts,
      currencies, period, format, language, next_date, created_at)
    values (${one.legalPartyId}, ${one.id}, ${one.userContractId}, ${one.personId}, ${one.kind},
      ${one.accounts ? [...one.accounts] : null}::text[], ${[...one.currencies]}::text[],
      ${one.period}, ${one.format}, ${one.language}, ${one.nextDate},
      ${toTimestamp(one.createdAt)})`.execute(tx)
}

/** Those of one person, the oldest first. */
export async function findSchedules(
  tx: Db,
  legalPartyId: string,
  personId: string,
): Promise<readonly StatementSchedule[]> {
  const { rows } = await sql<ScheduleRow>`
    select * from statement.schedule
    where legal_party_id = ${legalPartyId} and person_id = ${personId}
    order by created_at, id`.execute(tx)
  return rows.map(scheduleFromRow)
}

/** False when the person has no such schedule. */
export async function deleteSchedule(
  tx: Db,
  legalPartyId: string,
  personId: string,
  id: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from statement.schedule
    where legal_party_id = ${legalPartyId} and person_id = ${personId} and id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}

/** Schedules of all organisations whose day has come, the longest due first. Call it in `inSystem`. */
export async function findDueSchedules(
  tx: Db,
  today: LocalDate,
): Promise<readonly StatementSchedule[]> {
  const { rows } = await sql<ScheduleRow>`
    select * from statement.schedule where next_date <= ${today} and failure is null
    order by next_date, id limit 500`.execute(tx)
  return rows.map(scheduleFromRow)
}

/** Sets the day of the next statement; false when it was moved or deleted meanwhile. */
export async function moveSchedule(
  tx: Db,
  { legalPartyId, id, nextDate }: StatementSchedule,
  next: LocalDate,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update statement.schedule set next_date = ${next}
    where legal_party_id = ${legalPartyId} and id = ${id} and next_date = ${nextDate}`.execute(tx)
  return numAffectedRows === 1n
}

/** Nothing is ordered any more until it is resumed; false when it was moved or deleted meanwhile. */
export async function stopSchedule(
  tx: Db,
  { legalPartyId, id, nextDate }: StatementSchedule,
  failure: StatementFailure,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update statement.schedule set failure = ${JSON.stringify(failure)}::jsonb
    where legal_party_id = ${legalPartyId} and id = ${id} and next_date = ${nextDate}
      and failure is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Orders again from the next day on, if it has stopped, and with the contract that the person has now. */
export async function resumeSchedule(
  tx: Db,
  {
    legalPartyId,
    id,
    userContractId,
    nextDate,
  }: Pick<StatementSchedule, 'legalPartyId' | 'id' | 'userContractId' | 'nextDate'>,
): Promise<void> {
  await sql`
    update statement.schedule
    set failure = null, next_date = ${nextDate}, user_contract_id = ${userContractId}
    where legal_party_id = ${legalPartyId} and id = ${id} and failure is not null`.execute(tx)
}

const scheduleFromRow = (row: ScheduleRow): StatementSchedule => ({
  legalPartyId: row.legal_party_id,
  id: row.id,
  userContractId: row.user_contract_id,
  personId: row.person_id,
  kind: row.kind,
  accounts: row.accounts ?? undefined,
  currencies: row.currencies,
  period: row.period,
  format: row.format,
  language: row.language,
  nextDate: row.next_date,
  ...(row.failure === null ? {} : { failure: row.failure }),
  createdAt: row.created_at,
})
