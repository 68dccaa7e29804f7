import { sql } from 'kysely'

import type {
  BankContract,
  BankPerson,
  BankUserContract,
} from '@tartip/bank-ports/contracts-and-registration'
import type { PostVerificationStatus } from '@tartip/domain/people/sign-right'
import { instantAt, type Instant, type LocalDate } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { createFreezeStore } from './freeze-store.ts'
import type { AccessControlTables } from './tables.ts'
import { departmentColumns } from './contract-store.ts'

const feed = 'contracts'

/** What the bank decides about people and contracts, as this part of the house keeps it; needs `inSystem`. */
export function createBankPeopleStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /**
     * A person whom the bank knows, with a client ID of his own; stays as he is when he is here. False
     * when somebody else has his phone.
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

    /** The contract and its organisation as the bank keeps them now. */
    async takeOverContract(contract: BankContract, now: Instant): Promise<void> {
      await putContract(handle, contract)
      await db
        .updateTable('access_control.user_contract')
        .set({ rights_changed_at: toTimestamp(now) })
        .where('legal_party_id', '=', contract.legalPartyId)
        .where('contract_id', '=', contract.contractId)
        .execute()
    },

    /** One person in one contract, with right, roles and access as the bank keeps them now. */
    async takeOverUserContract(userContract: BankUserContract, now: Instant): Promise<void> {
      const { contract, personId, userContractId } = userContract
      await putContract(handle, contract)
      const terms = {
        sign_right: userContract.signRight,
        product_roles: [...userContract.productRoles],
        rights_changed_at: toTimestamp(now),
      }
      const key = {
        person_id: personId,
        user_contract_id: userContractId,
        legal_party_id: contract.legalPartyId,
      }
      await db
        .insertInto('access_control.user_contract')
        .values({ ...key, contract_id: contract.contractId, state: 'ACTIVE', ...terms })
        .onConflict(conflict =>
          conflict.columns(['legal_party_id', 'user_contract_id']).doUpdateSet(terms),
        )
        .execute()
      await db
        .insertInto('access_control.person_contract')
        .values(key)
        .onConflict(conflict => conflict.doNothing())
        .execute()
      const { legalPartyId } = contract
      const place = { legalPartyId, userContractId }
      await createFreezeStore(handle).setByBankIn(place, userContract.isFrozen, now)
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

    async setVerification(
      personId: string,
      status: PostVerificationStatus,
      now: Instant,
    ): Promise<void> {
      await db
        .updateTable('access_control.user_contract')
        .set({ rights_changed_at: toTimestamp(now) })
        .where('person_id', '=', personId)
        .execute()
      await db
        .updateTable('access_control.person')
        .set({ post_verification_status: status })
        .where('person_id', '=', personId)
        .execute()
    },

    /** How far the events of the bank have been followed; the place stays ours until the transaction ends. */
    async lockPosition(): Promise<bigint> {
      await sql`
        insert into access_control.bank_cursor (feed, position) values (${feed}, 0)
        on conflict do nothing`.execute(handle)
      const { rows } = await sql<{ position: bigint }>`
        select position from access_control.bank_cursor where feed = ${feed} for update`.execute(
        handle,
      )
      return rows[0]?.position ?? 0n
    },

    async moveTo(position: bigint): Promise<void> {
      await sql`
        update access_control.bank_cursor set position = ${position.toString()}::bigint
        where feed = ${feed}`.execute(handle)
    },
  }
}

async function putContract(handle: Db, contract: BankContract): Promise<void> {
  const tables = handle.withTables<AccessControlTables>()
  const names = { company_name: contract.companyName, inn: contract.inn }
  await tables
    .insertInto('access_control.organisation')
    .values({ legal_party_id: contract.legalPartyId, ...names })
    .onConflict(conflict => conflict.column('legal_party_id').doUpdateSet(names))
    .execute()
  const terms = {
    contract_num: contract.contractNum,
    is_active: contract.isActive,
    sign_scheme: contract.signScheme,
    sign_type: contract.signType,
    department_code: contract.departmentCode,
    ...departmentColumns(contract.departmentName),
    expiration_date: contract.expirationDate as LocalDate | null,
  }
  await tables
    .insertInto('access_control.contract')
    .values({
      legal_party_id: contract.legalPartyId,
      contract_id: contract.contractId,
      created_date: toTimestamp(instantAt(contract.createdDate, 0)),
      ...terms,
    })
    .onConflict(conflict => conflict.columns(['legal_party_id', 'contract_id']).doUpdateSet(terms))
    .execute()
}
