import type { Language } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Params } from '@tartip/domain/result'
import {
  statementKeptDays,
  type StatementKind,
  type StatementStatus,
} from '@tartip/domain/statements/statement'
import { addDays, bishkekDate, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import type { StatementSection } from '@tartip/formats/statements/statement-content'
import { sql, type RawBuilder } from 'kysely'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { queueBlobRemoval } from '../../../platform/jobs/remove-blobs.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import { blobKeysOf } from '../files/blob-keys.ts'

export const statementTopic = 'statement'

/** Terminals of a POS statement, by where they stand. */
export interface TerminalsOfPlace {
  readonly address: string
  readonly terminals: readonly string[]
}

/** Why a statement has no file: a code of the catalogue. */
export interface StatementFailure {
  readonly code: string
  readonly params: Params
}

export interface StatementOrder {
  readonly kind: StatementKind
  /** Account numbers, or codes of terminals; sorted. */
  readonly accounts: readonly string[]
  /** Empty means all. */
  readonly currencies: readonly CurrencyCode[]
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  /** Whether salaries stand in it person by person, or as the totals of their registers. */
  readonly showsSalaries: boolean
}

export interface StatementRecord extends StatementOrder {
  readonly legalPartyId: string
  readonly id: string
  readonly orderedBy: string
  readonly scheduleId?: string
  /** The organisation as it stands on the statement. */
  readonly clientName: string
  readonly clientInn: string
  readonly places: readonly TerminalsOfPlace[]
  readonly status: StatementStatus
  readonly failure?: StatementFailure
  /** Percent. */
  readonly progress: number
  readonly operationCount: number
  /** That of the person who ordered it. */
  readonly language: Language
  readonly fileName: string
  readonly requestedAt: Instant
  readonly madeAt?: Instant
  readonly content?: StatementSummary
}

/** What was read of the bank besides the operations. */
export interface StatementSummary {
  readonly sections: readonly StatementSection[]
  /** Whether rows of salaries are among the operations. */
  readonly hasSalaries: boolean
}

/** Which statements a person sees: those of accounts that they may read, and of terminals credited to them. */
export interface StatementScope {
  readonly legalPartyId: string
  readonly kinds: readonly StatementKind[]
  /** Account numbers and codes of terminals, which never coincide. */
  readonly readableSources: readonly string[]
  readonly seesSalaries: boolean
}

/** The payload of an event: enough to know who may see it, also when the statement is gone. */
export interface StatementEventPayload {
  readonly statementId: string
  readonly kind: StatementKind
  readonly accounts: readonly string[]
  readonly isNew: boolean
  readonly isDeleted: boolean
}

type StoredSection = {
  readonly [K in keyof StatementSection]: StatementSection[K] extends bigint | undefined
    ? string
    : StatementSection[K]
}
type StoredSummary = Omit<StatementSummary, 'sections'> & { readonly sections: StoredSection[] }

interface StatementRow {
  legal_party_id: string
  id: string
  kind: StatementKind
  ordered_by: string
  schedule_id: string | null
  client_name: string
  client_inn: string
  accounts: string[]
  currencies: CurrencyCode[]
  places: TerminalsOfPlace[]
  start_date: LocalDate
  end_date: LocalDate
  status: StatementStatus
  failure: StatementFailure | null
  progress: number
  operation_count: number
  shows_salaries: boolean
  language: Language
  file_name: string
  requested_at: Instant
  made_at: Instant | null
  content: StoredSummary | null
}

/** A statement was removed while something was made for it. */
export class StatementRemoved extends Error {
  override readonly name = 'StatementRemoved'
}

/** Undefined when somebody has removed the statement meanwhile. */
export async function unlessRemoved<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof StatementRemoved) return undefined
    throw error
  }
}

/** Until the transaction ends a statement stays, so that nothing is stored for one that is gone. */
export async function holdStatement(
  tx: Db,
  { legalPartyId, id }: Pick<StatementRecord, 'legalPartyId' | 'id'>,
): Promise<void> {
  const { rows } = await sql`
    select id from statement.statement
    where legal_party_id = ${legalPartyId} and id = ${id} for key share`.execute(tx)
  if (rows.length === 0) throw new StatementRemoved(`There is no statement ${id}`)
}

