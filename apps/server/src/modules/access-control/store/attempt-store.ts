import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { noAttempts, type AttemptState } from '../rules/attempt-limit.ts'
import type { AccessControlTables } from './tables.ts'

/** Call it with a transaction: what `findForUpdate` reads stays locked until the transaction ends. */
export function createAttemptStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** The state of a subject, made when there is none; others wait until this transaction ends. */
    async findForUpdate(subject: string, now: Instant): Promise<AttemptState> {
      const row = await db
        .insertInto('access_control.guess_counter')
        .values({ subject, changed_at: toTimestamp(now) })
        // An update that changes nothing: it locks the row and answers its newest version.
        .onConflict(conflict => conflict.column('subject').doUpdateSet({ subject }))
        .returning(['tries', 'round', 'locked_until', 'lockouts', 'is_permanent'])
        .executeTakeFirstOrThrow()
      return stateFromRow(row)
    },

    /** The states of several subjects, read without locking any; what was never counted is empty. */
    async findAll(subjects: readonly string[]): Promise<(subject: string) => AttemptState> {
      const rows = await db
        .selectFrom('access_control.guess_counter as g')
        .select(['g.subject', 'g.tries', 'g.round', 'g.locked_until', 'g.lockouts'])
        .select('g.is_permanent')
        .where('g.subject', 'in', [...subjects])
        .execute()
      const found = new Map(rows.map(row => [row.subject, stateFromRow(row)]))
      return subject => found.get(subject) ?? noAttempts
    },

    /** Takes counters away: the next try is the first one. */
    async forget(subjects: readonly string[]): Promise<void> {
      await db
        .deleteFrom('access_control.guess_counter')
        .where('subject', 'in', [...subjects])
        .execute()
    },

    /** The counters of all devices of a person. */
    async forgetDevices(prefix: string): Promise<void> {
      await db
        .deleteFrom('access_control.guess_counter')
        .where('subject', 'like', `${prefix}%`)
        .execute()
    },

    async save(subject: string, state: AttemptState, now: Instant): Promise<void> {
      await db
        .updateTable('access_control.guess_counter')
        .set({
          tries: state.attempts,
          round: state.round,
          locked_until: state.lockedUntil === undefined ? null : toTimestamp(state.lockedUntil),
          lockouts: JSON.stringify(state.lockouts),
          is_permanent: state.isPermanent,
          changed_at: toTimestamp(now),
        })
        .where('subject', '=', subject)
        .execute()
    },
  }
}

function stateFromRow(row: {
  tries: number
  round: number
  locked_until: Instant | null
  lockouts: Instant[]
  is_permanent: boolean
}): AttemptState {
  return {
    attempts: row.tries,
    round: row.round,
    lockedUntil: row.locked_until ?? undefined,
    lockouts: row.lockouts,
    isPermanent: row.is_permanent,
  }
}
