import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import type { Instant } from '@tartip/domain/time/instant'

/** No tables of its own: a store says which ones it uses with `db.withTables<PaymentTables>()`. */
export type NoTables = Record<never, never>

/** A handle on PostgreSQL: the pool, or one transaction. Stores take it, they never keep a global one. */
export type Db = Kysely<NoTables>

/** A statement with its parameters, handed to whoever runs it in their transaction. */
export type SqlStatement = CompiledQuery

/** The rights of every request and job: no ownership, so row-level security holds. Nobody logs in as it. */
export const applicationRole = 'tartip_app'
/** The rights of what crosses organisations (`inSystem`): jobs, sign-in. Nobody logs in as it. */
export const systemRole = 'tartip_system'

/** Writes an instant into a timestamptz column. */
export function toTimestamp(instant: Instant): RawBuilder<Instant> {
  return sql<Instant>`${new Date(instant).toISOString()}::timestamptz`
}
