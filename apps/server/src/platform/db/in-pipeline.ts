import type { CompiledQuery, QueryResult } from 'kysely'

import type { Db } from './db.ts'

export type Send = (query: CompiledQuery) => Promise<QueryResult<unknown>>

/** Each statement is sent at once; otherwise a transaction sends one when the one before it is answered. */
export function inPipeline<T>(tx: Db, run: (send: Send) => Promise<T>): Promise<T> {
  return tx
    .getExecutor()
    .provideConnection(connection => run(query => connection.executeQuery(query)))
}
