import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** A text is worth a prepared statement from this call on; most dynamic texts never come again. */
const preparedFrom = 3
/** Each connection keeps every statement it has prepared, so their number has an end. */
const mostStatements = 400

/**
 * A pool whose connections prepare the statements that come again and again: planning is a large part of
 * what a short statement costs, and the money path consists of few texts that never change.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const nameOf = createNames()
  return {
    async connect() {
      return namedClient(await pool.connect(), nameOf)
    },
    end: () => pool.end(),
  }
}

type NameOf = (text: string) => string | undefined

function createNames(): NameOf {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return text => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostStatements) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < preparedFrom) {
      // Dynamic texts (filters of a search) would gather here for ever.
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
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(
    sql: string | PostgresCursor<unknown>,
    parameters: readonly unknown[] = [],
  ): unknown {
    if (typeof sql !== 'string') throw new TypeError('Rows are read in pages, not by cursors')
    const values = [...parameters]
    // Without parameters the simple protocol takes several statements as one message; that must stay.
    const name = values.length > 0 ? nameOf(sql) : undefined
    return name === undefined
      ? client.query(sql, values)
      : client.query({ name, text: sql, values })
  }
  return { query, release: destroy => client.release(destroy) }
}
