import type { LocalDate } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import type { ContractMember } from '../public.ts'
import { actorFromRow, type ActorRow } from './session-store.ts'

const membersOfParties = `
  select u.legal_party_id, u.person_id, u.sign_right, c.sign_type, p.post_verification_status,
    u.state = 'ACTIVE' and c.is_active
      and (c.expiration_date is null or c.expiration_date >= $2::date) as is_active, u.product_roles
  from access_control.user_contract u
  join access_control.person p on p.person_id = u.person_id
  join access_control.contract c
    on c.legal_party_id = u.legal_party_id and c.contract_id = u.contract_id
  where u.legal_party_id = any ($1::uuid[])
  order by u.legal_party_id, u.user_contract_id`

interface MemberRow {
  legal_party_id: string
  person_id: string
  sign_right: ContractMember['signRight']
  sign_type: ContractMember['signType']
  post_verification_status: ContractMember['postVerificationStatus']
  is_active: boolean
  product_roles: ContractMember['productRoles']
}

/** Everybody of these organisations, with whether their contract runs on the day. */
export async function findMembers(
  db: Db,
  legalPartyIds: readonly string[],
  today: LocalDate,
): Promise<ContractMember[]> {
  if (legalPartyIds.length === 0) return []
  const { rows } = await inSystem(db, tx =>
    tx.executeQuery<MemberRow>(CompiledQuery.raw(membersOfParties, [[...legalPartyIds], today])),
  )
  return rows.map(row => ({
    legalPartyId: row.legal_party_id,
    personId: row.person_id,
    signRight: row.sign_right,
    signType: row.sign_type,
    postVerificationStatus: row.post_verification_status,
    isActive: row.is_active,
    productRoles: row.product_roles,
  }))
}

const actorOfContract = `
  select p.person_id, p.user_reference_id, p.full_name, p.short_name, p.post_verification_status,
    u.legal_party_id, u.user_contract_id, c.contract_id, u.sign_right, u.product_roles,
    c.sign_scheme, c.sign_type, o.company_name, o.inn as company_inn, u.user_contract_id as session_id
  from access_control.user_contract u
  join access_control.person p on p.person_id = u.person_id
  join access_control.contract c
    on c.legal_party_id = u.legal_party_id and c.contract_id = u.contract_id
  join access_control.organisation o on o.legal_party_id = u.legal_party_id
  where u.legal_party_id = $1 and u.user_contract_id = $2 and u.state = 'ACTIVE' and c.is_active
    and (c.expiration_date is null or c.expiration_date >= $3::date)`

/** The person of a contract that runs on the day. There is no session; the contract's id stands for it. */
export async function findActor(
  db: Db,
  legalPartyId: string,
  userContractId: string,
  today: LocalDate,
): Promise<Actor | undefined> {
  const values = [legalPartyId, userContractId, today]
  const { rows } = await inSystem(db, tx =>
    tx.executeQuery<ActorRow>(CompiledQuery.raw(actorOfContract, values)),
  )
  return rows[0] && actorFromRow(rows[0])
}