/** Until when a statement is kept. */
export function keptUntil(madeAt: Instant): Instant {
  return madeAt + statementKeptDays * 86_400_000
}

export async function insertStatement(tx: Db, record: StatementRecord): Promise<void> {
  await sql`
    insert into statement.statement (legal_party_id, id, kind, ordered_by, schedule_id, client_name,
      client_inn, accounts, currencies, places, start_date, end_date, status, progress, operation_count, shows_salaries,
      language, file_name, requested_at)
    values (${record.legalPartyId}, ${record.id}, ${record.kind}, ${record.orderedBy},
      ${record.scheduleId ?? null}, ${record.clientName}, ${record.clientInn}, ${[...record.accounts]}, ${[...record.currencies]},
      ${JSON.stringify(record.places)}::jsonb, ${record.startDate}, ${record.endDate},
      ${record.status}, ${record.progress}, ${record.operationCount}, ${record.showsSalaries},
      ${record.language}, ${record.fileName}, ${toTimestamp(record.requestedAt)})`.execute(tx)
  await publishStatementChange(tx, record, { isNew: true })
}

/** Notifies whoever follows the list of a statement's change, in its transaction. */
export async function publishStatementChange(
  tx: Db,
  { legalPartyId, id, kind, accounts }: StatementRecord,
  { isNew = false, isDeleted = false } = {},
): Promise<void> {
  const payload = { statementId: id, kind, accounts: [...accounts], isNew, isDeleted }
  const change = { legalPartyId, topic: statementTopic, kind: 'statementChanged', payload }
  await appendOutbox(tx, change)
}

export type StatementChange = Partial<
  Pick<StatementRecord, 'status' | 'failure' | 'progress' | 'operationCount' | 'madeAt' | 'content'>
>

export async function updateStatement(
  tx: Db,
  record: StatementRecord,
  change: StatementChange,
): Promise<void> {
  const changed: StatementRecord = { ...record, ...change }
  await holdStatement(tx, record)
  await sql`
    update statement.statement set status = ${changed.status},
      failure = ${changed.failure ? JSON.stringify(changed.failure) : null}::jsonb,
      progress = ${changed.progress}, operation_count = ${changed.operationCount},
      made_at = ${changed.madeAt === undefined ? null : toTimestamp(changed.madeAt)},
      content = ${changed.content ? JSON.stringify(storedSummary(changed.content)) : null}::jsonb
    where legal_party_id = ${record.legalPartyId} and id = ${record.id}`.execute(tx)
  await publishStatementChange(tx, record)
}

export async function findStatement(
  tx: Db,
  legalPartyId: string,
  id: string,
): Promise<StatementRecord | undefined> {
  const { rows } = await sql<StatementRow>`
    select * from statement.statement
    where legal_party_id = ${legalPartyId} and id = ${id}`.execute(tx)
  return rows[0] && recordFromRow(rows[0])
}

const isVisible = ({
  legalPartyId,
  kinds,
  readableSources,
  seesSalaries,
}: StatementScope): RawBuilder<boolean> => sql`
  legal_party_id = ${legalPartyId} and kind = any(${[...kinds]}::text[])
  and accounts <@ ${[...readableSources]}::text[]
  and (${seesSalaries} or not shows_salaries or content is null
    or not (content->>'hasSalaries')::boolean)`

export async function findVisible(
  tx: Db,
  scope: StatementScope,
  by: { readonly id: string } | { readonly fileName: string },
): Promise<StatementRecord | undefined> {
  const key = 'id' in by ? sql`id = ${by.id}` : sql`file_name = ${by.fileName}`
  const { rows } = await sql<StatementRow>`
    select * from statement.statement where ${isVisible(scope)} and ${key}`.execute(tx)
  return rows[0] && recordFromRow(rows[0])
}

export async function findPage(
  tx: Db,
  scope: StatementScope,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly list: readonly StatementRecord[]; readonly count: number }> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from statement.statement where ${isVisible(scope)}`.execute(
    tx,
  )
  const { rows } = await sql<StatementRow>`
    select * from statement.statement where ${isVisible(scope)}
    order by requested_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(tx)
  return { list: rows.map(recordFromRow), count: counted[0]?.count ?? 0 }
}

