import type { Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

export interface Totp {
  /** Sealed with the person's id. */
  readonly sealedSecret: string
  readonly lastStep: number | undefined
}

/** Authenticator apps. */
export function createTotpStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** A new authenticator app; the code of `step` and all before it are used. */
    async set(personId: string, sealedSecret: string, step: number): Promise<void> {
      await db
        .updateTable('access_control.person')
        .set({ totp_secret: sealedSecret, totp_last_step: BigInt(step), state: 'Confirmed' })
        .where('person_id', '=', personId)
        .execute()
    },

    /** Locks the person until the transaction ends. Before their counter, where both are locked. */
    async findForUpdate(personId: string): Promise<Totp | undefined> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select(['p.totp_secret', 'p.totp_last_step'])
        .where('p.person_id', '=', personId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!row || row.totp_secret === null) return undefined
      const lastStep = row.totp_last_step === null ? undefined : Number(row.totp_last_step)
      return { sealedSecret: row.totp_secret, lastStep }
    },

    /** Marks a step and all before it as used; false when somebody has used it meanwhile. */
    async useStep(personId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.person')
        .set({ totp_last_step: BigInt(step) })
        .where('person_id', '=', personId)
        .where(eb =>
          eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', BigInt(step))]),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
