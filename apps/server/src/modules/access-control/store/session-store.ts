import { sql } from 'kysely'

import type {
  PostVerificationStatus,
  SignRight,
  SignScheme,
  SignType,
} from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { touchEveryMs } from '../rules/session-lifetime.ts'
import type { AccessControlTables } from './tables.ts'

export interface NewSession {
  readonly sessionId: string
  readonly tokenHash: string
  readonly personId: string
  readonly userContractId: string
  readonly legalPartyId: string
  readonly deviceId: string
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

/** A session that was not ended; whether it has expired is for the rules to say. */
export interface StoredSession {
  readonly sessionId: string
  readonly personId: string
  readonly createdAt: Instant
  readonly lastActiveAt: Instant
  readonly expiresAt: Instant
  readonly actor: Actor | undefined
}

export interface PreSession {
  readonly personId: string
  readonly deviceId: string
  readonly form: string
}

export function createSessionStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** The one query that stands in the path of every call. */
    async findByToken(tokenHash: string): Promise<StoredSession | undefined> {
      const { rows } = await sql<SessionRow>`
        select * from access_control.session_by_token(${tokenHash})`.execute(handle)
      const row = rows[0]
      return row && sessionFromRow(row)
    },

    async add(session: NewSession): Promise<void> {
      await db
        .insertInto('access_control.session')
        .values({
          session_id: session.sessionId,
          token_hash: session.tokenHash,
          person_id: session.personId,
          user_contract_id: session.userContractId,
          legal_party_id: session.legalPartyId,
          device_id: session.deviceId,
          created_at: toTimestamp(session.createdAt),
          last_active_at: toTimestamp(session.createdAt),
          expires_at: toTimestamp(session.expiresAt),
        })
        .execute()
    },

    /** Extends a session that lives, unless another call has just done so. */
    async touch(sessionId: string, now: Instant, expiresAt: Instant): Promise<void> {
      await db
        .updateTable('access_control.session')
        .set({ last_active_at: toTimestamp(now), expires_at: toTimestamp(expiresAt) })
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', toTimestamp(now))
        .where('last_active_at', '<=', toTimestamp(now - touchEveryMs))
        .execute()
    },

    async selectContract(
      sessionId: string,
      contract: { userContractId: string; legalPartyId: string },
    ): Promise<void> {
      await db
        .updateTable('access_control.session')
        .set({
          user_contract_id: contract.userContractId,
          legal_party_id: contract.legalPartyId,
        })
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .execute()
    },

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

    /** Ends every session whose time is over; answers how many. */
    async endExpired(now: Instant): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.session')
        .set({ ended_at: toTimestamp(now) })
        .where('ended_at', 'is', null)
        .where('expires_at', '<=', toTimestamp(now))
        .executeTakeFirst()
      return Number(numUpdatedRows)
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

    async addPreSession(
      tokenHash: string,
      preSession: PreSession & { expiresAt: Instant },
    ): Promise<void> {
      await db
        .insertInto('access_control.pre_session')
        .values({
          token_hash: tokenHash,
          person_id: preSession.personId,
          device_id: preSession.deviceId,
          form: preSession.form,
          expires_at: toTimestamp(preSession.expiresAt),
        })
        .execute()
    },

    async findPreSession(tokenHash: string, now: Instant): Promise<PreSession | undefined> {
      const row = await db
        .selectFrom('access_control.pre_session as s')
        .select(['s.person_id', 's.device_id', 's.form'])
        .where('s.token_hash', '=', tokenHash)
        .where('s.expires_at', '>', toTimestamp(now))
        .executeTakeFirst()
      return row && { personId: row.person_id, deviceId: row.device_id, form: row.form }
    },

    /** Uses a pre-session up; false when another request has done so. */
    async removePreSession(tokenHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('access_control.pre_session')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

interface SessionRow {
  session_id: string
  person_id: string
  created_at: Instant
  last_active_at: Instant
  expires_at: Instant
  user_reference_id: string
  full_name: string
  short_name: string
  post_verification_status: PostVerificationStatus
  legal_party_id: string | null
  user_contract_id: string | null
  contract_id: string | null
  sign_right: SignRight | null
  product_roles: string[] | null
  sign_scheme: SignScheme | null
  sign_type: SignType | null
  company_name: string | null
  company_inn: string | null
}

function sessionFromRow(row: SessionRow): StoredSession {
  return {
    sessionId: row.session_id,
    personId: row.person_id,
    createdAt: row.created_at,
    lastActiveAt: row.last_active_at,
    expiresAt: row.expires_at,
    actor: actorFromRow(row),
  }
}

/** No actor when the contract is closed: every part of it is missing then, or the last ones are. */
function actorFromRow(row: SessionRow): Actor | undefined {
  const { legal_party_id: legalPartyId, user_contract_id: userContractId } = row
  const { contract_id: contractId, sign_right: signRight, product_roles: productRoles } = row
  const { sign_scheme: signScheme, sign_type: signType } = row
  const { company_name: companyName, company_inn: companyInn } = row
  if (legalPartyId === null || userContractId === null || contractId === null) return undefined
  if (signRight === null || productRoles === null || signScheme === null) return undefined
  if (signType === null || companyName === null || companyInn === null) return undefined
  return {
    sessionId: row.session_id,
    personId: row.person_id,
    userReferenceId: row.user_reference_id,
    fullName: row.full_name,
    shortName: row.short_name,
    postVerificationStatus: row.post_verification_status,
    legalPartyId,
    userContractId,
    contractId,
    signRight,
    productRoles,
    signScheme,
    signType,
    companyName,
    companyInn,
    // No pay-control key can be issued in this version, so nobody holds one.
    payControlKeyAvailable: false,
  }
}