/** Orders of one organisation follow one another until the transaction ends: each sees the one before, and counts it. */
export async function lockOrders(tx: Db, legalPartyId: string): Promise<void> {
  const name = `statements ${legalPartyId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** The newest statement of the same order that was made or is being made. */
export async function findSame(
  tx: Db,
  legalPartyId: string,
  order: StatementOrder,
): Promise<StatementRecord | undefined> {
  const { rows } = await sql<StatementRow>`
    select * from statement.statement
    where legal_party_id = ${legalPartyId} and kind = ${order.kind}
      and accounts = ${[...order.accounts]}::text[]
      and currencies = ${[...order.currencies]}::text[]
      and start_date = ${order.startDate} and end_date = ${order.endDate}
      and shows_salaries = ${order.showsSalaries} and status <> 'FAIL'
    order by requested_at desc limit 1`.execute(tx)
  return rows[0] && recordFromRow(rows[0])
}

export async function countUnfinished(tx: Db, legalPartyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from statement.statement
    where legal_party_id = ${legalPartyId} and status in ('PENDING', 'IN_PROGRESS')`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Removes a statement with all its rows, and then what the blob store has of it. */
export async function deleteStatement(tx: Db, record: StatementRecord): Promise<void> {
  const { legalPartyId, id } = record
  // First, because it waits for whoever is storing something for it.
  await sql`
    delete from statement.statement where legal_party_id = ${legalPartyId} and id = ${id}`.execute(
    tx,
  )
  await sql`
    delete from statement.file
    where legal_party_id = ${legalPartyId} and statement_id = ${id}`.execute(tx)
  await sql`
    delete from statement.operation
    where legal_party_id = ${legalPartyId} and statement_id = ${id}`.execute(tx)
  await queueBlobRemoval(tx, blobKeysOf(record))
  await publishStatementChange(tx, record, { isDeleted: true })
}

/** Statements whose time is over, of all organisations. Call it in `inSystem`. */
export async function findOutdated(tx: Db, now: Instant): Promise<readonly StatementRecord[]> {
  const since = addDays(bishkekDate(now), -statementKeptDays)
  const { rows } = await sql<StatementRow>`
    select * from statement.statement
    where made_at < ${since}::date at time zone 'Asia/Bishkek'
    order by made_at limit 100`.execute(tx)
  return rows.map(recordFromRow)
}

const storedSummary = ({ sections, ...summary }: StatementSummary): StoredSummary => ({
  ...summary,
  sections: sections.map(section => ({
    ...section,
    openingMinor: section.openingMinor.toString(),
    closingMinor: section.closingMinor.toString(),
    plannedMinor: section.plannedMinor.toString(),
    debitMinor: section.debitMinor.toString(),
    creditMinor: section.creditMinor.toString(),
    ...(section.feeMinor === undefined ? {} : { feeMinor: section.feeMinor.toString() }),
  })) as StoredSection[],
})

const summaryOf = ({ sections, ...summary }: StoredSummary): StatementSummary => ({
  ...summary,
  sections: sections.map(({ feeMinor, ...section }) => ({
    ...section,
    openingMinor: BigInt(section.openingMinor),
    closingMinor: BigInt(section.closingMinor),
    plannedMinor: BigInt(section.plannedMinor),
    debitMinor: BigInt(section.debitMinor),
    creditMinor: BigInt(section.creditMinor),
    ...(feeMinor === undefined ? {} : { feeMinor: BigInt(feeMinor) }),
  })),
})

const recordFromRow = (row: StatementRow): StatementRecord => ({
  legalPartyId: row.legal_party_id,
  id: row.id,
  kind: row.kind,
  orderedBy: row.ordered_by,
  clientName: row.client_name,
  clientInn: row.client_inn,
  accounts: row.accounts,
  currencies: row.currencies,
  places: row.places,
  startDate: row.start_date,
  endDate: row.end_date,
  status: row.status,
  progress: row.progress,
  operationCount: row.operation_count,
  showsSalaries: row.shows_salaries,
  language: row.language,
  fileName: row.file_name,
  requestedAt: row.requested_at,
  ...(row.schedule_id === null ? {} : { scheduleId: row.schedule_id }),
  ...(row.failure === null ? {} : { failure: row.failure }),
  ...(row.made_at === null ? {} : { madeAt: row.made_at }),
  ...(row.content === null ? {} : { content: summaryOf(row.content) }),
})
