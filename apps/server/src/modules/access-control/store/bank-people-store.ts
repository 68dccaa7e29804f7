import { sql } from 'kysely'

import type { BankPerson } from '@tartip/bank-ports/contracts-and-registration'
import type { PostVerificationStatus } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

/** What the bank knows and decides about people, as this module keeps it; needs `inSystem`. */
export function createBankPeopleStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /**
     * A person whom the bank knows, with a client ID of their own; stays as they are when they are here. False
     * when somebody else has their phone.
     */
    async addPerson(person: BankPerson, userReferenceId: string, now: Instant): Promise<boolean> {
      await db
        .insertInto('access_control.person')
        .values({
          person_id: person.personId,
          user_reference_id: userReferenceId,
          client_id: sql<string>`nextval('access_control.client_id_number')::text`,
          mobile: person.phone,
          email: person.email ?? null,
          full_name: person.fullName,
          short_name: person.shortName,
          individual_inn: person.inn,
          is_resident: person.isResident,
          state: 'Init',
          post_verification_status: person.postVerificationStatus,
          created_date: toTimestamp(now),
          password_hash: null,
          totp_secret: null,
          totp_last_step: null,
          last_user_contract_id: null,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      const row = await db
        .selectFrom('access_control.person as p')
        .select('p.person_id')
        .where('p.person_id', '=', person.personId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The organisations that a person has to do with. */
    async partiesOf(personId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('access_control.person_contract as c')
        .select('c.legal_party_id')
        .distinct()
        .where('c.person_id', '=', personId)
        .execute()
      return rows.map(row => row.legal_party_id)
    },

    /** Open pages are notified only of another status. */
    async setVerification(
      personId: string,
      status: PostVerificationStatus,
      now: Instant,
    ): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.person')
        .set({ post_verification_status: status })
        .where('person_id', '=', personId)
        .where('post_verification_status', '<>', status)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return
      await db
        .updateTable('access_control.user_contract')
        .set({ rights_changed_at: toTimestamp(now) })
        .where('person_id', '=', personId)
        .execute()
    },
  }
}
