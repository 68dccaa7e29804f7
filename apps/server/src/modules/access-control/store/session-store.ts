import { CompiledQuery } from 'kysely'

import type {
  PostVerificationStatus,
  SignRight,
  SignScheme,
  SignType,
} from '@tartip/domain/people/sign-right'
import { toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { toTimestamp, type Db } from '../../../platform/db/db.ts'
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

/** Active calls of one session that are not in its row yet. */
export interface SessionTouch {
  readonly sessionId: string
  /** The first of them. The row was alive then, and each further call came within the life so gained. */
  readonly since: Instant
  readonly lastActiveAt: Instant
  readonly expiresAt: Instant
}

export interface SessionOwner {
  readonly sessionId: string
  readonly personId: string
  readonly legalPartyId: string | undefined
}

export function createSessionStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /**
     * The one query that stands in the path of every call, for as many calls as come together. No actor
     * when the contract is closed on that day.
     */
    async findByTokens(
      calls: readonly { readonly tokenHash: string; readonly today: LocalDate }[],
    ): Promise<readonly (StoredSession | undefined)[]> {
      const { rows } = await handle.executeQuery<SessionRow & { place: number }>(
        CompiledQuery.raw(findSessions, [
          calls.map(({ tokenHash }) => tokenHash),
          calls.map(({ today }) => today),
        ]),
      )
      const found = new Map(rows.map(row => [row.place, sessionFromRow(row)]))
      return calls.map((_, index) => found.get(index + 1))
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

    /** Extends sessions that live, never shortens one; answers the ids of those that were alive. */
    async extend(touches: readonly SessionTouch[]): Promise<Set<string>> {
      const { rows } = await handle.executeQuery<{ session_id: string }>(
        CompiledQuery.raw(extendSessions, [
          touches.map(touch => touch.sessionId),
          touches.map(touch => toIso(touch.since)),
          touches.map(touch => toIso(touch.lastActiveAt)),
          touches.map(touch => toIso(touch.expiresAt)),
        ]),
      )
      return new Set(rows.map(row => row.session_id))
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

    /** Whose session a token was, ended or not; none a day after its end. */
    async findOwner(tokenHash: string): Promise<SessionOwner | undefined> {
      const row = await db
        .selectFrom('access_control.session as s')
        .select(['s.session_id', 's.person_id', 's.legal_party_id'])
        .where('s.token_hash', '=', tokenHash)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { session_id: sessionId, person_id: personId, legal_party_id } = row
      return { sessionId, personId, legalPartyId: legal_party_id ?? undefined }
    },
  }
}

const findSessions = 'select * from access_control.sessions_by_token($1::text[], $2::date[])'

/**
 * The rows are locked in the order of their ids: two processes that write touches of the same
 * sessions wait for each other instead of ending in a deadlock.
 */
const extendSessions = `
  with alive as materialized (
    select s.session_id, t.last_active_at, t.expires_at
    from access_control.session s
    join unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[])
      as t (session_id, since, last_active_at, expires_at) on t.session_id = s.session_id
    where s.ended_at is null and s.expires_at > t.since
    order by s.session_id
    for no key update of s
  )
  update access_control.session s
  set last_active_at = greatest(s.last_active_at, alive.last_active_at),
    expires_at = greatest(s.expires_at, alive.expires_at)
  from alive
  where s.session_id = alive.session_id
  returning s.session_id`

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

/** What an actor is made of, whether a session or an API key stands for them. */
export type ActorRow = Omit<SessionRow, 'created_at' | 'last_active_at' | 'expires_at'>

/** No actor when the contract is closed: every part of it is missing then, or the last ones are. */
export function actorFromRow(row: ActorRow): Actor | undefined {
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
    // Only the vendor's server knows; `authenticate` queries it where the contract signs on phones.
    payControlKeyAvailable: false,
  }
}
