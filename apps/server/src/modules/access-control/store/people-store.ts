import { sql } from 'kysely'

import type { PostVerificationStatus, SignRight } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { UserContractState } from '../public.ts'
import type { AccessControlTables } from './tables.ts'

/** One person's part in a contract, as whoever changes it needs it. */
export interface MemberRights {
  readonly userContractId: string
  readonly personId: string
  readonly userReferenceId: string
  readonly fullName: string
  readonly signRight: SignRight
  readonly state: UserContractState
  /** The bank denies access, whatever their organisation wants. */
  readonly isFrozenByBank: boolean
  readonly isFrozenByOrganisation: boolean
  readonly productRoles: readonly string[]
}

/** Changes of what people may do; call it with a transaction of the organisation. */
export function createPeopleStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** Locks the row until the transaction ends; undefined for anybody of another contract. */
    async findForUpdate(
      legalPartyId: string,
      contractId: string,
      userContractId: string,
    ): Promise<MemberRights | undefined> {
      const row = await db
        .selectFrom('access_control.user_contract as u')
        .innerJoin('access_control.person as p', 'p.person_id', 'u.person_id')
        .select(['u.user_contract_id', 'u.person_id', 'u.sign_right', 'u.state', 'u.product_roles'])
        .select(['p.user_reference_id', 'p.full_name', 'p.is_frozen'])
        .select(['u.frozen_by_bank', 'u.frozen_by_organisation'])
        .where('u.legal_party_id', '=', legalPartyId)
        .where('u.contract_id', '=', contractId)
        .where('u.user_contract_id', '=', userContractId)
        .forNoKeyUpdate('u')
        .executeTakeFirst()
      return (
        row && {
          userContractId: row.user_contract_id,
          personId: row.person_id,
          userReferenceId: row.user_reference_id,
          fullName: row.full_name,
          signRight: row.sign_right,
          state: row.state,
          isFrozenByBank: row.is_frozen || row.frozen_by_bank,
          isFrozenByOrganisation: row.frozen_by_organisation,
          productRoles: row.product_roles,
        }
      )
    },

    async saveProductRoles(
      legalPartyId: string,
      userContractId: string,
      productRoles: readonly string[],
      now: Instant,
    ): Promise<void> {
      await db
        .updateTable('access_control.user_contract')
        .set({
          product_roles: [...productRoles],
          rights_changed_at: toTimestamp(now),
        })
        .where('legal_party_id', '=', legalPartyId)
        .where('user_contract_id', '=', userContractId)
        .execute()
    },

    /** Notes that what a person may do has changed somewhere else: on accounts or cards. */
    async touchRights(legalPartyId: string, personId: string, now: Instant): Promise<void> {
      await db
        .updateTable('access_control.user_contract')
        .set({ rights_changed_at: toTimestamp(now) })
        .where('legal_party_id', '=', legalPartyId)
        .where('person_id', '=', personId)
        .execute()
    },
  }
}

/** A session whose person's rights have changed, and when. */
export interface ChangedSession {
  readonly sessionId: string
  readonly changedAt: Instant
}

/** Live sessions of people whose rights any process changed after an instant, over all organisations. */
export async function findSessionsWithChangedRights(
  handle: Db,
  after: Instant,
): Promise<ChangedSession[]> {
  const { rows } = await sql<{ session_id: string; rights_changed_at: Instant }>`
    select * from access_control.sessions_with_changed_rights(${toTimestamp(after)})`.execute(
    handle,
  )
  return rows.map(row => ({ sessionId: row.session_id, changedAt: row.rights_changed_at }))
}

/** What a person's password is compared with. */
export interface PasswordOwner {
  readonly passwordHash: string | undefined
  readonly isResident: boolean
  readonly postVerificationStatus: PostVerificationStatus
  /** What an attacker would try first. */
  readonly ownWords: readonly string[]
}

/** One's own password and the end of one's sessions; people and sessions belong to no organisation. */
export function createOwnAccountStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    async findPasswordOwner(personId: string): Promise<PasswordOwner | undefined> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select(['p.password_hash', 'p.is_resident', 'p.client_id', 'p.mobile', 'p.email'])
        .select(['p.full_name', 'p.individual_inn', 'p.post_verification_status'])
        .where('p.person_id', '=', personId)
        .executeTakeFirst()
      return (
        row && {
          passwordHash: row.password_hash ?? undefined,
          isResident: row.is_resident,
          postVerificationStatus: row.post_verification_status,
          ownWords: [row.client_id, row.mobile, row.email ?? '', row.full_name, row.individual_inn],
        }
      )
    },

    async savePassword(personId: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('access_control.person')
        .set({ password_hash: passwordHash })
        .where('person_id', '=', personId)
        .execute()
    },

    /** Ends one session; false when it was over already. */
    async endSession(sessionId: string, now: Instant): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.session')
        .set({ ended_at: toTimestamp(now) })
        .where('session_id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Ends every session of a person but one; answers their ids. */
    async endOtherSessions(personId: string, sessionId: string, now: Instant): Promise<string[]> {
      const rows = await db
        .updateTable('access_control.session')
        .set({ ended_at: toTimestamp(now) })
        .where('person_id', '=', personId)
        .where('session_id', '!=', sessionId)
        .where('ended_at', 'is', null)
        .returning('session_id')
        .execute()
      return rows.map(row => row.session_id)
    },
  }
}
