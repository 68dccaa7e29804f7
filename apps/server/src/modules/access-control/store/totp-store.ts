import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { ProofConsumption } from '../../../platform/documents/signing.ts'
import type { AccessControlTables } from './tables.ts'

export interface Totp {
  /** Sealed with the person's id. */
  readonly sealedSecret: string
  readonly lastStep: number | undefined
  /** The call that the last code belongs to, where its effect is outside the database. */
  readonly lastCall: string | undefined
}

/** The step of a right code; `firstStep` differs from `step` when two steps have this code by chance. */
export interface StepsOfCode {
  readonly firstStep: number
  readonly step: number
}

/** Uses a code up in a transaction that sends its statements together. */
export function consumptionOfCode(
  personId: string,
  { firstStep, step }: StepsOfCode,
): ProofConsumption {
  const statement = 'select access_control.use_codes($1::uuid[], $2::bigint[], $3::bigint[])'
  return { statement, values: [personId, firstStep, step], order: personId }
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
    async useCode(personId: string, { firstStep, step }: StepsOfCode): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.person')
        .set({ totp_last_step: BigInt(step), totp_former_step: null, totp_last_call: null })
        .where('person_id', '=', personId)
        .where(eb =>
          eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', BigInt(firstStep))]),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /**
     * The same for an effect outside the database: the code belongs to the call from then on, which may use it again
     * when it is repeated.
     */
    async useCodeForCall(
      personId: string,
      { firstStep, step }: StepsOfCode,
      call: string,
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update access_control.person
        set totp_last_step = ${step}::bigint, totp_last_call = ${call},
          totp_former_step =
            case when totp_last_step = ${step}::bigint then totp_former_step else totp_last_step end
        where person_id = ${personId}
          and (totp_last_step is null or totp_last_step < ${firstStep}::bigint
            or totp_last_step = ${step}::bigint and totp_last_call = ${call})`.execute(handle)
      return numAffectedRows === 1n
    },

    /** Makes the code of a call usable again, unless a later one was used meanwhile. */
    async giveBack(personId: string, { step }: StepsOfCode, call: string): Promise<void> {
      await sql`
        update access_control.person
        set totp_last_step = totp_former_step, totp_former_step = null, totp_last_call = null
        where person_id = ${personId} and totp_last_step = ${step}::bigint
          and totp_last_call = ${call}`.execute(handle)
    },
  }
}
