import { sql } from 'kysely'

import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'

/**
 * A person is kept out of a contract by the bank (altogether, or in this contract) or by their
 * organisation, each for reasons of its own: who has frozen lifts their own freeze and no other. The
 * state that every call reads is made of all three here, and nowhere else. Needs `inSystem`.
 */
export function createFreezeStore(handle: Db) {
  return {
    /** The bank closes every contract to a person, those they get later too, or lifts that. */
    async setByBank(personId: string, isFrozen: boolean, now: Instant): Promise<void> {
      await sql`
        update access_control.person set is_frozen = ${isFrozen}
        where person_id = ${personId}`.execute(handle)
      await settle(handle, sql`u.person_id = ${personId}`, now)
    },

    /** The bank closes one contract to a person, or lifts that. */
    async setByBankIn(
      { legalPartyId, userContractId }: UserContractKey,
      isFrozen: boolean,
      now: Instant,
    ): Promise<void> {
      await sql`
        update access_control.user_contract set frozen_by_bank = ${isFrozen}
        where legal_party_id = ${legalPartyId} and user_contract_id = ${userContractId}`.execute(
        handle,
      )
      await settle(handle, isContract(legalPartyId, userContractId), now)
    },

    /** The organisation closes its contract to a person, or lifts that. A transaction of it is enough. */
    async setByOrganisation(
      { legalPartyId, userContractId }: UserContractKey,
      isFrozen: boolean,
      now: Instant,
    ): Promise<void> {
      await sql`
        update access_control.user_contract set frozen_by_organisation = ${isFrozen}
        where legal_party_id = ${legalPartyId} and user_contract_id = ${userContractId}`.execute(
        handle,
      )
      await settle(handle, isContract(legalPartyId, userContractId), now)
    },
  }
}

interface UserContractKey {
  readonly legalPartyId: string
  readonly userContractId: string
}

const isContract = (legalPartyId: string, userContractId: string) =>
  sql`u.legal_party_id = ${legalPartyId} and u.user_contract_id = ${userContractId}`

/**
 * Writes each row, also one whose state stays: a row that another transaction is changing is waited for only when it is
 * written, and the state is then made of what that transaction has left.
 */
async function settle(handle: Db, which: ReturnType<typeof sql>, now: Instant): Promise<void> {
  const state = sql`case
    when u.frozen_by_bank or u.frozen_by_organisation or p.is_frozen then 'FROZEN'
    else 'ACTIVE'
  end`
  await sql`
    update access_control.user_contract u
    set state = ${state},
      rights_changed_at =
        case when u.state = ${state} then u.rights_changed_at else ${toTimestamp(now)}::timestamptz end
    from access_control.person p
    where p.person_id = u.person_id and ${which}`.execute(handle)
}
