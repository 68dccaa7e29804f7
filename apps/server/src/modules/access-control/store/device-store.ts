import { sql } from 'kysely'

import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** The devices that people have signed in with. */
export function createDeviceStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** Whether a person has signed in with a device before; costs the same for nobody. */
    async knows(personId: string | undefined, deviceId: string): Promise<boolean> {
      const row = await db
        .selectFrom('access_control.device as d')
        .select('d.device_id')
        .where('d.person_id', '=', personId ?? nobody)
        .where('d.device_id', '=', deviceId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether anybody at all has signed in with a device. */
    async isOfAnybody(deviceId: string): Promise<boolean> {
      const row = await db
        .selectFrom('access_control.device as d')
        .select('d.device_id')
        .where('d.device_id', '=', deviceId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Notes that a device was seen with a person; true when it is the first time. */
    async remember(personId: string, deviceId: string, now: Instant): Promise<boolean> {
      const seen = toTimestamp(now)
      const row = await db
        .insertInto('access_control.device')
        .values({
          person_id: personId,
          device_id: deviceId,
          first_seen_at: seen,
          last_seen_at: seen,
        })
        .onConflict(conflict =>
          conflict.columns(['person_id', 'device_id']).doUpdateSet({ last_seen_at: seen }),
        )
        // A row that this very statement inserted has no deleting or updating transaction yet.
        .returning(sql<boolean>`xmax = 0`.as('is_new'))
        .executeTakeFirstOrThrow()
      return row.is_new
    },
  }
}
