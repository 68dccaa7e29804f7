import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** A text is worth a prepared statement from this call on; most dynamic texts never come again. */
const preparedFrom = 3
/** Each connection keeps every statement it has prepared, so their number has an end. */
const mostStatements = 400

/**
 * A pool whose connections prepare the statements that come again and again: planning is a large part of
 * what a short statement costs, and the money path consists of few texts that never change. BEGIN goes out
 * together with the first statement of its transaction.
 */
export function withNamedStatements(pool: pg.Pool, nameOf: NameOf): PostgresPool {
  return {
    async connect() {
      return namedClient(await pool.connect(), nameOf)
    },
    end: () => pool.end(),
  }
}

/** The name under which a text is prepared: at once, or once it has come often enough. */
export type NameOf = (text: string, isAtOnce?: boolean) => string | undefined

export function createStatementNames(): NameOf {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text, isAtOnce = false) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostStatements) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < preparedFrom && !isAtOnce) {
      // Dynamic texts (filters of a search) would accumulate here for ever.
      if (seen.size >= mostStatements * 10) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = createHash('sha256').update(text).digest('hex').slice(0, 40)
    names.set(text, name)
    return name
  }
}

function namedClient(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  /** A BEGIN that waits for the first statement of its transaction. */
  let begin: string | undefined

  const send = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const statement = statementOf(text, values, nameOf)
    if (begin === undefined) return client.query(statement)
    const first = { text: begin }
    begin = undefined
    const [, answer] = await sendPipelined(client, [first, statement])
    return answer
  }

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(
    sql: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): unknown {
    if (typeof sql !== 'string') throw new TypeError('Rows are read in pages, not by cursors')
    if (!sql.startsWith('begin') || begin !== undefined) return send(sql, [...parameters])
    // Nothing is learnt from the answer to BEGIN: it travels with the first statement.
    begin = sql
    return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] })
  }
  return {
    query,
    release(destroy) {
      // A BEGIN that nothing came after was never sent.
      begin = undefined
      client.release(destroy)
    },
  }
}

/** What one statement is to the driver. */
export interface DriverStatement {
  readonly name?: string
  readonly text: string
  readonly values?: unknown[]
}

/**
 * Sends statements in one packet and waits for all answers.
 *
 * @throws the first error; PostgreSQL skips what comes behind it in a transaction
 */
export async function sendPipelined<const S extends readonly DriverStatement[]>(
  client: pg.PoolClient,
  statements: S,
): Promise<{ [K in keyof S]: pg.QueryResult }> {
  const { stream } = client.connection
  stream.cork()
  const sent = statements.map(statement => client.query(statement))
  stream.uncork()
  const answers = (await Promise.allSettled(sent)).map(answer => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  })
  return answers as { [K in keyof S]: pg.QueryResult }
}

/**
 * A statement as the driver takes it. Without parameters the simple protocol takes several statements as
 * one message; that must stay.
 */
export function statementOf(text: string, values: unknown[], nameOf: NameOf): DriverStatement {
  if (values.length === 0) return { text }
  const name = nameOf(text)
  return name === undefined ? { text, values } : { name, text, values }
}
