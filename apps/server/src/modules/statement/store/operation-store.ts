import { allWordsOf } from '@tartip/domain/bank-text'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import type { StatementOperation } from '@tartip/formats/statements/statement-content'
import { sql, type RawBuilder } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { lineOf, operationOf, type StoredBatch } from '../files/stored-operations.ts'
import { holdStatement, type StatementRecord } from './statement-store.ts'

/** The bank is read newest first; positions count down from here, so that they rise with time. */
export const lastPosition = 1_000_000_000

export function searchTextOf(operation: StatementOperation): string {
  const { counterpartyName, purpose, counterpartyAccount, documentNumber = '' } = operation
  const words = [...allWordsOf(counterpartyName), ...allWordsOf(purpose)]
  return searchKeyOf([...words, counterpartyAccount, documentNumber].join('\n'))
}

/** Adds operations, newest first; `before` is the position above the first of them. */
export async function insertOperations(
  tx: Db,
  record: StatementRecord,
  section: number,
  before: number,
  operations: readonly StatementOperation[],
): Promise<void> {
  const { legalPartyId, id } = record
  await holdStatement(tx, record)
  const rows = operations.map((operation, index) => ({
    position: before - 1 - index,
    booked_on: bishkekDate(operation.bookedAt),
    direction: operation.direction,
    search_text: searchTextOf(operation),
    line: lineOf(operation),
  }))
  await sql`
    insert into statement.operation (legal_party_id, statement_id, section, position, booked_on,
      direction, search_text, line)
    select ${legalPartyId}, ${id}, ${section}, position, booked_on, direction, search_text, line
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (position integer, booked_on date,
      direction text, search_text text, line text)`.execute(tx)
}

/** Removes what an interrupted attempt has left. */
export async function deleteOperations(
  tx: Db,
  { legalPartyId, id }: StatementRecord,
): Promise<void> {
  await sql`
    delete from statement.operation
    where legal_party_id = ${legalPartyId} and statement_id = ${id}`.execute(tx)
}

/**
 * How many operations are one text. Those of one text are objects at the same time, and the collector copies what is in
 * use: with 1,000 a workbook takes a third longer.
 */
const ofOneText = 200

/** Operations of a section after a position, oldest first, as the texts that `batchOfTexts` reads. */
export async function readOperationTexts(
  tx: Db,
  { legalPartyId, id }: StatementRecord,
  section: number,
  after: number,
  limit: number,
): Promise<StoredBatch> {
  const { rows } = await sql<{ text: string; last: number }>`
    select string_agg(line, E'\\n' order by position) as text, max(position) as last
    from (
      select position, line from statement.operation
      where legal_party_id = ${legalPartyId} and statement_id = ${id} and section = ${section}
        and position > ${after}
      order by position limit ${limit}) as batch
    group by position / ${sql.lit(ofOneText)} order by last`.execute(tx)
  return { texts: rows.map(({ text }) => text), last: rows.at(-1)?.last ?? after }
}

export interface OperationQuery {
  readonly search?: string
  readonly direction?: 'DEBIT' | 'CREDIT'
  readonly startDate?: LocalDate
  readonly endDate?: LocalDate
  /** Indexes of sections; all when left out. */
  readonly sections?: readonly number[]
}

/** A page of what a filter finds in a statement, in the order of its sections, oldest first. */
export async function findOperations(
  tx: Db,
  { legalPartyId, id }: StatementRecord,
  query: OperationQuery,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{
  readonly list: readonly { readonly section: number; readonly operation: StatementOperation }[]
  readonly count: number
}> {
  const conditions: RawBuilder<unknown>[] = [
    sql`legal_party_id = ${legalPartyId} and statement_id = ${id}`,
  ]
  const { search, direction, startDate, endDate, sections } = query
  if (search) conditions.push(sql`position(${searchKeyOf(search)} in search_text) > 0`)
  if (direction) conditions.push(sql`direction = ${direction}`)
  if (startDate) conditions.push(sql`booked_on >= ${startDate}`)
  if (endDate) conditions.push(sql`booked_on <= ${endDate}`)
  if (sections) conditions.push(sql`section = any(${[...sections]}::integer[])`)
  const where = sql.join(conditions, sql` and `)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from statement.operation where ${where}`.execute(tx)
  const { rows } = await sql<{ section: number; line: string }>`
    select section, line from statement.operation where ${where}
    order by section, position limit ${size} offset ${(page - 1) * size}`.execute(tx)
  return {
    list: rows.map(({ section, line }) => ({ section, operation: operationOf(line) })),
    count: counted[0]?.count ?? 0,
  }
}
