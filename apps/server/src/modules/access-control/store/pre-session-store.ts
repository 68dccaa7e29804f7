import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { FlowStep, SignInForm } from '../rules/sign-in-form.ts'
import type { AccessControlTables } from './tables.ts'

/** What somebody goes through at sign-in before they have a session. */
export interface PreSession {
  /** Undefined while nobody is known, and for good when there is nobody to be known. */
  readonly personId: string | undefined
  /** The guess counter of the login that was typed; undefined when no password has been checked. */
  readonly loginSubject: string | undefined
  readonly deviceId: string
  readonly form: SignInForm
  /** What has to be done next. */
  readonly step: FlowStep
  /** Where codes are sent; 12 digits. */
  readonly mobile: string | undefined
  /** The tax number with which a registration began. */
  readonly individualInn: string | undefined
  /** The TOTP secret that waits for its first code, sealed with the token's hash. */
  readonly pendingTotp: string | undefined
}

export type NewPreSession = Omit<PreSession, 'pendingTotp'> & { readonly expiresAt: Instant }

/** What a step changes besides the step itself. */
export type PreSessionChange = Partial<
  Pick<PreSession, 'form' | 'step' | 'personId' | 'mobile' | 'pendingTotp'>
> & { readonly expiresAt?: Instant }

export function createPreSessionStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    async add(tokenHash: string, preSession: NewPreSession): Promise<void> {
      await db
        .insertInto('access_control.pre_session')
        .values({
          token_hash: tokenHash,
          person_id: preSession.personId ?? null,
          login_subject: preSession.loginSubject ?? null,
          device_id: preSession.deviceId,
          form: preSession.form,
          step: preSession.step,
          mobile: preSession.mobile ?? null,
          individual_inn: preSession.individualInn ?? null,
          expires_at: toTimestamp(preSession.expiresAt),
        })
        .execute()
    },

    async find(tokenHash: string, now: Instant): Promise<PreSession | undefined> {
      const row = await db
        .selectFrom('access_control.pre_session as s')
        .select(['s.person_id', 's.login_subject', 's.device_id', 's.form', 's.step'])
        .select(['s.mobile', 's.individual_inn', 's.pending_totp'])
        .where('s.token_hash', '=', tokenHash)
        .where('s.expires_at', '>', toTimestamp(now))
        .executeTakeFirst()
      return (
        row && {
          personId: row.person_id ?? undefined,
          loginSubject: row.login_subject ?? undefined,
          deviceId: row.device_id,
          form: row.form,
          step: row.step,
          mobile: row.mobile ?? undefined,
          individualInn: row.individual_inn ?? undefined,
          pendingTotp: row.pending_totp ?? undefined,
        }
      )
    },

    /** Goes on from a step; false when another request has done so, or the time is over. */
    async goOn(tokenHash: string, from: FlowStep, change: PreSessionChange): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.pre_session')
        .set({
          ...(change.form === undefined ? {} : { form: change.form }),
          ...(change.step === undefined ? {} : { step: change.step }),
          ...(change.personId === undefined ? {} : { person_id: change.personId }),
          ...(change.mobile === undefined ? {} : { mobile: change.mobile }),
          ...(change.pendingTotp === undefined ? {} : { pending_totp: change.pendingTotp }),
          ...(change.expiresAt === undefined ? {} : { expires_at: toTimestamp(change.expiresAt) }),
        })
        .where('token_hash', '=', tokenHash)
        .where('step', '=', from)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Uses a pre-session up; false when another request has done so. */
    async remove(tokenHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('access_control.pre_session')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /** Keeps the challenge for a hardware token; a new one takes the place of the former. */
    async setTokenChallenge(
      tokenHash: string,
      challengeHash: string,
      until: Instant,
    ): Promise<void> {
      await db
        .updateTable('access_control.pre_session')
        .set({ token_challenge: challengeHash, token_challenge_until: toTimestamp(until) })
        .where('token_hash', '=', tokenHash)
        .execute()
    },

    /** Takes the challenge away, whatever becomes of it; false when it is another one or too old. */
    async useTokenChallenge(
      tokenHash: string,
      challengeHash: string,
      now: Instant,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.pre_session')
        .set({ token_challenge: null })
        .where('token_hash', '=', tokenHash)
        .where('token_challenge', '=', challengeHash)
        .where('token_challenge_until', '>', toTimestamp(now))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
