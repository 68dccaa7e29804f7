import { CompiledQuery } from 'kysely'

import { forReads } from './connections.ts'
import type { Db } from './db.ts'
import { inTenantSingleRoundTrip } from './one-round-trip.ts'
import type { Read } from '../lists/list-reader.ts'

/** A screen waits no longer, and one slow list must not hold a connection that all others need. */
const longestReadMs = 5_000

/** Screen queries: one transaction, one round trip, and an end after five seconds. */
export function createRead(db: Db, longestMs = longestReadMs): Read {
  // A plan made for any organisation and any status reads all documents of a large one to find a few. Compiling a
  // plan costs more than it.
  const asScreens = CompiledQuery.raw(`
    select set_config('statement_timeout', '${longestMs}ms', true),
      set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)`)
  const reads = forReads(db)
  return async <Row>(legalPartyId: string, text: string, values: readonly unknown[]) => {
    const query = CompiledQuery.raw(text, [...values])
    const [, rows = []] = await inTenantSingleRoundTrip(reads, legalPartyId, [asScreens, query])
    return rows as Row[]
  }
}
