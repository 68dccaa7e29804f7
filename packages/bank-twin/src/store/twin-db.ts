import { storedWordsOf, type Words } from '@tartip/domain/bank-text'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { endOfDay, type Instant, toIso } from '@tartip/domain/time/instant'

/** The twin's own pool, or one transaction of it: int8 as bigint, timestamptz as epoch milliseconds. */
export type TwinDb = Kysely<Record<never, never>>

/** The years that PostgreSQL reads in an ISO text. In Bishkek the first of their days begins before them. */
const readable = { from: Date.parse('0001-01-01T00:00:00Z'), to: endOfDay('9999-12-31') }

/** One instant as a timestamptz parameter. */
export function timestamp(at: Instant): RawBuilder<Instant> {
  const text = at < readable.from ? '-infinity' : at > readable.to ? 'infinity' : toIso(at)
  return sql<Instant>`${text}::timestamptz`
}

/** An object or array becomes the value of a json column. */
type Cell = string | bigint | boolean | object | null | undefined

/**
 * Many rows as one JSON parameter for `json_populate_recordset`: one round trip, columns by name. A bigint
 * travels as text, because a JSON number would lose its last digits.
 */
export function recordset(rows: readonly Readonly<Record<string, Cell>>[]): string {
  return JSON.stringify(rows, (_name, value: Cell) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** The two columns of a text that may be the bank's, for a row of `recordset`. */
export function wordColumns(
  column: string,
  words: Words | undefined,
): Readonly<Record<string, Cell>> {
  if (words === undefined) return {}
  const { text, other } = storedWordsOf(words)
  return { [column]: text, [`${column}_other`]: other }
}

const attempts = 5

/**
 * Runs a transaction, and runs it again from its beginning when another one has won the race for the same
 * order or transfer, or when the two would have waited for each other for ever.
 */
export async function inTransaction<T>(db: TwinDb, run: (tx: TwinDb) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(run)
    } catch (error) {
      if (attempt === attempts || !isRace(error)) throw error
    }
  }
}

/** unique_violation, serialization_failure, deadlock_detected. */
const raceStates: ReadonlySet<unknown> = new Set(['23505', '40001', '40P01'])

function isRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TransferRace') return true
  return 'code' in error && raceStates.has(error.code)
}
