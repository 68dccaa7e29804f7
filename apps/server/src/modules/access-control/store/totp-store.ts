import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

export interface Totp {
  /** Sealed with the person's id. */
  readonly sealedSecret: string
  readonly lastStep: number | undefined
  /** The call that used the last code. */
  readonly lastCall: string | undefined
}

/** Authenticator apps. */
export function createTotpStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** A new authenticator app; the code of `step` and all before it are used. */
    async set(personId: string, sealedSecret: string, step: number): Promise<void> {
      await db
        .updateTable('access_control.person')
        .set({
          totp_secret: sealedSecret,
          totp_last_step: BigInt(step),
          totp_former_step: BigInt(step),
          totp_last_call: null,
          state: 'Confirmed',
        })
        .where('person_id', '=', personId)
        .execute()
    },

    /** Locks the person until the transaction ends. Before their counter, where both are locked. */
    async findForUpdate(personId: string): Promise<Totp | undefined> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select(['p.totp_secret', 'p.totp_last_step', 'p.totp_last_call'])
        .where('p.person_id', '=', personId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!row || row.totp_secret === null) return undefined
      const lastStep = row.totp_last_step === null ? undefined : Number(row.totp_last_step)
      const lastCall = row.totp_last_call ?? undefined
      return { sealedSecret: row.totp_secret, lastStep, lastCall }
    },

    /** Marks a step and all before it as used; false when somebody has used it meanwhile. */
    async useStep(personId: string, step: number, call: string | undefined): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update access_control.person
        set totp_last_step = ${step}::bigint, totp_last_call = ${call ?? null}::text,
          totp_former_step =
            case when totp_last_step = ${step}::bigint then totp_former_step else totp_last_step end
        where person_id = ${personId}
          and (totp_last_step is null or totp_last_step < ${step}::bigint
            or totp_last_step = ${step}::bigint and totp_last_call = ${call ?? null}::text)`.execute(
        handle,
      )
      return numAffectedRows === 1n
    },

    /** Makes the code of a step usable again, unless a later one was used meanwhile. */
    async giveBack(personId: string, step: number): Promise<void> {
      await sql`
        update access_control.person
        set totp_last_step = totp_former_step, totp_former_step = null, totp_last_call = null
        where person_id = ${personId} and totp_last_step = ${step}::bigint`.execute(handle)
    },
  }
}
