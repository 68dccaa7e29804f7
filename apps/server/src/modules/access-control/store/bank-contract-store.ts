import { sql } from 'kysely'

import type { BankContract, BankUserContract } from '@tartip/bank-ports/contracts-and-registration'
import { instantAt, type Instant, type LocalDate } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { departmentColumns } from './contract-store.ts'
import { createFreezeStore } from './freeze-store.ts'
import type { AccessControlTables } from './tables.ts'

/** The bank's contracts and the people in them, as this module keeps them; needs `inSystem`. */
export function createBankContractStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** The contract and its organisation as the bank keeps them now. */
    async saveBankContract(contract: BankContract, now: Instant): Promise<void> {
      await putContract(handle, contract)
      await db
        .updateTable('access_control.user_contract')
        .set({ rights_changed_at: toTimestamp(now) })
        .where('legal_party_id', '=', contract.legalPartyId)
        .where('contract_id', '=', contract.contractId)
        .execute()
    },

    /**
     * One person in one contract, with right, roles and access as the bank keeps them now. Open pages are notified
     * only when these differ: a repeated event changes nothing, and no session has a new contract yet.
     */
    async saveBankUserContract(userContract: BankUserContract, now: Instant): Promise<void> {
      const { contract, personId, userContractId } = userContract
      await putContract(handle, contract)
      const terms = {
        sign_right: userContract.signRight,
        product_roles: [...userContract.productRoles],
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
          conflict
            .columns(['legal_party_id', 'user_contract_id'])
            .doUpdateSet({ ...terms, rights_changed_at: toTimestamp(now) })
            .where(
              sql<boolean>`(user_contract.sign_right, user_contract.product_roles)
                is distinct from (excluded.sign_right, excluded.product_roles)`,
            ),
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
