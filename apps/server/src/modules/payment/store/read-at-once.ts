import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { inTenantAtOnce } from '../../../platform/db/one-round-trip.ts'

/** A query of one organisation; the row type is what the text selects. */
export type Read = <Row>(
  legalPartyId: string,
  text: string,
  values: readonly unknown[],
) => Promise<readonly Row[]>

/** A screen waits no longer, and one slow list must not hold a connection that all others need. */
const shortTimeout = CompiledQuery.raw("set local statement_timeout = '5s'")

/** Screen queries: one transaction, one round trip, and an end after five seconds. */
export function createRead(db: Db): Read {
  return async <Row>(legalPartyId: string, text: string, values: readonly unknown[]) => {
    const query = CompiledQuery.raw(text, [...values])
    const [, rows = []] = await inTenantAtOnce(db, legalPartyId, [shortTimeout, query])
    return rows as Row[]
  }
}
