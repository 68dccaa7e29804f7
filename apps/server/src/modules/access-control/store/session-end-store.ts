import { CompiledQuery } from 'kysely'

import { toIso, type Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

/** How sessions end. A row stays for a while, so that every process learns of it. */
export function createSessionEndStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** Ends the session of a token; undefined when there was none alive. */
    async endByToken(
      tokenHash: string,
      now: Instant,
    ): Promise<{ sessionId: string; personId: string } | undefined> {
      const row = await db
        .updateTable('access_control.session')
        .set({ ended_at: toTimestamp(now) })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .returning(['session_id', 'person_id'])
        .executeTakeFirst()
      return row && { sessionId: row.session_id, personId: row.person_id }
    },

    /** Ends every session whose time is over, except some; answers how many. */
    async endExpired(now: Instant, except: readonly string[]): Promise<number> {
      const { numAffectedRows } = await handle.executeQuery(
        CompiledQuery.raw(endExpiredSessions, [toIso(now), [...except]]),
      )
      return Number(numAffectedRows ?? 0n)
    },

    /** Ids of the sessions that any process ended after an instant. */
    async findEndedAfter(after: Instant): Promise<string[]> {
      const rows = await db
        .selectFrom('access_control.session as s')
        .select('s.session_id')
        .where('s.ended_at', '>', toTimestamp(after))
        .execute()
      return rows.map(row => row.session_id)
    },

    /** Ends every session of a person but one; answers the ids of those that were alive. */
    async endAllOf(personId: string, exceptSessionId: string | undefined, now: Instant) {
      const ending = db
        .updateTable('access_control.session')
        .set({ ended_at: toTimestamp(now) })
        .where('person_id', '=', personId)
        .where('ended_at', 'is', null)
        .returning('session_id')
      const rows = await (
        exceptSessionId === undefined ? ending : ending.where('session_id', '<>', exceptSessionId)
      ).execute()
      return rows.map(row => row.session_id)
    },
  }
}

const endExpiredSessions = `
  update access_control.session
  set ended_at = $1::timestamptz
  where ended_at is null and expires_at <= $1::timestamptz and session_id <> all ($2::uuid[])`
